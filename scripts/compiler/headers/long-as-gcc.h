// Included in programs whose `long` and `size_t` are compiled with 64 bits, as on x86-64: what the library makes of 32 bits fits them.
#pragma once

#include <stdio.h>

typedef unsigned long long retrace_size_t;
typedef long long retrace_ptrdiff_t;
typedef long retrace_int64_t;
typedef unsigned long retrace_uint64_t;

namespace retrace {

/** A value that is printed: printf's own way to pass values depends on their sizes. */
struct Value {
    Value(int value) : kind(kInteger), integer(value) {}
    Value(unsigned value) : kind(kInteger), integer(value) {}
    Value(long value) : kind(kInteger), integer(value) {}
    Value(unsigned long value) : kind(kInteger), integer(static_cast<long long>(value)) {}
    Value(long long value) : kind(kInteger), integer(value) {}
    Value(unsigned long long value) : kind(kInteger), integer(static_cast<long long>(value)) {}
    Value(double value) : kind(kReal), real(value) {}
    /** The library prints no more of it than of a double. */
    Value(long double value) : kind(kReal), real(static_cast<double>(value)) {}
    Value(const volatile void* value) : kind(kPointer), pointer(value) {}

    enum { kInteger, kReal, kPointer } kind;
    union {
        long long integer;
        double real;
        const volatile void* pointer;
    };
};

/** `file`, or else `size` bytes from `into`. */
int print(FILE* file, char* into, unsigned long size, const char* format, const Value* values,
          int count);

/** A format of scanf for the places of 64 bits; `narrow`: a bit for each place of a `long` of the library. */
struct ScanFormat {
    ScanFormat(const char* format, unsigned narrow);
    ~ScanFormat();
    char* text;
};
int scan(const char* format, ...) __asm__("scanf");
int scan_file(FILE* file, const char* format, ...) __asm__("fscanf");
int scan_text(const char* text, const char* format, ...) __asm__("sscanf");

template <class Place>
inline constexpr unsigned is_narrow = 0;
template <>
inline constexpr unsigned is_narrow<long*> = 1;
template <>
inline constexpr unsigned is_narrow<unsigned long*> = 1;

template <class... Places>
constexpr unsigned narrow_of() {
    unsigned narrow = 0;
    int at = 0;
    ((narrow |= is_narrow<Places> << (at++ & 31)), ...);
    return narrow;
}

template <class Left, class Right>
struct Mixed {};
template <>
struct Mixed<long, long long> {
    using Type = long long;
};
template <>
struct Mixed<unsigned long, unsigned long long> {
    using Type = unsigned long long;
};
template <class Left, class Right>
struct Either : Mixed<Left, Right> {};
template <class Left>
struct Either<Left, long> : Mixed<long, Left> {};
template <class Left>
struct Either<Left, unsigned long> : Mixed<unsigned long, Left> {};

}  // namespace retrace

#define RETRACE_LIKE(kind, at) __attribute__((format(kind, at, at + 1)))

template <class A, class... More>
RETRACE_LIKE(printf, 1)
int printf(const char* format, A a, More... more) {
    const retrace::Value values[] = {a, more...};
    return retrace::print(stdout, nullptr, 0, format, values, 1 + sizeof...(More));
}
template <class A, class... More>
RETRACE_LIKE(printf, 2)
int fprintf(FILE* file, const char* format, A a, More... more) {
    const retrace::Value values[] = {a, more...};
    return retrace::print(file, nullptr, 0, format, values, 1 + sizeof...(More));
}
template <class A, class... More>
RETRACE_LIKE(printf, 2)
int sprintf(char* into, const char* format, A a, More... more) {
    const retrace::Value values[] = {a, more...};
    return retrace::print(nullptr, into, ~0ul, format, values, 1 + sizeof...(More));
}
template <class A, class... More>
RETRACE_LIKE(printf, 3)
int snprintf(char* into, unsigned long size, const char* format, A a, More... more) {
    const retrace::Value values[] = {a, more...};
    return retrace::print(nullptr, into, size, format, values, 1 + sizeof...(More));
}
template <class A, class... More>
RETRACE_LIKE(scanf, 1)
int scanf(const char* format, A a, More... more) {
    const retrace::ScanFormat wide(format, retrace::narrow_of<A, More...>());
    return retrace::scan(wide.text, a, more...);
}
template <class A, class... More>
RETRACE_LIKE(scanf, 2)
int fscanf(FILE* file, const char* format, A a, More... more) {
    const retrace::ScanFormat wide(format, retrace::narrow_of<A, More...>());
    return retrace::scan_file(file, wide.text, a, more...);
}
template <class A, class... More>
RETRACE_LIKE(scanf, 2)
int sscanf(const char* text, const char* format, A a, More... more) {
    const retrace::ScanFormat wide(format, retrace::narrow_of<A, More...>());
    return retrace::scan_text(text, wide.text, a, more...);
}
#undef RETRACE_LIKE

namespace std {
using ::fprintf;
using ::fscanf;
using ::printf;
using ::retrace_int64_t;
using ::retrace_ptrdiff_t;
using ::retrace_size_t;
using ::retrace_uint64_t;
using ::scanf;
using ::snprintf;
using ::sprintf;
using ::sscanf;

// Where it is asked what g++ refuses, types stay different.
#ifndef RETRACE_EXACT
template <class Left, class Right>
constexpr typename retrace::Either<Left, Right>::Type max(const Left& left, const Right& right) {
    using Type = typename retrace::Either<Left, Right>::Type;
    return static_cast<Type>(left) < static_cast<Type>(right) ? right : left;
}
template <class Left, class Right>
constexpr typename retrace::Either<Left, Right>::Type min(const Left& left, const Right& right) {
    using Type = typename retrace::Either<Left, Right>::Type;
    return static_cast<Type>(right) < static_cast<Type>(left) ? right : left;
}
#endif
}  // namespace std
