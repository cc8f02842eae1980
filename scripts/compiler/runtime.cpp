// Linked into every program that the page compiles: what tells the page of a run, and what the libraries lack.
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <new>
#include <typeinfo>

#define TOLD(name) __attribute__((import_module("retrace"), import_name(#name)))

extern "C" {
// The functions that a rewritten module calls; see web/worker/code/cpp/rewrite. A module as it was linked never does.
TOLD(wrote) void retrace_wrote(int address, int size, int is_told, int line, int calls);
TOLD(copied) void retrace_copied(int to, int from, int size, int line, int calls);

TOLD(threw) [[noreturn]] void retrace_threw(const char* what);
TOLD(out_of_memory) [[noreturn]] void retrace_out_of_memory();
TOLD(fault) void retrace_fault(int kind, int line, const char* text);

// Exported, so that the linker keeps the imports and they have their numbers.
void retrace_keep() {
    retrace_wrote(0, 0, 0, 0, 0);
    retrace_copied(0, 0, 0, 0, 0);
}

// With memory.copy and memory.fill, which a rewriter sees as one write; the library's own go byte by byte.
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

/** As the page numbers its faults. */
enum Fault { kOutOfBounds, kOverflow };

/** The record that clang puts beside each check: where the check is in the program, and the type that was indexed or reckoned with. */
struct Place {
    const char* file;
    unsigned line;
    unsigned column;
};
struct Type {
    unsigned short kind;
    unsigned short info;
    char name[1];
};
struct BoundsCheck {
    Place place;
    const Type* array;
    const Type* index;
};
struct SumCheck {
    Place place;
    const Type* type;
};

/** A value of at most 64 bits: as it is where it fits a pointer, else behind one. */
long long value_of(const Type* type, size_t value) {
    const int bits = 1 << (type->info >> 1);
    const bool is_signed = type->info & 1;
    if (bits > 64) return 0;
    if (bits > 32) return *reinterpret_cast<const long long*>(value);
    const int unused = 32 - bits;
    const auto shifted = static_cast<unsigned>(value) << unused;
    return is_signed ? static_cast<int>(shifted) >> unused : shifted >> unused;
}

template <class... Values>
void tell(Fault fault, const Place& place, const char* format, Values... values) {
    char text[200];
    snprintf(text, sizeof text, format, values...);
    retrace_fault(fault, static_cast<int>(place.line), text);
}

void tell_sum(const SumCheck& check, size_t left, char sign, size_t right) {
    tell(kOverflow, check.place, "%lld %c %lld in %s", value_of(check.type, left), sign,
         value_of(check.type, right), check.type->name);
}

}  // namespace

extern "C" {

void __ubsan_handle_out_of_bounds(BoundsCheck* check, size_t index) {
    tell(kOutOfBounds, check->place, "[%lld] of %s", value_of(check->index, index),
         check->array->name);
}
void __ubsan_handle_add_overflow(SumCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '+', right);
}
void __ubsan_handle_sub_overflow(SumCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '-', right);
}
void __ubsan_handle_mul_overflow(SumCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '*', right);
}
void __ubsan_handle_negate_overflow(SumCheck* check, size_t value) {
    tell(kOverflow, check->place, "-(%lld) in %s", value_of(check->type, value), check->type->name);
}

// A program without `throw` and `try` ends where a library throws; others are linked with exceptions.cpp instead.
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

/** std::__libcpp_verbose_abort, which the libraries call where they would throw: they are compiled without exceptions. */
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

// The containers' checks, as assertion-handler.h has them.
void retrace_assertion(const char* text) noexcept {
    retrace_fault(kOutOfBounds, 0, text);
}
}

void* operator new(size_t size) {
    if (void* memory = malloc(size == 0 ? 1 : size)) return memory;
    retrace_out_of_memory();
}
void* operator new[](size_t size) {
    return operator new(size);
}
