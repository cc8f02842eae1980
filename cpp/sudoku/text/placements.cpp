// Takes each line apart into numbers and what stands between them, which is the same for every cell of a list.
#include "sudoku/text/placements.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "sudoku/text/characters.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

// With words between the numbers ("r1c1=5") fewer make a list than with numbers alone.
constexpr std::size_t kLeastNamed = 4;
constexpr std::size_t kLeastBare = 10;
constexpr std::size_t kMostPlaced = 200;
constexpr std::size_t kLongestBetween = 24;
constexpr std::size_t kLongestList = 8192;

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}

char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// A line as numbers of one digit, and the texts before, between and behind them.
struct Numbers {
    std::vector<int> values{};
    std::vector<std::string> texts{1};
};

// Spaces count once.
void add_between(std::string& text, char c) {
    const bool is_space = c == ' ' || c == '\t';
    if (is_space && text.ends_with(' ')) return;
    text += is_space ? ' ' : small(c);
}

// Without letters: "A1" has one number. With them it has two, since A to I are rows then.
std::optional<Numbers> numbers_of(std::string_view line, bool with_letters) {
    if (line.size() > kLongestList) return std::nullopt;
    Numbers numbers;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        const char before = at > 0 ? line[at - 1] : ' ';
        const bool is_row = with_letters && small(c) >= 'a' && small(c) <= 'i' &&
                            is_decimal(next) && !is_of_name(before) && !is_decimal(before);
        if (is_row) {
            numbers.values.push_back(small(c) - 'a' + 1);
        } else if (is_decimal(c)) {
            if (is_decimal(next)) return std::nullopt;
            numbers.values.push_back(c - '0');
        } else {
            add_between(numbers.texts.back(), c);
            if (numbers.texts.back().size() > kLongestBetween) return std::nullopt;
            continue;
        }
        numbers.texts.emplace_back();
    }
    return numbers;
}

// "115 237": three digits a cell.
std::optional<Numbers> numbers_in_threes(std::string_view line) {
    if (line.size() > kLongestList) return std::nullopt;
    Numbers numbers;
    std::size_t run = 0;
    for (const char c : line) {
        if (is_of_name(c)) return std::nullopt;
        if (is_decimal(c)) {
            if (++run > 3) return std::nullopt;
            numbers.values.push_back(c - '0');
            numbers.texts.emplace_back();
            continue;
        }
        if (run != 0 && run != 3) return std::nullopt;
        run = 0;
        add_between(numbers.texts.back(), c);
    }
    if (run != 0 && run != 3) return std::nullopt;
    return numbers;
}

enum class Part : std::uint8_t { row, column, digit };
using Order = std::array<Part, 3>;

// The last word of a text, which names the number behind it.
std::optional<Part> part_named(std::string_view text) {
    while (!text.empty() && !is_of_name(text.back())) text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && is_of_name(text[begin - 1])) --begin;
    const std::string_view word = text.substr(begin);
    const auto is_any = [word](std::initializer_list<std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    if (is_any({"r", "row", "y", "행"})) return Part::row;
    if (is_any({"c", "col", "column", "x", "열"})) return Part::column;
    if (is_any({"v", "val", "value", "digit", "num", "number", "n", "d", "값", "숫자"})) {
        return Part::digit;
    }
    return std::nullopt;
}

std::optional<Order> order_of(const std::array<std::string, 3>& texts) {
    std::array<std::optional<Part>, 3> named{};
    for (std::size_t i = 0; i < 3; ++i) named[i] = part_named(texts[i]);
    constexpr Order kUsual{Part::row, Part::column, Part::digit};
    // "r1c1=5" does not name its digit.
    if (!named[2] && named[0] && named[1] && *named[0] != Part::digit && *named[1] != Part::digit) {
        named[2] = Part::digit;
    }
    if (!named[0] || !named[1] || !named[2]) return kUsual;
    const Order order{*named[0], *named[1], *named[2]};
    const auto has = [&order](Part part) {
        return std::find(order.begin(), order.end(), part) != order.end();
    };
    if (!has(Part::row) || !has(Part::column) || !has(Part::digit)) return std::nullopt;
    return order;
}

// "row,col,value": what the three numbers of the lines below are.
std::optional<Order> heading_of_columns(std::string_view line) {
    std::array<std::string, 3> words{};
    std::size_t word = 0;
    for (const char c : line) {
        if (is_of_name(c)) {
            words[word] += small(c);
        } else if (c == ',' || c == ';' || c == '\t' || c == ' ') {
            if (!words[word].empty() && ++word == 3) return std::nullopt;
        } else if (c != '"') {
            return std::nullopt;
        }
    }
    for (const std::string& each : words) {
        if (!part_named(each)) return std::nullopt;
    }
    return order_of(words);
}

// Without the brackets of the whole list, which stand at its edges alone.
std::string without_brackets(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" [](){},;");
    return begin == std::string::npos ? std::string() : text.substr(begin);
}

class List {
  public:
    explicit List(std::optional<Order> order) : heading_(order) {}

    // False where the line is none of the list.
    bool read(const Numbers& line) {
        if (line.values.empty() || line.values.size() % 3 != 0) return false;
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
    return more;
}

}  // namespace retrace::text
