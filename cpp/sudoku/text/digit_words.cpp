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
    constexpr std::array<std::string_view, 7> kOptions{"Some",     "Just", "some",       "Option",
                                                       "Optional", "Cell", "Optional.of"};
    constexpr std::string_view kAroundOptions = " \t,;|[{(";
    std::string plain;
    std::size_t copied = 0;
    for (std::size_t at = line.find_first_of("0123456789"); at != std::string_view::npos;
         at = line.find_first_of("0123456789", at + 1)) {
        if (at == 0 || (line[at - 1] != '(' && line[at - 1] != ' ')) continue;
        const bool is_call = line[at - 1] == '(';
        if (is_call && !line.substr(at + 1).starts_with(')')) continue;
        const std::size_t before = line.substr(0, at - 1).find_last_of(kAroundOptions);
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        std::string_view word = line.substr(begin, at - 1 - begin);
        if (word.starts_with('.')) word.remove_prefix(1);
        const auto* const option = std::find(kOptions.begin(), kOptions.end(), word);
        if (option == kOptions.end() || (!is_call && option - kOptions.begin() > 1)) continue;
        plain += line.substr(copied, begin - copied);
        plain += line[at];
        copied = at + (is_call ? 2 : 1);
    }
    if (plain.empty()) return std::nullopt;
    plain += line.substr(copied);
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
