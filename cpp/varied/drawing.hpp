// Values of drawings as f-puzzles and SudokuPad write them.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "sudoku/text/json.hpp"

namespace retrace::varied {

inline constexpr int kHundredths = 100;  // of a cell

// Points that lie further out are moved to the edge.
inline int in_hundredths(double cells) {
    constexpr double kMost = 50;
    return static_cast<int>(std::lround(std::clamp(cells, -kMost, kMost) * kHundredths));
}

// "#rrggbb" of any code of a colour; empty where there is none, or where nothing is seen of it.
inline std::string colour_in(const text::Json& drawing, std::string_view key) {
    const text::Json* value = drawing.at(key);
    if (value == nullptr || !value->string.starts_with('#')) return {};
    std::string code = value->string.substr(1);
    if (code.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) return {};
    if (code.size() == 3 || code.size() == 4) {
        std::string twice;
        for (const char sign : code) twice += {sign, sign};
        code = twice;
    }
    const bool is_clear = code.size() == 8 && code.ends_with("00");
    if (is_clear || (code.size() != 6 && code.size() != 8)) return {};
    std::transform(code.begin(), code.end(), code.begin(), [](char sign) {
        return static_cast<char>(sign >= 'A' && sign <= 'F' ? sign | 0x20 : sign);
    });
    return '#' + code.substr(0, 6);
}

}  // namespace retrace::varied
