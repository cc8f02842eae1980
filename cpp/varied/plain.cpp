// Signs to digits, once it is known whether letters stand for all of them.
#include "varied/plain.hpp"

#include <array>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// A row of a 16×16 is as long as a whole 4×4, so those are not read.
constexpr std::array kSizes{6, 8, 10, 12, 16, 25};

constexpr bool is_empty_cell(char sign) {
    return sign == '.' || sign == '0' || sign == '-' || sign == '_';
}

// 0 where it is no digit.
int digit_of(char sign, bool are_letters) {
    if (sign >= '1' && sign <= '9') return sign - '0';
    const char upper = static_cast<char>(sign & ~0x20);
    if (upper < 'A' || upper > 'Z') return 0;
    return upper - 'A' + (are_letters ? 1 : 10);
}

}  // namespace

std::optional<Reading> read_plain(std::string_view line) {
    while (line.ends_with('\r') || line.ends_with(' ')) line.remove_suffix(1);
    const auto* size = ranges::find_if(kSizes, [&](int each) {
        return static_cast<std::size_t>(each) * static_cast<std::size_t>(each) == line.size();
    });
    if (size == kSizes.end()) return std::nullopt;
    const bool are_letters =
        ranges::none_of(line, [](char sign) { return sign >= '1' && sign <= '9'; });
    Reading reading{.rules = usual(*size),
                    .are_letters = are_letters,
                    .regions = boxes(*size, box_height(*size))};
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (is_empty_cell(line[at])) continue;
        const int digit = digit_of(line[at], are_letters);
        if (digit < 1 || digit > *size) return std::nullopt;
        reading.rules.candidates[at] = digit_bit(digit);
    }
    return reading;
}

std::optional<Reading> read_sukaku(std::string_view line) {
    constexpr std::size_t kDigits = 9;
    if (line.size() != kDigits * kDigits * kDigits) return std::nullopt;
    Reading reading{.rules = usual(kDigits), .regions = boxes(kDigits, box_height(kDigits))};
    for (std::size_t at = 0; at < line.size(); ++at) {
        const int digit = static_cast<int>(at % kDigits) + 1;
        if (is_empty_cell(line[at])) {
            reading.rules.candidates[at / kDigits] &= ~digit_bit(digit);
        } else if (line[at] != '0' + digit) {
            return std::nullopt;
        }
    }
    return reading;
}

}  // namespace retrace::varied
