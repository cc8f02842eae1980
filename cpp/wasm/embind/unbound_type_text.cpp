// The text by which Embind names a type that no binding knows, in its errors. The tables of calls leave none, and with it
// a module has no need of the library's formatting, which would be 3 KB of each. Nothing else here may call sprintf().
extern "C" int siprintf(char* text, const char* format, ...);

extern "C" int siprintf(char* text, const char* /*format*/, ...) {
    text[0] = '?';
    text[1] = '\0';
    return 1;
}
