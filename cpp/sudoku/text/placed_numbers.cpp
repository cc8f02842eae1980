// Takes each line apart at its digits; more of them side by side are no number of a cell.
#include "sudoku/text/placed_numbers.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kLongestBetween = 60;
constexpr std::size_t kLongestList = 8192;

bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}

// Spaces count once.
void add_between(std::string& text, char c) {
    const bool is_space = c == ' ' || c == '\t';
    if (is_space && text.ends_with(' ')) return;
    text += is_space ? ' ' : small_letter(c);
}

}  // namespace

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

char small_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::optional<Numbers> numbers_of(std::string_view line, bool with_letters) {
    if (line.size() > kLongestList) return std::nullopt;
    Numbers numbers;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        const char before = at > 0 ? line[at - 1] : ' ';
        const bool is_row = with_letters && small_letter(c) >= 'a' && small_letter(c) <= 'i' &&
                            is_decimal(next) && !is_of_name(before) && !is_decimal(before);
        if (is_row) {
            numbers.values.push_back(small_letter(c) - 'a' + 1);
        } else if (is_decimal(c)) {
            if (is_decimal(next)) return std::nullopt;
            numbers.values.push_back(c - '0');
        } else {
            add_between(numbers.texts.back(), c);
            if (numbers.texts.back().size() > kLongestBetween) return std::nullopt;
            continue;
        }
        numbers.texts.emplace_back();
    }
    return numbers;
}

std::optional<Numbers> numbers_in_threes(std::string_view line) {
    if (line.size() > kLongestList) return std::nullopt;
    Numbers numbers;
    std::size_t run = 0;
    for (const char c : line) {
        if (is_of_name(c)) return std::nullopt;
        if (is_decimal(c)) {
            if (++run > 3) return std::nullopt;
            numbers.values.push_back(c - '0');
            numbers.texts.emplace_back();
            continue;
        }
        if (run != 0 && run != 3) return std::nullopt;
        run = 0;
        add_between(numbers.texts.back(), c);
    }
    if (run != 0 && run != 3) return std::nullopt;
    return numbers;
}

}  // namespace retrace::text
