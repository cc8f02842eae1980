// Linked into programs with `throw` or `try`: the functions that clang calls to throw and catch WebAssembly exceptions.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ios>
#include <new>
#include <stdexcept>
#include <typeinfo>

// The tag by which WebAssembly tells this language's exceptions.
__asm__(".globl __cpp_exception\n.tagtype __cpp_exception i32\n__cpp_exception:\n");

extern "C" {
/** Reports an exception that is thrown and may be caught. */
__attribute__((import_module("retrace"), import_name("throws"))) void retrace_throws(
    const char* what);
[[noreturn]] __attribute__((import_module("retrace"), import_name("threw"))) void retrace_threw(
    const char* what);
}

namespace {

/** The beginning of libc++abi's type_info: whether a handler of this type takes an exception, and its address for the handler. */
struct CatchType : std::type_info {
    virtual void noop1() const = 0;
    virtual void noop2() const = 0;
    virtual bool can_catch(const CatchType* thrown, void*& object) const = 0;
};

/** The header before a thrown object. */
struct alignas(16) Thrown {
    std::type_info* type;
    /** Returns the object, as destructors do in WebAssembly; null where there is nothing to destroy. */
    void* (*destroy)(void*);
    /** The number of handlers that hold the exception; negative while it is thrown again. */
    int handlers;
    Thrown* next;
    /** The object as the handler sees it. */
    void* seen;

    void* object() { return this + 1; }
};

Thrown* caught;

[[noreturn]] void raise(Thrown* thrown) {
    thrown->seen = thrown->object();
    retrace_throws(thrown->type->name());
    __builtin_wasm_throw(0, thrown);
}

uintptr_t read_unsigned(const uint8_t*& at) {
    uintptr_t value = 0;
    for (int shift = 0;; shift += 7) {
        const uint8_t byte = *at++;
        value |= static_cast<uintptr_t>(byte & 127) << shift;
        if (byte < 128) return value;
    }
}

intptr_t read_signed(const uint8_t*& at) {
    uintptr_t value = 0;
    for (int shift = 0;;) {
        const uint8_t byte = *at++;
        value |= static_cast<uintptr_t>(byte & 127) << shift;
        shift += 7;
        if (byte >= 128) continue;
        if (byte & 64 && shift < 32) value |= ~uintptr_t{0} << shift;
        return static_cast<intptr_t>(value);
    }
}

/** The number of the first handler at a landing pad that takes the exception; 0: none. `table`: the function's, in clang's form. */
int handler_of(Thrown* thrown, const uint8_t* table, uintptr_t place) {
    const uint8_t kOmitted = 0xff;
    if (*table++ != kOmitted) read_unsigned(table);
    if (*table++ == kOmitted) return 0;
    const uintptr_t distance = read_unsigned(table);
    const auto* types = reinterpret_cast<const CatchType* const*>(table + distance);
    table++;
    const uintptr_t length = read_unsigned(table);
    const uint8_t* actions = table + length;
    uintptr_t action = 0;
    for (uintptr_t left = place + 1; left > 0; left--) {
        read_unsigned(table);
        action = read_unsigned(table);
    }
    if (action == 0) return 0;
    for (const uint8_t* at = actions + action - 1;;) {
        const intptr_t number = read_signed(at);
        if (number > 0) {
            const CatchType* type = types[-number];
            void* seen = thrown->object();
            if (!type || type->can_catch(static_cast<const CatchType*>(thrown->type), seen)) {
                thrown->seen = seen;
                return static_cast<int>(number);
            }
        }
        const uint8_t* here = at;
        const intptr_t next = read_signed(at);
        if (next == 0) return 0;
        at = here + next;
    }
}

}  // namespace

extern "C" {

/** Called at a landing pad, which gives its number and its table and asks for the handler. */
struct {
    uintptr_t place;
    const uint8_t* table;
    uintptr_t handler;
} __wasm_lpad_context;

int _Unwind_CallPersonality(void* thrown) {
    auto& landing = __wasm_lpad_context;
    landing.handler = handler_of(static_cast<Thrown*>(thrown), landing.table, landing.place);
    return 0;
}
int __gxx_wasm_personality_v0() {
    return 0;
}

void* __cxa_allocate_exception(size_t size) noexcept {
    auto* thrown = static_cast<Thrown*>(calloc(1, sizeof(Thrown) + size));
    return thrown->object();
}
void __cxa_free_exception(void* object) noexcept {
    free(static_cast<Thrown*>(object) - 1);
}

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
    Thrown* thrown = static_cast<Thrown*>(object) - 1;
    thrown->type = type;
    thrown->destroy = destroy;
    raise(thrown);
}
[[noreturn]] void __cxa_rethrow() {
    if (!caught) retrace_threw("");
    caught->handlers = -caught->handlers;
    raise(caught);
}
void* __cxa_get_exception_ptr(void* thrown) noexcept {
    return static_cast<Thrown*>(thrown)->seen;
}
void* __cxa_begin_catch(void* it) noexcept {
    auto* thrown = static_cast<Thrown*>(it);
    thrown->handlers = abs(thrown->handlers) + 1;
    if (thrown != caught) {
        thrown->next = caught;
        caught = thrown;
    }
    return thrown->seen;
}
void __cxa_end_catch() {
    Thrown* thrown = caught;
    if (!thrown) return;
    const bool is_rethrown = thrown->handlers < 0;
    thrown->handlers += is_rethrown ? 1 : -1;
    if (thrown->handlers != 0) return;
    caught = thrown->next;
    if (is_rethrown) return;
    if (thrown->destroy) thrown->destroy(thrown->object());
    free(thrown);
}

/** Replaces the function of runtime.cpp, which says when it is called: an exception that cannot be thrown ends the program. */
[[noreturn]] void retrace_library_throws(const char* format,
                                         ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");
void retrace_library_throws(const char* format, ...) {
    char text[300];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    // The message is like: out_of_range was thrown in -fno-exceptions mode with message "basic_string"
    const auto is = [&](const char* name) {
        const size_t length = strlen(name);
        return strncmp(text, name, length) == 0 && text[length] == ' ';
    };
    char message[300] = "";
    if (const char* quoted = strchr(text, '"')) {
        strcpy(message, quoted + 1);
        if (char* end = strrchr(message, '"')) *end = 0;
    }
    if (is("out_of_range")) throw std::out_of_range(message);
    if (is("invalid_argument")) throw std::invalid_argument(message);
    if (is("length_error")) throw std::length_error(message);
    if (is("overflow_error")) throw std::overflow_error(message);
    if (is("runtime_error")) throw std::runtime_error(message);
    if (is("ios_base::failure")) throw std::ios_base::failure(message);
    if (is("bad_cast")) throw std::bad_cast();
    if (is("bad_alloc")) throw std::bad_alloc();
    if (is("bad_array_new_length")) throw std::bad_array_new_length();
    retrace_threw(text);
}
}
