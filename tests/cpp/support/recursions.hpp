// The write-ups' algorithms as recursions, with their counters; the strategies do the same work in steps.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace retrace::recursions {

struct Work {
    std::uint64_t calls = 0;
    std::uint64_t placements = 0;
    std::uint64_t reads = 0;  // legality checks: reads of cells or flags
};

using Board = std::array<std::array<int, 9>, 9>;

inline Board board_of(std::string_view puzzle) {
    Board board{};
    for (std::size_t i = 0; i < 81; ++i) {
        board[i / 9][i % 9] = puzzle[i] == '.' ? 0 : puzzle[i] - '0';
    }
    return board;
}

// The 2580 write-up, findValue/checkValue: a list of blanks; each digit is checked by reading the three houses.
class ScanBlanks {
  public:
    explicit ScanBlanks(std::string_view puzzle) : board_(board_of(puzzle)) {
        for (std::size_t i = 0; i < 81; ++i) {
            if (board_[i / 9][i % 9] == 0) blanks_.emplace_back(i / 9, i % 9);
        }
        find_value(0);
    }
    const Work& work() const { return work_; }

  private:
    bool find_value(std::size_t depth) {
        ++work_.calls;
        if (depth == blanks_.size()) return true;
        const auto [row, column] = blanks_[depth];
        for (int digit = 1; digit <= 9; ++digit) {
            if (!check_value(row, column, digit)) continue;
            board_[row][column] = digit;
            ++work_.placements;
            if (find_value(depth + 1)) return true;
            board_[row][column] = 0;
        }
        return false;
    }

    bool check_value(std::size_t row, std::size_t column, int digit) {
        for (std::size_t i = 0; i < 9; ++i) {
            if (++work_.reads; board_[row][i] == digit) return false;
        }
        for (std::size_t i = 0; i < 9; ++i) {
            if (++work_.reads; board_[i][column] == digit) return false;
        }
        for (std::size_t i = 0; i < 9; ++i) {
            const std::size_t r = row / 3 * 3 + i / 3;
            const std::size_t c = column / 3 * 3 + i % 3;
            if (++work_.reads; board_[r][c] == digit) return false;
        }
        return true;
    }

    Board board_;
    std::vector<std::pair<std::size_t, std::size_t>> blanks_;
    Work work_;
};

// The write-ups of 2239 and of Baekjoon 12095: a call for each index, and flags for used digits.
class UsedFlags {
  public:
    explicit UsedFlags(std::string_view puzzle) : board_(board_of(puzzle)) {
        for (std::size_t i = 0; i < 81; ++i) {
            if (const int digit = board_[i / 9][i % 9]; digit != 0) set(i, digit, true);
        }
        visit(0);
    }
    const Work& work() const { return work_; }

  private:
    bool visit(std::size_t i) {
        ++work_.calls;
        if (i == 81) return true;
        if (board_[i / 9][i % 9] != 0) return visit(i + 1);
        for (int digit = 1; digit <= 9; ++digit) {
            if (is_used(i, digit)) continue;
            set(i, digit, true);
            board_[i / 9][i % 9] = digit;
            ++work_.placements;
            if (visit(i + 1)) return true;
            board_[i / 9][i % 9] = 0;
            set(i, digit, false);
        }
        return false;
    }

    bool is_used(std::size_t i, int digit) {
        const auto d = static_cast<std::size_t>(digit);
        if (++work_.reads; row_[i / 9][d]) return true;
        if (++work_.reads; column_[i % 9][d]) return true;
        ++work_.reads;
        return box_[i / 27 * 3 + i % 9 / 3][d];
    }

    void set(std::size_t i, int digit, bool used) {
        const auto d = static_cast<std::size_t>(digit);
        row_[i / 9][d] = column_[i % 9][d] = box_[i / 27 * 3 + i % 9 / 3][d] = used;
    }

    using Flags = std::array<std::array<bool, 10>, 9>;
    Board board_;
    Flags row_{};
    Flags column_{};
    Flags box_{};
    Work work_;
};

// 2580 in Java, dfs(row, col): a call for each cell and each end of a row.
class ScanCells {
  public:
    explicit ScanCells(std::string_view puzzle) : board_(board_of(puzzle)) { dfs(0, 0); }
    const Work& work() const { return work_; }

  private:
    bool dfs(std::size_t row, std::size_t column) {
        ++work_.calls;
        if (column == 9) return dfs(row + 1, 0);
        if (row == 9) return true;
        if (board_[row][column] != 0) return dfs(row, column + 1);
        for (int digit = 1; digit <= 9; ++digit) {
            if (!is_possible(row, column, digit)) continue;
            board_[row][column] = digit;
            ++work_.placements;
            if (dfs(row, column + 1)) return true;
            board_[row][column] = 0;
        }
        return false;
    }

    bool is_possible(std::size_t row, std::size_t column, int digit) const {
        for (std::size_t i = 0; i < 9; ++i) {
            if (board_[row][i] == digit || board_[i][column] == digit ||
                board_[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    Board board_;
    Work work_;
};

// 2239, get_candidates: 27 cells read on entering a blank, then the listed digits in turn.
class CandidateList {
  public:
    explicit CandidateList(std::string_view puzzle) : board_(board_of(puzzle)) { visit(0); }
    const Work& work() const { return work_; }

  private:
    bool visit(std::size_t i) {
        ++work_.calls;
        if (i == 81) return true;
        if (board_[i / 9][i % 9] != 0) return visit(i + 1);
        for (const int digit : candidates(i / 9, i % 9)) {
            board_[i / 9][i % 9] = digit;
            ++work_.placements;
            if (visit(i + 1)) return true;
            board_[i / 9][i % 9] = 0;
        }
        return false;
    }

    std::vector<int> candidates(std::size_t row, std::size_t column) {
        std::array<bool, 10> used{};
        for (std::size_t i = 0; i < 9; ++i) {
            used[static_cast<std::size_t>(board_[row][i])] = true;
            used[static_cast<std::size_t>(board_[i][column])] = true;
            used[static_cast<std::size_t>(board_[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3])] =
                true;
            work_.reads += 3;
        }
        std::vector<int> digits;
        for (int digit = 1; digit <= 9; ++digit) {
            if (!used[static_cast<std::size_t>(digit)]) digits.push_back(digit);
        }
        return digits;
    }

    Board board_;
    Work work_;
};

}  // namespace retrace::recursions
