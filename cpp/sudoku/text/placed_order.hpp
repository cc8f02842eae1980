// Which of the three numbers of a cell is its row, its column and its digit.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace retrace::text {

enum class Part : std::uint8_t { row, column, digit };
using Order = std::array<Part, 3>;

// By the texts before each. The usual order where they name none; nothing where they name one twice.
std::optional<Order> order_of(const std::array<std::string, 3>& texts);

// "row,col,value": what the three numbers of the lines below are.
std::optional<Order> heading_of_columns(std::string_view line);

}  // namespace retrace::text
