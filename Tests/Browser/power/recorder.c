// Records a process's writes and syncs in a folder, so that the state after a power cut at any
// moment can be reconstructed.
//
//     LD_PRELOAD=recorder.so POWER_FOLDER=/store/folder POWER_RECORD=/elsewhere/record PROGRAM
//
// An entry is a letter, the file's number, an offset, a length, and that many bytes (see record.py).
// Several processes may write one record: each entry is one append.

#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536

struct __attribute__((packed)) entry {
  char kind;
  uint64_t file, offset, length;
};

static uint64_t files[FILES];
static char folder[PATH_MAX];
static int record = -1;

__attribute__((constructor)) static void start(void) {
  const char *name = getenv("POWER_FOLDER"), *place = getenv("POWER_RECORD");
  if (name && place && realpath(name, folder))
    record = syscall(SYS_openat, AT_FDCWD, place, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void note(char kind, uint64_t file, uint64_t offset, const void *bytes, uint64_t length) {
  struct entry entry = {kind, file, offset, length};
  struct iovec parts[] = {{&entry, sizeof entry}, {(void *)bytes, length}};
  if (syscall(SYS_writev, record, parts, 2) < 0) abort();
}

static void note_name(char kind, uint64_t file, const char *name) {
  note(kind, file, 0, name, strlen(name));
}

// The absolute path if it is in the folder and is not shared memory, otherwise null.
static const char *inside(const char *path, char *place) {
  char parent[PATH_MAX], real[PATH_MAX];
  if (record < 0 || !path || strlen(path) >= PATH_MAX) return NULL;
  strcpy(parent, path);
  char *slash = strrchr(parent, '/');
  const char *name = slash ? path + (slash - parent) + 1 : path;
  if (slash) *(slash == parent ? slash + 1 : slash) = 0;
  if (!realpath(slash ? parent : ".", real)) return NULL;
  size_t length = strlen(folder), end = strlen(name);
  if (strncmp(real, folder, length) || (real[length] && real[length] != '/')) return NULL;
  if (end > 4 && !strcmp(name + end - 4, "-shm")) return NULL;
  if (strlen(real) + end + 2 > PATH_MAX) return NULL;
  strcat(strcat(strcpy(place, real), "/"), name);
  return place;
}

static uint64_t file_of(int descriptor) {
  struct stat status;
  if (record < 0 || descriptor < 0 || descriptor >= FILES || !files[descriptor]) return 0;
  return fstat(descriptor, &status) || status.st_ino != files[descriptor] ? 0 : status.st_ino;
}

static int opened(int descriptor, const char *place, int flags, int existed) {
  struct stat status;
  if (!place || descriptor < 0 || descriptor >= FILES || fstat(descriptor, &status))
    return descriptor;
  files[descriptor] = status.st_ino;
  if (S_ISDIR(status.st_mode)) return descriptor;
  if (!existed) note_name('C', status.st_ino, place);
  else if (flags & O_TRUNC) note('T', status.st_ino, 0, "", 0);
  return descriptor;
}

static int open_any(int at, const char *path, int flags, mode_t mode) {
  char place[PATH_MAX], own[PATH_MAX];
  const char *in = at == AT_FDCWD ? inside(path, place) : NULL;
  // The folder itself, which is opened to be synced.
  if (record >= 0 && !in && at == AT_FDCWD && realpath(path, own) && !strcmp(own, folder)) in = own;
  struct stat status;
  int existed = in && !lstat(in, &status);
  return opened(syscall(SYS_openat, at, path, flags, mode), in, flags, existed);
}

#define OPEN(NAME)                             \
  int NAME(const char *path, int flags, ...) { \
    va_list rest;                              \
    va_start(rest, flags);                     \
    mode_t mode = va_arg(rest, mode_t);        \
    va_end(rest);                              \
    return open_any(AT_FDCWD, path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(NAME)                                   \
  int NAME(int at, const char *path, int flags, ...) { \
    va_list rest;                                      \
    va_start(rest, flags);                             \
    mode_t mode = va_arg(rest, mode_t);                \
    va_end(rest);                                      \
    return open_any(at, path, flags, mode);            \
  }
OPENAT(openat)
OPENAT(openat64)

int close(int descriptor) {
  if (descriptor >= 0 && descriptor < FILES) files[descriptor] = 0;
  return syscall(SYS_close, descriptor);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  uint64_t file = file_of(descriptor);
  ssize_t written = syscall(SYS_pwrite64, descriptor, bytes, count, offset);
  if (file && written > 0) note('W', file, offset, bytes, written);
  return written;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite64(descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  uint64_t file = file_of(descriptor);
  off_t offset = file ? lseek(descriptor, 0, SEEK_CUR) : 0;
  ssize_t written = syscall(SYS_write, descriptor, bytes, count);
  if (file && written > 0) note('W', file, offset, bytes, written);
  return written;
}

int ftruncate64(int descriptor, off64_t length) {
  uint64_t file = file_of(descriptor);
  int result = syscall(SYS_ftruncate, descriptor, length);
  if (file && !result) note('T', file, length, "", 0);
  return result;
}

int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

static int sync_any(int number, int descriptor) {
  uint64_t file = file_of(descriptor);
  struct stat status;
  // Records the sync before it runs, because the sync may not cover concurrent writes.
  if (file) note(fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode) ? 'D' : 'S', file, 0, "", 0);
  return syscall(number, descriptor);
}

int fsync(int descriptor) { return sync_any(SYS_fsync, descriptor); }

int fdatasync(int descriptor) { return sync_any(SYS_fdatasync, descriptor); }

int unlink(const char *path) {
  char place[PATH_MAX];
  const char *in = inside(path, place);
  int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (in && !result) note_name('U', 0, in);
  return result;
}

int rename(const char *old, const char *new) {
  char from[PATH_MAX], to[PATH_MAX], both[2 * PATH_MAX];
  const char *in = inside(old, from) ? inside(new, to) : NULL;
  int result = syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0);
  if (in && !result) {
    size_t length = strlen(from);
    memcpy(both, from, length + 1);
    strcpy(both + length + 1, to);
    note('R', 0, 0, both, length + 1 + strlen(to));
  }
  return result;
}
