// Decodes UTF-8 and sorts code points into cells, borders, spaces and the rest.
#include "sudoku/text/characters.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "sudoku/cell.hpp"

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

// The zeros of all scripts that count in tens, in order: Arabic-Indic, Persian ... full width ...
constexpr std::array<char32_t, 65> kZeros{
    0x660,   0x6f0,   0x7c0,   0x966,   0x9e6,   0xa66,   0xae6,   0xb66,   0xbe6,   0xc66,
    0xce6,   0xd66,   0xde6,   0xe50,   0xed0,   0xf20,   0x1040,  0x1090,  0x17e0,  0x1810,
    0x1946,  0x19d0,  0x1a80,  0x1a90,  0x1b50,  0x1bb0,  0x1c40,  0x1c50,  0xa620,  0xa8d0,
    0xa900,  0xa9d0,  0xa9f0,  0xaa50,  0xabf0,  0xff10,  0x104a0, 0x10d30, 0x11066, 0x110f0,
    0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950,
    0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec,
    0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0};

// The ones of digits that come without a zero: in circles, brackets, with full stops, Roman ones.
constexpr std::array<char32_t, 9> kOnes{0x2460, 0x2474, 0x2488, 0x24f5, 0x2776,
                                        0x2780, 0x278a, 0x2160, 0x2170};

constexpr std::u32string_view kChineseDigits =
    U"\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d";

// Dots, empty squares and circles, and low lines that stand for a blank.
constexpr std::u32string_view kBlankSigns =
    U"\u00b7\u2022\u2027\u2219\u22c5\u30fb\u2b1c\u2b1b\u25fb\u25fc\u25a1\u25a0\u25a2\u25fd"
    U"\u25fe\u25ab\u25aa\U0001f532\U0001f533\u25cb\u25ef\u26aa\u26ab\u25cc\u3007\uff0e\uff3f\u2423"
    U"\U0001f7e5\U0001f7e6\U0001f7e7\U0001f7e8\U0001f7e9\U0001f7ea\U0001f7eb";

// A code point as the ASCII sign that it means, where there is one.
char32_t plain(char32_t point) {
    const auto* after = std::upper_bound(kZeros.begin(), kZeros.end(), point);
    if (after != kZeros.begin() && point < *std::prev(after) + 10) {
        return point - *std::prev(after) + U'0';
    }
    for (const char32_t one : kOnes) {
        if (point >= one && point < one + 9) return point - one + U'1';
    }
    const std::size_t chinese = kChineseDigits.find(point);
    if (chinese != std::u32string_view::npos) return U'1' + static_cast<char32_t>(chinese);
    if (kBlankSigns.find(point) != std::u32string_view::npos) return U'.';
    if (point >= 0x2010 && point <= 0x2015) return U'-';
    if (point >= 0x2074 && point <= 0x2079) return point - 0x2070 + U'0';
    if (point >= 0x2080 && point <= 0x2089) return point - 0x2080 + U'0';
    switch (point) {
        case 0x2070:
            return U'0';
        case 0xb9:
            return U'1';
        case 0xb2:
            return U'2';
        case 0xb3:
            return U'3';
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

// The sign that parts cells in ASCII, for one that does elsewhere.
std::optional<char> plain_separator(char32_t point) {
    switch (point) {
        case 0x60c:
        case 0x3001:
        case 0xff0c:
            return ',';
        case 0x61b:
        case 0xff1b:
            return ';';
        case 0xff5c:
            return '|';
        case 0xa0:
        case 0x2002:
        case 0x2003:
        case 0x2007:
        case 0x2009:
        case 0x202f:
        case 0x3000:
        case 0x85:  // ends of lines in some texts
        case 0x2028:
        case 0x2029:
            return ' ';
        default:
            return std::nullopt;
    }
}

}  // namespace

bool is_no_sign(char32_t point) {
    switch (point) {
        case 0xfe0e:  // these make a picture of the digit before them
        case 0xfe0f:
        case 0x20e3:
        case 0xad:  // these come along when a web page is copied
        case 0x200b:
        case 0x200c:
        case 0x200d:
        case 0x200e:
        case 0x200f:
        case 0x2060:
        case 0xfeff:
            return true;
        default:
            return false;
    }
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

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::string_view before = text;
        const bool is_replaced = take_code_point(text) == U'\ufffd';
        if (is_replaced && before.size() - text.size() == 1) return false;
    }
    return true;
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

std::size_t count_code_points(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !is_continuation(c); }));
}

Character classify(char32_t point) {
    if (point >= 0x80) point = plain(point);
    if (point >= U'0' && point <= U'9') {
        return {Meaning::cell, static_cast<Digit>(point - U'0'), true, false};
    }
    switch (point) {
        case U' ':
        case U'\t':
        case U'\v':
        case U'\f':
        case 0xa0:
        case 0x3000:
            return {Meaning::space, 0, false, false};
        case U'.':
        case U'_':
        case U'?':
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

std::string without_colours(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find("\x1b["), text.size());
        plain += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty()) break;
        const std::size_t end = text.find_first_not_of("0123456789;?", 2);
        const bool is_whole = end != std::string_view::npos && text[end] >= '@' && text[end] <= '~';
        if (!is_whole) plain += text.substr(0, 2);
        text.remove_prefix(is_whole ? end + 1 : 2);
    }
    return plain;
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

std::optional<std::string> with_plain_separators(std::string_view text) {
    const auto is_ascii = [](char c) { return (static_cast<unsigned char>(c) & 0x80U) == 0; };
    if (std::all_of(text.begin(), text.end(), is_ascii)) return std::nullopt;
    const bool may_be_words = text.size() < kCells;
    std::string all;
    bool any = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t point = take_code_point(text);
        if (const auto sign = plain_separator(point)) {
            all += *sign;
            any = true;
            continue;
        }
        const bool is_other = point >= 0x80 && classify(point).meaning == Meaning::other;
        if (is_other && may_be_words && !is_no_sign(point)) return std::nullopt;
        all += before.substr(0, before.size() - text.size());
    }
    if (!any) return std::nullopt;
    return all;
}

std::optional<std::string> with_plain_names(std::string_view text) {
    struct Name {
        std::string_view name;
        std::string_view plain;
    };
    constexpr std::array<Name, 3> kNames{{{"\u2026", "..."}, {"&nbsp;", " "}, {"&#160;", " "}}};
    std::optional<std::string> all;
    for (const auto& [name, plain] : kNames) {
        if (text.find(name) == std::string_view::npos) continue;
        if (!all) all = text;
        for (std::size_t at = 0; (at = all->find(name, at)) != std::string::npos;) {
            all->replace(at, name.size(), plain);
        }
    }
    return all;
}

}  // namespace retrace::text
