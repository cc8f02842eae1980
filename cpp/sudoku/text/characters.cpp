// Decodes UTF-8 and sorts code points into cells, borders, spaces and the rest.
#include "sudoku/text/characters.hpp"

#include <array>
#include <string_view>

namespace retrace::text {
namespace {

constexpr char32_t kReplacement = 0xfffd;

bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

bool is_vertical_box_drawing(char32_t point) {
    switch (point) {
        case 0x2502:
        case 0x2503:
        case 0x2506:
        case 0x2507:
        case 0x250a:
        case 0x250b:
        case 0x254e:
        case 0x254f:
        case 0x2551:
            return true;
        default:
            return false;
    }
}

// Formatting characters, odd spaces and private characters: shown as themselves they would say
// nothing, or turn the sentence around.
bool is_invisible(char32_t point) {
    return point < 0x20 || (point >= 0x7f && point <= 0xa0) || point == 0xad ||
           (point >= 0x2000 && point <= 0x200f) || (point >= 0x2028 && point <= 0x202f) ||
           (point >= 0x205f && point <= 0x206f) || point == 0x3000 ||
           (point >= 0xe000 && point <= 0xf8ff) || point == 0xfeff ||
           (point >= 0xfff0 && point <= 0xfffb) || point >= 0xe0000;
}

// The zeros of the scripts whose digits are read as 0-9: Arabic-Indic, Persian, Devanagari, Bengali,
// Thai, full width, and the styles of mathematics.
constexpr std::array<char32_t, 11> kZeros{0x660,   0x6f0,   0x966,   0x9e6,   0xe50,  0xff10,
                                          0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6};

// The ones of digits in circles.
constexpr std::array<char32_t, 5> kCircledOnes{0x2460, 0x2776, 0x2780, 0x278a, 0x24f5};

// Dots, empty squares and circles, and low lines that stand for a blank.
constexpr std::u32string_view kBlankSigns =
    U"\u00b7\u2022\u2027\u2219\u22c5\u30fb\u2b1c\u2b1b\u25fb\u25fc\u25a1\u25a0\u25a2\u25fd"
    U"\u25fe\u25ab\u25aa\U0001f532\U0001f533\u25cb\u25ef\u26aa\u26ab\u25cc\u3007\uff0e\uff3f\u2423"
    U"\U0001f7e5\U0001f7e6\U0001f7e7\U0001f7e8\U0001f7e9\U0001f7ea\U0001f7eb";

// A code point as the ASCII sign that it means, where there is one.
char32_t plain(char32_t point) {
    for (const char32_t zero : kZeros) {
        if (point >= zero && point < zero + 10) return point - zero + U'0';
    }
    for (const char32_t one : kCircledOnes) {
        if (point >= one && point < one + 9) return point - one + U'1';
    }
    if (kBlankSigns.find(point) != std::u32string_view::npos) return U'.';
    if (point >= 0x2010 && point <= 0x2015) return U'-';
    switch (point) {
        case 0x2212:
        case 0xff0d:
            return U'-';
        case 0xff0a:
            return U'*';
        case 0xff5c:
            return U'|';
        case 0x2002:
        case 0x2003:
        case 0x2007:
        case 0x2009:
            return U' ';
        default:
            return point;
    }
}

}  // namespace

bool joins_the_sign_before(char32_t point) {
    return point == 0xfe0f || point == 0x20e3;
}

char32_t take_code_point(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    std::size_t length = 1;
    char32_t point = first;
    if (first >= 0xf0 && first < 0xf8) {
        length = 4;
        point = first & 0x07U;
    } else if (first >= 0xe0 && first < 0xf0) {
        length = 3;
        point = first & 0x0fU;
    } else if (first >= 0xc2 && first < 0xe0) {
        length = 2;
        point = first & 0x1fU;
    } else if (first >= 0x80) {
        point = kReplacement;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if (i >= text.size() || !is_continuation(text[i])) {
            text.remove_prefix(1);
            return kReplacement;
        }
        point = (point << 6U) | (static_cast<unsigned char>(text[i]) & 0x3fU);
    }
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    if (point < kSmallest[length] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) {
        text.remove_prefix(1);
        return kReplacement;
    }
    text.remove_prefix(length);
    return point;
}

std::string to_utf8(char32_t point) {
    const auto tail = [](char32_t bits) { return static_cast<char>(0x80U | (bits & 0x3fU)); };
    if (point < 0x80) return {static_cast<char>(point)};
    if (point < 0x800) return {static_cast<char>(0xc0U | (point >> 6U)), tail(point)};
    if (point < 0x10000) {
        return {static_cast<char>(0xe0U | (point >> 12U)), tail(point >> 6U), tail(point)};
    }
    return {static_cast<char>(0xf0U | (point >> 18U)), tail(point >> 12U), tail(point >> 6U),
            tail(point)};
}

Character classify(char32_t point) {
    if (point >= 0x80) point = plain(point);
    if (point >= U'0' && point <= U'9') {
        return {Meaning::cell, static_cast<Digit>(point - U'0'), true, false};
    }
    switch (point) {
        case U' ':
        case U'\t':
        case 0xa0:
        case 0x3000:
            return {Meaning::space, 0, false, false};
        case U'.':
        case U'_':
        case U'x':
        case U'X':
            return {Meaning::cell, 0, false, false};
        case U'-':
        case U'*':
            return {Meaning::cell, 0, false, true};
        case U'|':
            return {Meaning::separator, 0, false, false};
        case U'+':
        case U'=':
        case U':':
            return {Meaning::horizontal, 0, false, false};
        default:
            break;
    }
    if (is_vertical_box_drawing(point)) return {Meaning::separator, 0, false, false};
    if (point >= 0x2500 && point <= 0x257f) return {Meaning::horizontal, 0, false, false};
    if (point < 0x20 && point != U'\n' && point != U'\r') {
        return {Meaning::control, 0, false, false};
    }
    return {Meaning::other, 0, false, false};
}

std::string name_of_character(char32_t point) {
    if (!is_invisible(point)) return to_utf8(point);
    constexpr std::string_view kHexadecimal = "0123456789ABCDEF";
    std::string digits;
    for (; point != 0 || digits.size() < 4; point >>= 4U) {
        digits.insert(digits.begin(), kHexadecimal[point & 0xfU]);
    }
    return "U+" + digits;
}

}  // namespace retrace::text
