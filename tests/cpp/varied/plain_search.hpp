// All boards of small rules, found by trying each digit in each cell and asking the words of the rules alone.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "varied/kinds.hpp"
#include "varied/search.hpp"

namespace retrace::varied::plain {

// Visits the boards in order, of which there are so few that houses are all that cuts them short.
inline void each_board(const Rules& rules, Solution& board, std::size_t at,
                       const std::function<void(const Solution&)>& visit) {
    if (at == board.size()) {
        if (find_violations(rules, board).empty()) visit(board);
        return;
    }
    for (int digit = 1; digit <= rules.digits; ++digit) {
        if ((rules.candidates[at] & digit_bit(digit)) == 0) continue;
        bool stands_already = false;
        for (const auto& house : rules.houses) {
            bool has_cell = false;
            bool has_digit = false;
            for (const Place cell : house) {
                has_cell |= cell == at;
                has_digit |= cell < at && board[cell] == digit;
            }
            stands_already |= has_cell && has_digit;
        }
        if (stands_already) continue;
        board[at] = static_cast<std::uint8_t>(digit);
        each_board(rules, board, at + 1, visit);
    }
    board[at] = 0;
}

inline std::vector<Solution> all_boards(const Rules& rules) {
    std::vector<Solution> boards;
    Solution board(rules.cells());
    each_board(rules, board, 0, [&](const Solution& each) { boards.push_back(each); });
    return boards;
}

}  // namespace retrace::varied::plain
