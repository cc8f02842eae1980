// Looks one line ahead, so that it is known whether there is one.
#include "cli/puzzle_numbers.hpp"

#include <utility>

#include "cli/fault_position.hpp"
#include "cli/texts.hpp"
#include "cli/whole_number.hpp"

namespace retrace::cli {
namespace {

PuzzleNumber number_on(const InputLine& line) {
    if (line.too_long) return {0, 1, line_too_long()};
    const auto number = whole_number(line.text);
    if (number.value_or(0) > 0) return {*number};
    // A character that is no digit is the position; zero and what is too large begin at the first.
    const std::size_t other = line.text.find_first_not_of("0123456789");
    const std::size_t column = other == std::string_view::npos ? 1 : other + 1;
    return {0, column, said("command/input/number-expected")};
}

}  // namespace

std::optional<PuzzleNumber> PuzzleNumbers::next() {
    if (!input_) {
        if (next_ > last_) return std::nullopt;
        return PuzzleNumber{next_++};
    }
    while (!line_ && input_->read_more()) take_line();
    auto number = std::exchange(line_, std::nullopt);
    take_line();
    return number;
}

void PuzzleNumbers::take_line() {
    if (const auto line = input_->take()) line_ = number_on(*line);
}

}  // namespace retrace::cli
