// Names that GCC's library has beside the standard, and that programs for judges use.
#pragma once

namespace std {

template <class Number>
constexpr Number __gcd(Number a, Number b) {
    while (b != 0) {
        Number rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

constexpr int __lg(int n) {
    return 31 - __builtin_clz(static_cast<unsigned>(n));
}
constexpr int __lg(unsigned n) {
    return 31 - __builtin_clz(n);
}
constexpr long __lg(long n) {
    return 31 - __builtin_clzl(static_cast<unsigned long>(n));
}
constexpr long __lg(unsigned long n) {
    return 31 - __builtin_clzl(n);
}
constexpr long long __lg(long long n) {
    return 63 - __builtin_clzll(static_cast<unsigned long long>(n));
}
constexpr long long __lg(unsigned long long n) {
    return 63 - __builtin_clzll(n);
}

}  // namespace std
