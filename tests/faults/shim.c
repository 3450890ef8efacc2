/* Loaded before the C library (LD_PRELOAD): lets the n-th call of one kind on files of one name fail, as a
 * disk that is full or broken does. Which, by environment variables: FAULT_KIND (write, sync, read,
 * truncate, open), FAULT_AT (1 is the first; 0 lets none fail), FAULT_FOREVER (from there on all),
 * FAULT_ERRNO (0: the program is killed in place of the call), FAULT_NAME (part of the file's path), FAULT_WHILE (only while there is a file of this path),
 * FAULT_COUNT (a file that the number of such calls is written to when the program ends). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

static int is_ours(const char *path) {
  const char *name = setting("FAULT_NAME");
  return *name && strstr(path, name);
}

static int fd_is_ours(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_ours(path);
}

/* Whether this call is to fail; sets errno. */
static int fails(const char *kind) {
  if (strcmp(setting("FAULT_KIND"), kind)) return 0;
  if (*setting("FAULT_WHILE") && access(setting("FAULT_WHILE"), F_OK)) return 0;
  long number = atomic_fetch_add(&calls, 1) + 1, at = atol(setting("FAULT_AT"));
  if (at == 0 || number < at || (number > at && !*setting("FAULT_FOREVER"))) return 0;
  errno = atoi(setting("FAULT_ERRNO"));
  if (errno == 0) raise(SIGKILL);
  return 1;
}

__attribute__((destructor)) static void told(void) {
  const char *path = setting("FAULT_COUNT");
  if (!*path) return;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%ld\n", atomic_load(&calls));
  fclose(file);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t count) {
  return fd_is_ours(fd) && fails("write") ? -1 : REAL(write)(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  return fd_is_ours(fd) && fails("write") ? -1 : REAL(pwrite)(fd, bytes, count, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  return fd_is_ours(fd) && fails("write") ? -1 : REAL(pwrite64)(fd, bytes, count, at);
}
ssize_t read(int fd, void *bytes, size_t count) {
  return fd_is_ours(fd) && fails("read") ? -1 : REAL(read)(fd, bytes, count);
}
ssize_t pread(int fd, void *bytes, size_t count, off_t at) {
  return fd_is_ours(fd) && fails("read") ? -1 : REAL(pread)(fd, bytes, count, at);
}
ssize_t pread64(int fd, void *bytes, size_t count, off64_t at) {
  return fd_is_ours(fd) && fails("read") ? -1 : REAL(pread64)(fd, bytes, count, at);
}
int fsync(int fd) { return fd_is_ours(fd) && fails("sync") ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fd_is_ours(fd) && fails("sync") ? -1 : REAL(fdatasync)(fd); }
int ftruncate(int fd, off_t size) { return fd_is_ours(fd) && fails("truncate") ? -1 : REAL(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) {
  return fd_is_ours(fd) && fails("truncate") ? -1 : REAL(ftruncate64)(fd, size);
}
int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return is_ours(path) && fails("open") ? -1 : REAL(open)(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return is_ours(path) && fails("open") ? -1 : REAL(open64)(path, flags, mode);
}
