// Gathers cells as long as what stands between their numbers is the same.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

#include "sudoku/text/placed_numbers.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

// With words between the numbers ("r1c1=5") fewer make a list than with numbers alone.
constexpr std::size_t kLeastNamed = 4;
constexpr std::size_t kLeastBare = 10;
constexpr std::size_t kMostPlaced = 200;

// Without the brackets of the whole list, which stand at its edges alone.
std::string without_brackets(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" [](){},;");
    return begin == std::string::npos ? std::string() : text.substr(begin);
}

bool is_between_cells(const std::string& text) {
    return text.find_first_not_of(" |,") == std::string::npos;
}

class List {
  public:
    explicit List(std::optional<Order> order) : heading_(order) {}

    // False where the line is none of the list.
    bool read(const Numbers& line) {
        if (line.values.empty() || line.values.size() % 3 != 0) return false;
        // Nine numbers without a word or a bracket between them are a row.
        const bool is_row =
            line.values.size() == 9 &&
            std::all_of(line.texts.begin() + 1, line.texts.end() - 1, is_between_cells);
        if (is_row && !heading_) return false;
        List before = *this;
        for (std::size_t at = 0; at < line.values.size(); at += 3) {
            if (!add(line, at)) {
                *this = std::move(before);
                return false;
            }
        }
        if (line.texts.back().size() > 3) {
            if (!behind_) behind_ = line.texts.back();
            if (*behind_ != line.texts.back()) {
                *this = std::move(before);
                return false;
            }
        }
        ++lines_;
        return true;
    }

    std::size_t least() const {
        const std::string all = texts_ ? texts_->at(0) + texts_->at(1) + texts_->at(2) : "";
        const bool has_name = std::any_of(all.begin(), all.end(), is_of_name);
        return has_name || heading_ ? kLeastNamed : kLeastBare;
    }
    bool is_whole() const { return cells_.size() >= least() && board().has_value(); }

    std::optional<Board> board() const {
        const auto order = heading_ ? heading_ : order_of(*texts_);
        if (!order) return std::nullopt;
        bool has_zero = false;
        bool has_nine = false;
        for (const auto& cell : cells_) {
            for (std::size_t i = 0; i < 3; ++i) {
                if ((*order)[i] == Part::digit) continue;
                has_zero |= cell[i] == 0;
                has_nine |= cell[i] == 9;
            }
        }
        if (has_zero && has_nine) return std::nullopt;
        // The cells of an array count from 0.
        has_zero |= texts_->at(1) == "][" && !has_nine;
        return board_from(*order, has_zero ? 0 : 1);
    }

  private:
    using Three = std::array<int, 3>;

    bool add(const Numbers& line, std::size_t at) {
        std::array<std::string, 3> texts{line.texts[at], line.texts[at + 1], line.texts[at + 2]};
        if (!texts_) texts_ = texts;
        if (texts[1] != texts_->at(1) || texts[2] != texts_->at(2)) return false;
        auto& first = at == 0 ? at_begin_ : within_;
        const std::string begin = without_brackets(texts[0]);
        if (!first) first = begin;
        // "B = [1,2,2;": what opens the whole list stands before its first line alone.
        const bool is_second_line = at == 0 && lines_ == 1;
        if (is_second_line && begin.empty() && !first->empty() &&
            std::string_view("[({").find(first->back()) != std::string_view::npos) {
            first->clear();
            texts_->at(0).clear();
        }
        if (*first != begin || cells_.size() == kMostPlaced) return false;
        // Nine numbers of a row stand like these, but alike.
        if (at > 0 && (texts[0] == texts[1] || texts[0] == texts[2])) return false;
        // Signs for blanks are cells.
        if ((texts[1] + texts[2]).find_first_of("._*") != std::string::npos) return false;
        const auto is_same = [&](const Three& cell) {
            return cell[0] == line.values[at] && cell[1] == line.values[at + 1];
        };
        if (std::any_of(cells_.begin(), cells_.end(), is_same)) return false;
        cells_.push_back({line.values[at], line.values[at + 1], line.values[at + 2]});
        return true;
    }

    std::optional<Board> board_from(const Order& order, int base) const {
        std::array<int, kCells> digits{};
        digits.fill(-1);
        for (const Three& cell : cells_) {
            std::array<int, 3> parts{};
            for (std::size_t i = 0; i < 3; ++i) parts[static_cast<std::size_t>(order[i])] = cell[i];
            const int row = parts[0] - base;
            const int column = parts[1] - base;
            if (row < 0 || row > 8 || column < 0 || column > 8) return std::nullopt;
            int& digit = digits[cell_at(row, column)];
            if (digit >= 0 && digit != parts[2]) return std::nullopt;
            digit = parts[2];
        }
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) {
            grid[cell] = static_cast<Digit>(std::max(digits[cell], 0));
        }
        if (grid.blanks() == kCells) return std::nullopt;
        return board_of(grid);
    }

    std::optional<Order> heading_;
    std::optional<std::array<std::string, 3>> texts_{};  // before each number of a cell
    std::optional<std::string> at_begin_{};
    std::optional<std::string> within_{};
    std::optional<std::string> behind_{};
    std::vector<Three> cells_{};
    std::size_t lines_ = 0;
};

bool has_no_number(std::string_view line) {
    return line.find_first_not_of(" \t[](){};,") == std::string_view::npos;
}

// "cells = [" above the cells.
bool opens(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t");
    return last != std::string_view::npos &&
           (line[last] == '[' || line[last] == '{' || line[last] == '(') &&
           line.find_first_of("0123456789") == std::string_view::npos;
}

template <class Read>
OddGrid read_list(const std::vector<std::string>& lines, bool at_end, const Read& read) {
    const auto heading = heading_of_columns(lines.front());
    List list(heading);
    for (std::size_t i = heading || opens(lines.front()) ? 1 : 0; i < lines.size(); ++i) {
        const auto numbers = has_no_number(lines[i]) ? std::nullopt : read(lines[i]);
        if (numbers && list.read(*numbers)) continue;
        if (!list.is_whole()) return {};
        return {Verdict::done, {*list.board(), {}}, i};
    }
    if (!at_end) return {Verdict::more, {}, 0};
    if (!list.is_whole()) return {};
    return {Verdict::done, {*list.board(), {}}, lines.size()};
}

std::size_t end_of_first(std::string_view line) {
    return std::min(line.find_first_of(",;\t"), line.size());
}

// "board,r,c,value" above the cells of several boards, one below the other.
OddGrid read_boards(const std::vector<std::string>& lines, bool at_end) {
    const auto behind_first = [](std::string_view line) {
        return line.substr(std::min(end_of_first(line) + 1, line.size()));
    };
    const std::string_view first = trimmed(lines.front());
    const std::string_view name = first.substr(0, end_of_first(first));
    const bool is_name = !name.empty() && std::all_of(name.begin(), name.end(), is_of_name);
    if (!is_name || !heading_of_columns(behind_first(first))) return {};
    if (lines.size() == 1 && !at_end) return {Verdict::more, {}, 0};
    std::vector<Finding> found;
    std::size_t i = 1;
    for (bool is_of_list = true; is_of_list && i < lines.size();) {
        const auto board_of_line = [&lines](std::size_t at) {
            return std::string_view(lines[at]).substr(0, end_of_first(lines[at]));
        };
        const std::string_view board = board_of_line(i);
        List list(heading_of_columns(behind_first(first)));
        for (; i < lines.size() && board_of_line(i) == board; ++i) {
            const auto numbers = numbers_of(behind_first(lines[i]), false);
            is_of_list = numbers && list.read(*numbers);
            if (!is_of_list) break;
        }
        if (i == lines.size() && !at_end) return {Verdict::more, {}, 0};
        if (list.is_whole()) {
            found.push_back({*list.board(), {}});
        } else if (is_of_list) {
            return {};
        }
    }
    if (found.empty()) return {};
    OddGrid grid{Verdict::done, std::move(found.front()), i};
    grid.beside.assign(std::make_move_iterator(found.begin() + 1),
                       std::make_move_iterator(found.end()));
    return grid;
}

}  // namespace

OddGrid read_placements(const std::vector<std::string>& lines, bool at_end) {
    OddGrid more;
    const auto is_done = [&more](const OddGrid& grid) {
        if (grid.verdict != Verdict::no) more = grid;
        return grid.verdict == Verdict::done;
    };
    const auto plain = [](std::string_view line) { return numbers_of(line, false); };
    const auto lettered = [](std::string_view line) { return numbers_of(line, true); };
    if (is_done(read_list(lines, at_end, plain))) return more;
    if (is_done(read_list(lines, at_end, lettered))) return more;
    if (is_done(read_list(lines, at_end, numbers_in_threes))) return more;
    if (is_done(read_boards(lines, at_end))) return more;
    return more;
}

}  // namespace retrace::text
