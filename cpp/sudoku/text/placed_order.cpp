// Knows the words for them in English and Korean, and their letters.
#include "sudoku/text/placed_numbers.hpp"

#include <algorithm>

namespace retrace::text {
namespace {

// The last word of a text, which names the number behind it.
std::optional<Part> part_named(std::string_view text) {
    while (!text.empty() && !is_of_name(text.back())) text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && is_of_name(text[begin - 1])) --begin;
    const std::string_view word = text.substr(begin);
    const auto is_any = [word](std::initializer_list<std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    if (is_any({"r", "row", "y", "행"})) return Part::row;
    if (is_any({"c", "col", "column", "x", "열"})) return Part::column;
    if (is_any({"v", "val", "value", "digit", "num", "number", "n", "d", "값", "숫자"})) {
        return Part::digit;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Order> order_of(const std::array<std::string, 3>& texts) {
    std::array<std::optional<Part>, 3> named{};
    for (std::size_t i = 0; i < 3; ++i) named[i] = part_named(texts[i]);
    constexpr Order kUsual{Part::row, Part::column, Part::digit};
    // "r1c1=5" does not name its digit.
    if (!named[2] && named[0] && named[1] && *named[0] != Part::digit && *named[1] != Part::digit) {
        named[2] = Part::digit;
    }
    if (!named[0] || !named[1] || !named[2]) return kUsual;
    const Order order{*named[0], *named[1], *named[2]};
    const auto has = [&order](Part part) {
        return std::find(order.begin(), order.end(), part) != order.end();
    };
    if (!has(Part::row) || !has(Part::column) || !has(Part::digit)) return std::nullopt;
    return order;
}

std::optional<Order> heading_of_columns(std::string_view line) {
    std::array<std::string, 3> words{};
    std::size_t word = 0;
    for (const char c : line) {
        if (is_of_name(c)) {
            words[word] += small_letter(c);
        } else if (c == ',' || c == ';' || c == '\t' || c == ' ') {
            if (!words[word].empty() && ++word == 3) return std::nullopt;
        } else if (c != '"') {
            return std::nullopt;
        }
    }
    for (const std::string& each : words) {
        if (!part_named(each)) return std::nullopt;
    }
    return order_of(words);
}

}  // namespace retrace::text
