// Simulates a full disk while the file named by FULL_DISK exists.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_full(int descriptor) {
  struct stat status;
  const char *name = getenv("FULL_DISK");
  // Only regular files use space on the disk.
  if (!name || fstat(descriptor, &status) || !S_ISREG(status.st_mode)) return 0;
  if (syscall(SYS_faccessat, AT_FDCWD, name, F_OK)) return 0;
  errno = ENOSPC;
  return 1;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return is_full(descriptor) ? -1 : syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite64(descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  return is_full(descriptor) ? -1 : syscall(SYS_write, descriptor, bytes, count);
}
