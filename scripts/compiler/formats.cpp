// Linked into every program that the page compiles: printf and scanf for a `long` of 64 bits, see headers/long-as-gcc.h.
#include "long-as-gcc.h"

#include <stdlib.h>
#include <string.h>

namespace retrace {

namespace {

/** Where printing goes; counts what was printed as printf does, also beyond the end of a text. */
struct Sink {
    FILE* file;
    char* into;
    size_t size;
    int printed;

    template <class... Values>
    void put(const char* format, Values... values) {
        const size_t at = static_cast<size_t>(printed);
        const size_t left = at < size ? size - at : 0;
        const size_t most = 0x7fffffff;
        const int more = file ? fprintf_here(file, format, values...)
                              : snprintf_here(left ? into + at : nullptr, left < most ? left : most,
                                              format, values...);
        if (more > 0) printed += more;
    }

    static int fprintf_here(FILE* file, const char* format, ...) __asm__("fprintf");
    static int snprintf_here(char* into, size_t size, const char* format, ...) __asm__("snprintf");
};

/** The values of printf, one after the other; 0 behind the last. */
struct Values {
    const Value* values;
    int count;
    int at;

    const Value& next() {
        static const Value none(0);
        return at < count ? values[at++] : none;
    }
};

const char* const kFlags = "-+ #0'";
const char* const kLengths = "hlqLjzt";

bool is_one_of(const char* signs, char sign) {
    return sign != '\0' && strchr(signs, sign);
}

/** The integer as a conversion of this length takes it from its register. */
long long cut(long long value, const char* length, bool is_signed) {
    if (strncmp(length, "hh", 2) == 0)
        return is_signed ? static_cast<signed char>(value) : static_cast<unsigned char>(value);
    if (*length == 'h')
        return is_signed ? static_cast<short>(value) : static_cast<unsigned short>(value);
    if (is_one_of("lqLjzt", *length)) return value;
    return is_signed ? static_cast<long long>(static_cast<int>(value))
                     : static_cast<unsigned>(value);
}

/** Prints one conversion, which begins behind its `%`; returns what follows it. */
const char* convert(Sink& sink, const char* from, Values& values) {
    char made[64] = "%";
    size_t end = 1;
    const auto add = [&](const char* text) {
        for (; *text && end < sizeof made - 8; text++) made[end++] = *text;
    };
    const auto number = [&] {
        char text[16] = "";
        if (*from == '*') {
            from++;
            Sink{nullptr, text, sizeof text, 0}.put("%d", static_cast<int>(values.next().integer));
            return add(text);
        }
        for (; *from >= '0' && *from <= '9'; from++) add((const char[]){*from, '\0'});
    };
    for (; is_one_of(kFlags, *from); from++) add((const char[]){*from, '\0'});
    number();
    if (*from == '.') {
        add(".");
        from++;
        number();
    }
    const char* const length = from;
    while (is_one_of(kLengths, *from)) from++;
    const char kind = *from;
    if (kind == '\0') return from;
    from++;
    const char last[] = {kind, '\0'};
    if (is_one_of("diouxX", kind)) {
        add("ll");
        add(last);
        sink.put(made, cut(values.next().integer, length, kind == 'd' || kind == 'i'));
    } else if (kind == 'c') {
        add(last);
        sink.put(made, static_cast<int>(values.next().integer));
    } else if (is_one_of("aAeEfFgG", kind)) {
        add(last);
        const Value& value = values.next();
        sink.put(made, value.kind == Value::kReal ? value.real : 0.0);
    } else if (kind == 'n') {
        void* place = const_cast<void*>(values.next().pointer);
        if (*length == 'l' || *length == 'z')
            *static_cast<long long*>(place) = sink.printed;
        else
            *static_cast<int*>(place) = sink.printed;
    } else if (kind == '%') {
        sink.put("%%");
    } else {
        // An integer where a text or a pointer belongs is an address, as it is elsewhere.
        if (*length == 'l') add("l");
        add(last);
        const Value& value = values.next();
        sink.put(made, value.kind == Value::kInteger ? reinterpret_cast<const volatile void*>(
                                                           static_cast<size_t>(value.integer))
                                                     : value.pointer);
    }
    return from;
}

}  // namespace

int print(FILE* file, char* into, size_t size, const char* format, const Value* values, int count) {
    Sink sink{file, into, size, 0};
    Values left{values, count, 0};
    if (size > 0 && into) *into = '\0';
    while (*format) {
        const size_t plain = strcspn(format, "%");
        if (plain > 0) sink.put("%.*s", static_cast<int>(plain), format);
        format += plain;
        if (*format == '%') format = convert(sink, format + 1, left);
    }
    return sink.printed;
}

/** `%ld` and `%zu` become `%lld` and `%llu` where their place has 64 bits. */
ScanFormat::ScanFormat(const char* format, unsigned narrow)
    : text(static_cast<char*>(malloc(2 * strlen(format) + 1))) {
    char* to = text;
    int place = 0;
    while (*format) {
        if ((*to++ = *format++) != '%') continue;
        const bool is_skipped = *format == '*';
        while (is_one_of("*0123456789", *format)) *to++ = *format++;
        const char* const length = format;
        while (is_one_of(kLengths, *format)) format++;
        const bool is_wide = is_one_of("diouxXn", *format) && format > length && *length != 'h';
        if (is_wide && (narrow >> (place & 31) & 1) == 0)
            to = stpcpy(to, "ll");
        else if (is_wide)
            *to++ = 'l';
        else
            for (const char* each = length; each < format; each++) *to++ = *each;
        if (*format == '[') {
            do *to++ = *format++;
            while (*format && (*format != ']' || format[-1] == '[' ||
                               (format[-1] == '^' && format[-2] == '[')));
        }
        if (*format && *format != '%' && !is_skipped) place++;
        if (*format) *to++ = *format++;
    }
    *to = '\0';
}

ScanFormat::~ScanFormat() {
    free(text);
}

}  // namespace retrace
