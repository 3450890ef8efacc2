/* Loaded before the C library (LD_PRELOAD): a sync of a file whose path contains HANG_NAME takes HANG_SECONDS,
 * as on a disk that does not answer, once the file HANG_WHEN is there. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

static void hang(int fd) {
  char link[64], path[4096];
  const char *name = getenv("HANG_NAME"), *when = getenv("HANG_WHEN"), *seconds = getenv("HANG_SECONDS");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0 || !name || !when || !seconds) return;
  path[length] = 0;
  if (strstr(path, name) && access(when, F_OK) == 0) sleep((unsigned)atoi(seconds));
}

int fsync(int fd) {
  hang(fd);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}
int fdatasync(int fd) {
  hang(fd);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
