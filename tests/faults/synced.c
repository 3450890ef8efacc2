/* Records what a disk has for certain: loaded into a device by LD_PRELOAD, it copies each file below POWER_CUT_FOLDER
   to POWER_CUT_SYNCED whenever the file was synced, by mapped memory too, which recorder.c leaves out. The copy is
   named by the number of the inode and its time of birth, since numbers are used again. What share_proof/power.rs
   makes of it is what a disk may have after the power was cut. Creating, renaming and deleting files counts as synced
   at once, as on a journaling file system. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int below_folder(const char *path) {
  const char *folder = getenv("POWER_CUT_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  return length > 0 && strncmp(path, folder, length) == 0 && path[length] == '/';
}

/* The copy is written beside and renamed, so that a kill in between leaves the one before. */
static void record(const char *path) {
  static _Thread_local char bytes[1 << 16];
  char to[PATH_MAX], draft[PATH_MAX];
  struct statx about;
  const char *synced = getenv("POWER_CUT_SYNCED");
  if (synced == NULL || !below_folder(path)) return;
  int from = open(path, O_RDONLY | O_CLOEXEC);
  if (from < 0) return;
  if (statx(from, "", AT_EMPTY_PATH, STATX_INO | STATX_BTIME | STATX_TYPE, &about) == 0 && S_ISREG(about.stx_mode)) {
    uintmax_t born = (uintmax_t)about.stx_btime.tv_sec * 1000000000 + about.stx_btime.tv_nsec;
    snprintf(to, sizeof to, "%s/%ju.%ju", synced, (uintmax_t)about.stx_ino, born);
    snprintf(draft, sizeof draft, "%s/draft.%d.%ju", synced, gettid(), (uintmax_t)about.stx_ino);
    int out = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t count;
    while (out >= 0 && (count = read(from, bytes, sizeof bytes)) > 0)
      if (write(out, bytes, (size_t)count) != count) abort();
    if (out >= 0) {
      close(out);
      rename(draft, to);
    }
  }
  close(from);
}

static void record_open(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  record(path);
}

int fsync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int done = real(fd);
  if (done == 0) record_open(fd);
  return done;
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int done = real(fd);
  if (done == 0) record_open(fd);
  return done;
}

/* A mapping has no file descriptor; the kernel's list of mappings has its path. */
int msync(void *address, size_t length, int flags) {
  static int (*real)(void *, size_t, int);
  if (real == NULL) real = (int (*)(void *, size_t, int))dlsym(RTLD_NEXT, "msync");
  int done = real(address, length, flags);
  if (done != 0 || !(flags & MS_SYNC)) return done;
  FILE *maps = fopen("/proc/self/maps", "re");
  char line[PATH_MAX + 128];
  while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
    uintptr_t first, end;
    char *path = strchr(line, '/');
    if (path == NULL || sscanf(line, "%jx-%jx", &first, &end) != 2) continue;
    if ((uintptr_t)address < first || (uintptr_t)address >= end) continue;
    path[strcspn(path, "\n")] = 0;
    record(path);
    break;
  }
  if (maps != NULL) fclose(maps);
  return done;
}
