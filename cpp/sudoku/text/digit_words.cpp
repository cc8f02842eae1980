// Looks each word up.
#include "sudoku/text/digit_words.hpp"

#include <algorithm>
#include <array>

namespace retrace::text {
namespace {

constexpr std::string_view kBetweenWords = " \t,;|:";
constexpr std::array<std::string_view, 12> kDigitWords{"zero",  "one",  "two",   "three",
                                                       "four",  "five", "six",   "seven",
                                                       "eight", "nine", "blank", "empty"};

std::optional<char> digit_of_word(std::string_view word) {
    if (word.ends_with("_square")) return '0';  // a picture of chats
    if (word.size() > kDigitWords[3].size()) return std::nullopt;
    std::string lower(word);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    const auto* const found = std::find(kDigitWords.begin(), kDigitWords.end(), lower);
    if (found == kDigitWords.end()) return std::nullopt;
    const auto number = found - kDigitWords.begin();
    return static_cast<char>('0' + (number > 9 ? 0 : number));
}

}  // namespace

std::optional<std::string> without_options(std::string_view line) {
    constexpr std::array<std::string_view, 4> kOptions{"Some(", "Just(", "Some ", "Just "};
    std::string plain;
    while (!line.empty()) {
        const std::size_t at = std::min(line.find("Some"), line.find("Just"));
        if (at == std::string_view::npos) break;
        const auto is_here = [&](std::string_view word) {
            return line.substr(at).starts_with(word);
        };
        const auto* const word = std::find_if(kOptions.begin(), kOptions.end(), is_here);
        const std::size_t digit = at + 5;
        const bool is_digit = word != kOptions.end() && digit < line.size() && line[digit] >= '0' &&
                              line[digit] <= '9';
        const bool is_closed =
            is_digit && word->ends_with('(') && line.substr(digit + 1).starts_with(')');
        const bool is_option = is_digit && (is_closed || word->ends_with(' '));
        plain += line.substr(0, is_option ? at : at + 4);
        if (is_option) plain += line[digit];
        line.remove_prefix(is_option ? digit + (is_closed ? 2 : 1) : at + 4);
    }
    if (plain.empty()) return std::nullopt;
    plain += line;
    return plain;
}

std::optional<std::string> digits_of_words(std::string_view line) {
    // Most lines begin with a digit or a blank.
    const std::size_t first = line.find_first_not_of(" \t:");
    if (first == std::string_view::npos || (line[first] & 0x40) == 0) return std::nullopt;
    std::string digits;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(kBetweenWords, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(kBetweenWords, at), line.size());
        const auto digit = digit_of_word(line.substr(at, end - at));
        if (!digit) return std::nullopt;
        digits += *digit;
        at = end;
    }
    if (digits.size() < 9) return std::nullopt;
    return digits;
}

}  // namespace retrace::text
