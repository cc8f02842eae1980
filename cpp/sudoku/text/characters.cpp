// Decodes UTF-8 and sorts code points into cells, borders, spaces and the rest.
#include "sudoku/text/characters.hpp"

#include <array>

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

}  // namespace

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
    if (point >= 0xff10 && point <= 0xff19) point = point - 0xff10 + U'0';  // full-width digits
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
