// The position of a search of the setter's bench, as it is kept and told: "3.0.12".
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace retrace::setting {

// Each search says for itself what its numbers are.
using Position = std::vector<std::size_t>;

std::string text_of_position(std::span<const std::size_t> position);
// Nothing where the text is no position.
std::optional<Position> position_in(std::string_view text);

}  // namespace retrace::setting
