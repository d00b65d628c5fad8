#include <crypt.h>
#include <malloc.h>
#include <sys/xattr.h>
#include <zlib.h>
