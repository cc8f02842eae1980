// Whole numbers with full stops between them.
#include "sudoku/setting/position.hpp"

#include <charconv>
#include <system_error>

namespace retrace::setting {
namespace {

// Ways to take four givens away are the most that a search counts: 1,663,740 of a completed grid.
constexpr std::size_t kMostNumber = 2'000'000;

}  // namespace

std::string text_of_position(std::span<const std::size_t> position) {
    std::string text;
    for (const std::size_t number : position) {
        text += (text.empty() ? "" : ".") + std::to_string(number);
    }
    return text;
}

std::optional<Position> position_in(std::string_view text) {
    Position position;
    for (;;) {
        const std::string_view digits = text.substr(0, text.find('.'));
        std::size_t number = 0;
        const auto [end, fault] =
            std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool is_whole = fault == std::errc() && end == digits.data() + digits.size();
        if (!is_whole || number > kMostNumber) return std::nullopt;
        position.push_back(number);
        if (digits.size() == text.size()) return position;
        text.remove_prefix(digits.size() + 1);
    }
}

}  // namespace retrace::setting
