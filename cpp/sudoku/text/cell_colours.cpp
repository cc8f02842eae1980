// The colours of web/element/shared/picture/cell-colours.ts.
#include "sudoku/text/named_parts.hpp"

#include <algorithm>
#include <array>

namespace retrace::text {

std::optional<Digit> colour_of(std::string_view text) {
    constexpr std::array<std::string_view, 9> kColours{"#d3d4d8", "#b2debe", "#d9c4f3",
                                                       "#f9d3b0", "#f5b9bb", "#f3e79e",
                                                       "#b4d1f6", "#a5dddd", "#f5c6e2"};
    const auto* const found = std::find(kColours.begin(), kColours.end(), text);
    if (found == kColours.end()) return std::nullopt;
    return static_cast<Digit>(found - kColours.begin() + 1);
}

}  // namespace retrace::text
