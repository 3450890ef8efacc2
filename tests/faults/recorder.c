/* Loaded before the C library (LD_PRELOAD): writes down every change that a program makes to files, in order and
 * with the data, and what it says on its standard output. A filter of the kernel (seccomp) hands each such call
 * to this library, also those that a program makes without the C library. RECORD_LOG names the file that the
 * records are added to; tests/power/recording.rs reads them. Calls that could change files and are not known
 * here are written down as such, so that a test can fail. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

/* The sixth argument of calls that this library makes, which the filter lets through; none of them has one. */
#define OURS 0x7469u
/* Where the log is open, out of the way of the program's own files. */
#define LOG 900
#define PATH 4096

enum kind { CREATED = 1, WRITTEN, SIZED, SYNCED, RENAMED, LINKED, REMOVED, FOLDER, SAID, ENDED, UNKNOWN };

struct record {
  uint32_t kind, path, other, is_folder;
  uint64_t device, inode, at, length;
};

static atomic_flag busy = ATOMIC_FLAG_INIT;

static long real(long number, const long *args) {
  long answer = syscall(number, args[0], args[1], args[2], args[3], args[4], (long)OURS);
  return answer == -1 ? -errno : answer;
}

static void put(struct record record, const char *path, const char *other, struct iovec data) {
  record.path = path ? strlen(path) : 0;
  record.other = other ? strlen(other) : 0;
  record.length = data.iov_len;
  struct iovec parts[] = {
    { &record, sizeof record }, { (void *)path, record.path }, { (void *)other, record.other }, data
  };
  size_t all = sizeof record + record.path + record.other + record.length;
  if (syscall(SYS_writev, LOG, parts, 4L, 0L, 0L, (long)OURS) != (long)all) {
    syscall(SYS_exit_group, 99L, 0L, 0L, 0L, 0L, (long)OURS);
  }
}

static const struct iovec NOTHING;

/* A path from the root, as it was given. */
static void absolute(char *out, int folder, const char *path) {
  out[0] = 0;
  if (path[0] != '/') {
    char link[64] = "/proc/self/cwd";
    if (folder != AT_FDCWD) snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    ssize_t length = readlink(link, out, PATH - 1);
    out[length < 0 ? 0 : length] = 0;
    strncat(out, "/", PATH - 1 - strlen(out));
  }
  strncat(out, path, PATH - 1 - strlen(out));
}

static struct record of_fd(enum kind kind, int fd) {
  struct stat about = { 0 };
  fstat(fd, &about);
  int is_ours = S_ISREG(about.st_mode) || S_ISDIR(about.st_mode);
  return (struct record){ .kind = is_ours ? kind : 0, .is_folder = S_ISDIR(about.st_mode),
                          .device = about.st_dev, .inode = about.st_ino };
}

static long opened(long number, const long *args, int folder, const char *path, int flags) {
  char whole[PATH];
  struct stat about;
  absolute(whole, folder, path);
  int was_there = fstatat(AT_FDCWD, whole, &about, 0) == 0;
  long fd = real(number, args);
  if (fd < 0) return fd;
  if ((flags & O_CREAT) && !was_there) {
    struct record record = of_fd(CREATED, fd);
    if (record.kind) put(record, whole, 0, NOTHING);
  } else if (flags & O_TRUNC) {
    struct record record = of_fd(SIZED, fd);
    if (record.kind) put(record, 0, 0, NOTHING);
  }
  return fd;
}

static long wrote(long number, const long *args, const void *bytes, int has_place) {
  int fd = args[0];
  long count = real(number, args);
  if (count <= 0) return count;
  struct record record = of_fd(fd == STDOUT_FILENO ? 0 : WRITTEN, fd);
  if (fd == STDOUT_FILENO) record.kind = SAID;
  if (!record.kind) return count;
  if (record.kind == WRITTEN) record.at = has_place ? args[3] : lseek(fd, 0, SEEK_CUR) - count;
  put(record, 0, 0, (struct iovec){ (void *)bytes, count });
  return count;
}

/* The bytes of several pieces, one after the other, one call each. */
static long wrote_pieces(const long *args) {
  const struct iovec *pieces = (const struct iovec *)args[1];
  long all = 0;
  for (long piece = 0; piece < args[2]; piece++) {
    long one[5] = { args[0], (long)pieces[piece].iov_base, (long)pieces[piece].iov_len };
    long count = one[2] ? wrote(SYS_write, one, pieces[piece].iov_base, 0) : 0;
    if (count < 0) return all ? all : count;
    all += count;
    if (count < one[2]) break;
  }
  return all;
}

static long with_fd(long number, const long *args, enum kind kind, uint64_t at) {
  struct record record = of_fd(kind, args[0]);
  record.at = at;
  long answer = real(number, args);
  if (answer == 0 && record.kind) put(record, 0, 0, NOTHING);
  return answer;
}

static long named(long number, const long *args, enum kind kind, int folder, const char *path) {
  char whole[PATH];
  absolute(whole, folder, path);
  long answer = real(number, args);
  struct stat about = { 0 };
  if (kind == FOLDER) fstatat(AT_FDCWD, whole, &about, AT_SYMLINK_NOFOLLOW);
  struct record record = { .kind = kind, .device = about.st_dev, .inode = about.st_ino };
  if (answer == 0) put(record, whole, 0, NOTHING);
  return answer;
}

static long two_names(long number, const long *args, enum kind kind, int from, const char *path, int to,
                      const char *other) {
  char one[PATH], two[PATH];
  absolute(one, from, path);
  absolute(two, to, other);
  long answer = real(number, args);
  if (answer == 0) put((struct record){ .kind = kind }, one, two, NOTHING);
  return answer;
}

static const int CALLS[] = {
  SYS_openat, SYS_write, SYS_pwrite64, SYS_writev, SYS_ftruncate, SYS_fsync, SYS_fdatasync, SYS_renameat2,
  SYS_linkat, SYS_unlinkat, SYS_mkdirat, SYS_exit_group,
#ifdef SYS_open
  SYS_open, SYS_creat, SYS_rename, SYS_link, SYS_unlink, SYS_mkdir, SYS_rmdir, SYS_symlink, SYS_mknod,
#endif
#ifdef SYS_renameat
  SYS_renameat,
#endif
  /* Not known. */
  SYS_openat2, SYS_pwritev, SYS_pwritev2, SYS_truncate, SYS_fallocate, SYS_symlinkat, SYS_mknodat, SYS_sync,
  SYS_syncfs,
};
/* Said not to be there, so that programs read and write instead. */
static const int ABSENT[] = { SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_io_uring_setup };

static long play(long number, const long *args) {
  const char *first = (const char *)args[0], *second = (const char *)args[1];
  switch (number) {
    case SYS_openat: return opened(number, args, args[0], second, args[2]);
    case SYS_write: return wrote(number, args, second, 0);
    case SYS_pwrite64: return wrote(number, args, second, 1);
    case SYS_writev: return wrote_pieces(args);
    case SYS_ftruncate: return with_fd(number, args, SIZED, args[1]);
    case SYS_fsync:
    case SYS_fdatasync: return with_fd(number, args, SYNCED, 0);
    case SYS_linkat: return two_names(number, args, LINKED, args[0], second, args[2], (const char *)args[3]);
    case SYS_unlinkat: return named(number, args, REMOVED, args[0], second);
    case SYS_mkdirat: return named(number, args, FOLDER, args[0], second);
#ifdef SYS_renameat
    case SYS_renameat:
#endif
    case SYS_renameat2:
      return two_names(number, args, RENAMED, args[0], second, args[2], (const char *)args[3]);
#ifdef SYS_open
    case SYS_open: return opened(number, args, AT_FDCWD, first, args[1]);
    case SYS_creat: return opened(number, args, AT_FDCWD, first, O_CREAT | O_TRUNC);
    case SYS_rename: return two_names(number, args, RENAMED, AT_FDCWD, first, AT_FDCWD, second);
    case SYS_link: return two_names(number, args, LINKED, AT_FDCWD, first, AT_FDCWD, second);
    case SYS_unlink:
    case SYS_rmdir: return named(number, args, REMOVED, AT_FDCWD, first);
    case SYS_mkdir: return named(number, args, FOLDER, AT_FDCWD, first);
#endif
    case SYS_exit_group:
      put((struct record){ .kind = ENDED, .at = args[0] }, 0, 0, NOTHING);
      return real(number, args);
    default:
      put((struct record){ .kind = UNKNOWN, .at = number }, 0, 0, NOTHING);
      return real(number, args);
  }
}

static void trapped(int signal, siginfo_t *info, void *context) {
  (void)signal;
  int had = errno;
  mcontext_t *state = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  greg_t *r = state->gregs;
  long args[5] = { r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8] };
#elif defined(__aarch64__)
  unsigned long long *r = (unsigned long long *)state->regs;
  long args[5] = { r[0], r[1], r[2], r[3], r[4] };
#else
#error "Where are the arguments of a call?"
#endif
  while (atomic_flag_test_and_set(&busy)) syscall(SYS_sched_yield);
  long answer = play(info->si_syscall, args);
  atomic_flag_clear(&busy);
#if defined(__x86_64__)
  r[REG_RAX] = answer;
#else
  r[0] = answer;
#endif
  errno = had;
}

static void refuse(const char *why) {
  fprintf(stderr, "recorder: %s\n", why);
  _exit(99);
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("RECORD_LOG");
  int log = path ? open(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
  if (log < 0 || dup3(log, LOG, O_CLOEXEC) != LOG) refuse("RECORD_LOG cannot be opened");
  close(log);

  struct sock_filter filter[2 * (sizeof CALLS + sizeof ABSENT) / sizeof(int) + 8];
  unsigned short at = 0;
#define ADD(...) filter[at++] = (struct sock_filter)__VA_ARGS__
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[5])));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OURS, 0, 1));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
  for (size_t call = 0; call < sizeof CALLS / sizeof *CALLS; call++) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)CALLS[call], 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP));
  }
  for (size_t call = 0; call < sizeof ABSENT / sizeof *ABSENT; call++) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)ABSENT[call], 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS));
  }
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));

  struct sigaction action = { .sa_sigaction = trapped, .sa_flags = SA_SIGINFO };
  struct sock_fprog program = { .len = at, .filter = filter };
  if (sigaction(SIGSYS, &action, 0)) refuse("SIGSYS cannot be handled");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
    refuse("the kernel takes no filter");
  }
}
