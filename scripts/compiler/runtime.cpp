// Linked into every program that the page compiles: the functions that report on a run to the page, and those that the
// libraries lack. The functions for clang's checks are in checks.cpp.
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <new>
#include <typeinfo>

#define TOLD(name) __attribute__((import_module("retrace"), import_name(#name)))

extern "C" {
// The functions that a rewritten module calls; see web/worker/code/cpp/rewrite. A module before the rewriting never does.
TOLD(wrote) void retrace_wrote(int address, int size, int is_told, int line, int calls);
TOLD(copied) void retrace_copied(int to, int from, int size, int line, int calls);
TOLD(entered) void retrace_entered(int function, int from, int calls, int frame);
TOLD(given) void retrace_given(int place);

TOLD(threw) [[noreturn]] void retrace_threw(const char* what);
TOLD(out_of_memory) [[noreturn]] void retrace_out_of_memory();
TOLD(fault) void retrace_fault(int kind, int line, const char* text);
TOLD(crashed) [[noreturn]] void retrace_crashed(int why, int line, const char* text);
TOLD(no_file) void retrace_no_file(const char* name);

// Exported, so that the linker keeps the imports and their numbers.
void retrace_keep() {
    retrace_wrote(0, 0, 0, 0, 0);
    retrace_copied(0, 0, 0, 0, 0);
    retrace_entered(0, 0, 0, 0);
    retrace_given(0);
    retrace_crashed(0, 0, "");
}

// Written with memory.copy and memory.fill, which the rewriter sees as one write; the library's versions go byte by byte.
void* memcpy(void* to, const void* from, size_t size) {
    return __builtin_memcpy(to, from, size);
}
void* memmove(void* to, const void* from, size_t size) {
    return __builtin_memmove(to, from, size);
}
void* memset(void* to, int value, size_t size) {
    return __builtin_memset(to, value, size);
}
}

namespace {

/** The numbers of reasons to end, from web/worker/code/cpp/run/hooks.ts. */
enum Crash { kAbort, kAssertion };

FILE* standard_file(const char* name) {
    if (strcmp(name, "/dev/stdin") == 0) return stdin;
    if (strcmp(name, "/dev/stdout") == 0) return stdout;
    if (strcmp(name, "/dev/stderr") == 0) return stderr;
    return nullptr;
}

}  // namespace

extern "C" {

/** Replaces the library's abort, which looks like any other trap of a program. */
_Noreturn void abort() {
    retrace_crashed(kAbort, 0, "");
}

/** The function that `assert` calls. */
_Noreturn void __assert_fail(const char* text, const char*, int line, const char*) {
    retrace_crashed(kAssertion, line, text);
}

/** There is no shell, as on a judge. */
int system(const char* command) {
    return command ? -1 : 0;
}

/** There are no files, as on a judge, but for the standard ones by their other names. */
FILE* fopen(const char* name, const char*) {
    if (FILE* standard = standard_file(name)) return standard;
    retrace_no_file(name);
    errno = ENOENT;
    return nullptr;
}

/** For a missing file the stream is closed: reading and writing then fail. */
FILE* freopen(const char* name, const char* mode, FILE* stream) {
    FILE* file = name ? fopen(name, mode) : stream;
    if (file == stream) return stream;
    fflush(stream);
    if (!file) fclose(stream);
    return file;
}

// A program without `throw` and `try` ends where a library throws; other programs are linked with exceptions.cpp instead.
#define UNLESS_CAUGHT __attribute__((weak))
UNLESS_CAUGHT void* __cxa_allocate_exception(size_t size) noexcept {
    return malloc(size + 64);
}
UNLESS_CAUGHT void __cxa_free_exception(void* thrown) noexcept {
    free(thrown);
}
UNLESS_CAUGHT [[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
    retrace_threw(type->name());
}
UNLESS_CAUGHT [[noreturn]] void __cxa_rethrow() {
    retrace_threw("");
}
UNLESS_CAUGHT void* __cxa_begin_catch(void* thrown) noexcept {
    return thrown;
}
UNLESS_CAUGHT void __cxa_end_catch() {}

/** std::__libcpp_verbose_abort: the libraries, compiled without exceptions, call it where they would throw. */
UNLESS_CAUGHT [[noreturn]] void retrace_library_throws(const char* format, ...) __asm__(
    "_ZNSt3__222__libcpp_verbose_abortEPKcz");
void retrace_library_throws(const char* format, ...) {
    char text[300];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    retrace_threw(text);
}

// The handler of the containers' checks, see assertion-handler.h.
void retrace_assertion(const char* text) noexcept {
    const int out_of_bounds = 0;
    retrace_fault(out_of_bounds, 0, text);
}
}

void* operator new(size_t size) {
    if (void* memory = malloc(size == 0 ? 1 : size)) return memory;
    retrace_out_of_memory();
}
void* operator new[](size_t size) {
    return operator new(size);
}
