// A line of a list of cells, as its numbers and what stands between them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace retrace::text {

// A line as numbers of one digit, and the texts before, between and behind them.
struct Numbers {
    std::vector<int> values{};
    std::vector<std::string> texts{1};
};

// Without letters: "A1" has one number. With them it has two, since A to I are rows then.
std::optional<Numbers> numbers_of(std::string_view line, bool with_letters);

// "115 237": three digits a cell.
std::optional<Numbers> numbers_in_threes(std::string_view line);

// Whether a byte is of a word: a Latin letter, or any other than ASCII.
bool is_of_name(char c);

char small_letter(char c);

// The places of row, column and digit among the three numbers of a cell.
enum class Part : std::uint8_t { row, column, digit };
using Order = std::array<Part, 3>;

// By the texts before each. The usual order where they name none; nothing where they name one twice.
std::optional<Order> order_of(const std::array<std::string, 3>& texts);

// "row,col,value": what the three numbers of the lines below are.
std::optional<Order> heading_of_columns(std::string_view line);

}  // namespace retrace::text
