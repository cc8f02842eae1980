// Linked into every program that the page compiles: the functions that clang's checks of undefined behaviour call. Each
// reports its fault with the line; the program goes on where it would elsewhere, too.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define TOLD(name) __attribute__((import_module("retrace"), import_name(#name)))

extern "C" {
TOLD(fault) void retrace_fault(int kind, int line, const char* text);
TOLD(crashed) [[noreturn]] void retrace_crashed(int why, int line, const char* text);
}

namespace {

/** The numbers of faults, and of reasons to end, from web/worker/code/cpp/run/hooks.ts. */
enum Fault { kOutOfBounds, kOverflow, kShift, kConversion, kInvalidValue, kLength, kBuiltin };
enum Crash { kDivision = 2, kNoReturn = 4, kUnreachable };

/** The record that clang makes for each check: its line in the program, and its types. */
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
struct Check {
    Place place;
};
struct TypeCheck {
    Place place;
    const Type* type;
};
struct TwoTypesCheck {
    Place place;
    const Type* first;
    const Type* second;
};
struct BuiltinCheck {
    Place place;
    unsigned char kind;
};

/** Clang's numbers for the kinds of types. */
enum { kInteger = 0, kFloat = 1 };

int bits_of(const Type* type) {
    return 1 << (type->info >> 1);
}
bool is_wide(const Type* type) {
    return bits_of(type) > 64;
}

/** A value of at most 64 bits: the value itself where it fits a pointer, otherwise behind a pointer. */
long long integer_of(const Type* type, size_t value) {
    const int bits = bits_of(type);
    const bool is_signed = type->info & 1;
    if (bits > 64) return 0;
    if (bits > 32) return *reinterpret_cast<const long long*>(value);
    const int unused = 32 - bits;
    const auto shifted = static_cast<unsigned>(value) << unused;
    if (is_signed) return static_cast<int>(shifted) >> unused;
    return shifted >> unused;
}

double float_of(const Type* type, size_t value) {
    if (type->info > 64) return 0;
    if (type->info > 32) return *reinterpret_cast<const double*>(value);
    float small;
    memcpy(&small, &value, sizeof small);
    return static_cast<double>(small);
}

/** Each code location reports once: reporting again would only take time. */
template <class... Values>
void tell(Fault fault, Place& place, const char* format, Values... values) {
    const unsigned kTold = ~0u;
    if (place.column == kTold) return;
    place.column = kTold;
    char text[200];
    snprintf(text, sizeof text, format, values...);
    retrace_fault(fault, static_cast<int>(place.line), text);
}

void tell_sum(TypeCheck& check, size_t left, char sign, size_t right) {
    tell(kOverflow, check.place, "%lld %c %lld in %s", integer_of(check.type, left), sign,
         integer_of(check.type, right), check.type->name);
}

[[noreturn]] void crash(Crash why, const Place& place, const char* text = "") {
    retrace_crashed(why, static_cast<int>(place.line), text);
}

}  // namespace

extern "C" {

void __ubsan_handle_out_of_bounds(TwoTypesCheck* check, size_t index) {
    auto& [place, array, type] = *check;
    tell(kOutOfBounds, place, "[%lld] of %s", integer_of(type, index), array->name);
}
void __ubsan_handle_add_overflow(TypeCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '+', right);
}
void __ubsan_handle_sub_overflow(TypeCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '-', right);
}
void __ubsan_handle_mul_overflow(TypeCheck* check, size_t left, size_t right) {
    tell_sum(*check, left, '*', right);
}
void __ubsan_handle_negate_overflow(TypeCheck* check, size_t value) {
    tell(kOverflow, check->place, "-(%lld) in %s", integer_of(check->type, value),
         check->type->name);
}
/** Processors end a program that divides by zero, or whose quotient does not fit. */
void __ubsan_handle_divrem_overflow(TypeCheck* check, size_t left, size_t right) {
    char text[100];
    const char* const format = is_wide(check->type) ? "" : "%lld / %lld";
    snprintf(text, sizeof text, format, integer_of(check->type, left),
             integer_of(check->type, right));
    crash(kDivision, check->place, text);
}
void __ubsan_handle_shift_out_of_bounds(TwoTypesCheck* check, size_t value, size_t count) {
    auto& [place, type, counted] = *check;
    tell(kShift, place, "%lld by %lld in %s", integer_of(type, value), integer_of(counted, count),
         type->name);
}
void __ubsan_handle_float_cast_overflow(TwoTypesCheck* check, size_t value) {
    auto& [place, from, to] = *check;
    if (from->kind == kFloat)
        tell(kConversion, place, "%g to %s", float_of(from, value), to->name);
    else
        tell(kConversion, place, "%lld to %s", integer_of(from, value), to->name);
}
void __ubsan_handle_load_invalid_value(TypeCheck* check, size_t value) {
    tell(kInvalidValue, check->place, "%lld in %s", integer_of(check->type, value),
         check->type->name);
}
void __ubsan_handle_vla_bound_not_positive(TypeCheck* check, size_t length) {
    tell(kLength, check->place, "%lld", integer_of(check->type, length));
}
void __ubsan_handle_invalid_builtin(BuiltinCheck* check) {
    const char* const names[] = {"__builtin_ctz(0)", "__builtin_clz(0)", "assume(false)"};
    tell(kBuiltin, check->place, "%s", check->kind < 3 ? names[check->kind] : "0");
}
void __ubsan_handle_missing_return(Check* check) {
    crash(kNoReturn, check->place);
}
void __ubsan_handle_builtin_unreachable(Check* check) {
    crash(kUnreachable, check->place);
}
}
