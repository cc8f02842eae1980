// Boards of a puzzle counted by trying digits in cells, with nothing of the engine: houses by their cells, and every rule by its words
// as soon as its cells are full.
#pragma once

#include <cstdint>
#include <vector>

#include "varied/kinds.hpp"

namespace retrace::varied::brute {

class Counter {
  public:
    explicit Counter(const Rules& rules)
        : rules_(rules),
          board_(rules.cells()),
          houses_of_(rules.cells()),
          rules_of_(rules.cells()) {
        for (const auto& house : rules.houses) {
            for (const Place cell : house) houses_of_[cell].push_back(&house);
        }
        for (const Rule& rule : rules.rules) {
            for (const Place cell : rule.cells) rules_of_[cell].push_back(&rule);
        }
    }

    int count(int limit) {
        if (limit <= found_) return found_;
        std::size_t best = board_.size();
        std::vector<int> digits;
        for (std::size_t cell = 0; cell < board_.size(); ++cell) {
            if (board_[cell] != 0) continue;
            std::vector<int> fit;
            for (int digit = 1; digit <= rules_.digits; ++digit) {
                if (fits(cell, digit)) fit.push_back(digit);
            }
            if (best == board_.size() || fit.size() < digits.size()) {
                best = cell;
                digits = fit;
            }
        }
        if (best == board_.size()) return ++found_;
        for (const int digit : digits) {
            board_[best] = digit;
            count(limit);
        }
        board_[best] = 0;
        return found_;
    }

  private:
    bool fits(std::size_t cell, int digit) {
        if ((rules_.candidates[cell] >> (digit - 1) & 1U) == 0) return false;
        for (const auto* house : houses_of_[cell]) {
            for (const Place other : *house) {
                if (board_[other] == digit) return false;
            }
        }
        board_[cell] = digit;
        bool is_right = true;
        for (const Rule* rule : rules_of_[cell]) {
            std::vector<int> values;
            for (const Place each : rule->cells) {
                if (board_[each] != 0) values.push_back(board_[each]);
            }
            const bool is_full = values.size() == rule->cells.size();
            if (is_full && !row_of(rule->kind).holds(*rule, values, rules_.digits))
                is_right = false;
            if (rule->kind == Kind::cage && !is_full) {
                int sum = 0;
                for (const int each : values) sum += each;
                if (!rule->numbers.empty() && sum >= rule->numbers[0]) is_right = false;
            }
        }
        board_[cell] = 0;
        return is_right;
    }

    const Rules& rules_;
    std::vector<int> board_;
    std::vector<std::vector<const std::vector<Place>*>> houses_of_;
    std::vector<std::vector<const Rule*>> rules_of_;
    int found_ = 0;
};

inline int count(const Rules& rules, int limit) {
    return Counter(rules).count(limit);
}

}  // namespace retrace::varied::brute
