// Knows each layout by the length of its lines, and its cells by which digits stand where.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

constexpr std::size_t kLongestCandidates = 600;

// The cells of a line, 0 for a blank, without what parts them; nothing where another sign is there.
std::optional<std::vector<Digit>> cells_in_line(std::string_view line) {
    if (line.size() > kLongestCandidates) return std::nullopt;
    std::vector<Digit> signs;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        if (is_no_sign(point)) continue;
        const Character character = classify(point);
        if (character.meaning == Meaning::space || character.meaning == Meaning::separator)
            continue;
        if (character.meaning != Meaning::cell) return std::nullopt;
        signs.push_back(character.digit);
    }
    return signs;
}

// Whether each digit stands at its own index among `per_cell`, the first of which is `first`'s.
bool stand_at_their_places(const std::vector<Digit>& signs, std::size_t per_cell,
                           std::size_t first) {
    for (std::size_t at = 0; at < signs.size(); ++at) {
        if (signs[at] != 0 && signs[at] != first + at % per_cell) return false;
    }
    return std::any_of(signs.begin(), signs.end(), [](Digit digit) { return digit != 0; });
}

// A third of the candidates of nine cells, each as digits in a set.
using Third = std::array<DigitSet, 9>;

std::optional<Third> third_of(const std::vector<std::string_view>& cells) {
    if (cells.size() != 9) return std::nullopt;
    Third third{};
    for (std::size_t i = 0; i < 9; ++i) {
        const auto signs = cells_in_line(cells[i]);
        if (!signs || signs->size() > 3) return std::nullopt;
        for (const Digit digit : *signs) {
            if (digit != 0) third[i] |= set_of(digit);
        }
    }
    return third;
}

// Between bars that part cells from each other; those that part boxes may be double.
std::vector<std::string_view> parts_between_bars(std::string_view line) {
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    std::string_view rest = line;
    while (true) {
        const std::size_t at = line.size() - rest.size();
        const bool ends = rest.empty();
        const bool is_bar = !ends && classify(take_code_point(rest)).meaning == Meaning::separator;
        if (!ends && !is_bar) continue;
        if (at > begin) cells.push_back(line.substr(begin, at - begin));
        if (ends) break;
        begin = line.size() - rest.size();
    }
    // Nothing stands before the first bar.
    if (cells.size() == 10 && trimmed(cells.front()).empty()) cells.erase(cells.begin());
    return cells;
}

std::optional<Third> read_third(std::string_view line) {
    if (line.size() > kLongestCandidates) return std::nullopt;
    if (auto third = third_of(parts_between_bars(line))) return third;
    const auto signs = cells_in_line(line);
    if (!signs || signs->size() != 27) return std::nullopt;
    Third third{};
    for (std::size_t at = 0; at < 27; ++at) {
        const Digit digit = (*signs)[at];
        if (digit != 0) third[at / 3] |= set_of(digit);
    }
    return third;
}

constexpr std::array<DigitSet, 3> kThirds{
    set_of(1) | set_of(2) | set_of(3),
    set_of(4) | set_of(5) | set_of(6),
    set_of(7) | set_of(8) | set_of(9),
};

// The candidates of a cell from its three lines. A solved cell may have its digit in the middle.
std::optional<DigitSet> joined(const std::array<DigitSet, 3>& lines) {
    const auto all = static_cast<DigitSet>(lines[0] | lines[1] | lines[2]);
    if (size_of(all) == 1) return all;
    for (std::size_t i = 0; i < 3; ++i) {
        if ((lines[i] & kThirds[i]) != lines[i]) return std::nullopt;
    }
    return all == kNoDigits ? std::nullopt : std::optional(all);
}

// Gathers the candidates of all cells in their order.
struct Gathered {
    std::vector<DigitSet> cells{};
    std::vector<Third> thirds{};

    // 81 or nine signs: nine cells or one.
    bool add_cells(const std::vector<Digit>& signs) {
        if (!stand_at_their_places(signs, 9, 1)) return false;
        for (std::size_t at = 0; at < signs.size(); at += 9) {
            DigitSet candidates = kNoDigits;
            for (std::size_t i = at; i < at + 9; ++i) {
                if (signs[i] != 0) candidates |= set_of(signs[i]);
            }
            if (candidates == kNoDigits) return false;
            cells.push_back(candidates);
        }
        return true;
    }

    bool add_third(const Third& third) {
        thirds.push_back(third);
        if (thirds.size() < 3) return true;
        for (std::size_t i = 0; i < 9; ++i) {
            const auto candidates = joined({thirds[0][i], thirds[1][i], thirds[2][i]});
            if (!candidates) return false;
            cells.push_back(*candidates);
        }
        thirds.clear();
        return true;
    }

    // Whether no puzzles can be meant: each has nine digits at most that stand at their own places.
    bool are_surely(std::size_t least) const {
        std::size_t digits = 0;
        bool has_some = false;
        for (const DigitSet cell : cells) {
            const auto size = static_cast<std::size_t>(size_of(cell));
            digits += size;
            has_some |= size > 1 && size < 9;
        }
        return cells.size() >= least && has_some && digits > cells.size();
    }

    Board board() const {
        Board board;
        for (Cell cell = 0; cell < kCells; ++cell) take_candidates(board, cell, cells[cell], true);
        return board;
    }
};

enum class CandidateLayout : std::uint8_t { rows, cells, thirds };

bool add_line(std::string_view line, CandidateLayout layout, Gathered& gathered) {
    if (layout == CandidateLayout::thirds) {
        const auto third = read_third(line);
        return third && gathered.add_third(*third);
    }
    const auto signs = cells_in_line(line);
    return signs && signs->size() == (layout == CandidateLayout::rows ? kCells : 9U) &&
           gathered.add_cells(*signs);
}

// Candidates that end too early.
OddGrid cut_short(const Gathered& gathered, CandidateLayout layout, std::size_t lines) {
    // Nine lines of nine are a grid.
    if (!gathered.are_surely(layout == CandidateLayout::cells ? 10 : 9)) return {};
    OddGrid grid{Verdict::done, {}, lines};
    grid.fault = ParseError{ParseErrorCode::too_few_candidates, 0, 1,
                            std::to_string(gathered.cells.size()), 0};
    return grid;
}

OddGrid read_layout(const std::vector<std::string>& lines, CandidateLayout layout, bool at_end) {
    Gathered gathered;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (trimmed(lines[i]).empty()) continue;
        if (!add_line(lines[i], layout, gathered)) {
            // Borders are told last, since rows of '-' alone are cells.
            if (read_line(lines[i]).kind == LineKind::border) continue;
            return cut_short(gathered, layout, i);
        }
        if (gathered.cells.size() == kCells) return {Verdict::done, {gathered.board(), {}}, i + 1};
    }
    if (at_end) return cut_short(gathered, layout, lines.size());
    const bool has_any = !gathered.cells.empty() || !gathered.thirds.empty();
    return {has_any ? Verdict::more : Verdict::no, {}, 0};
}

}  // namespace

bool may_be_candidates(std::string_view line) {
    if (line.size() < 9 || line.size() > kLongestCandidates) return false;
    // Most lines are told by their first digit.
    const auto* const digit =
        std::find_if(line.begin(), line.end(), [](char c) { return c >= '1' && c <= '9'; });
    if (digit == line.end()) return false;
    const auto first = static_cast<std::size_t>(digit - line.begin());
    if (line.size() == kCells && first % 9 != static_cast<std::size_t>(*digit - '1')) return false;
    const auto signs = cells_in_line(line);
    if (!signs) return false;
    if (signs->size() == kCells || signs->size() == 9) return stand_at_their_places(*signs, 9, 1);
    if (signs->size() == 27) return stand_at_their_places(*signs, 3, 1);
    const auto third = third_of(parts_between_bars(line));
    return third && std::all_of(third->begin(), third->end(), [](DigitSet candidates) {
               return (candidates & kThirds[0]) == candidates;
           });
}

OddGrid read_candidate_rows(const std::vector<std::string>& lines, bool at_end) {
    OddGrid more;
    for (const CandidateLayout layout :
         {CandidateLayout::rows, CandidateLayout::cells, CandidateLayout::thirds}) {
        OddGrid grid = read_layout(lines, layout, at_end);
        if (grid.verdict == Verdict::done) return grid;
        if (grid.verdict == Verdict::more) more = grid;
    }
    return more;
}

}  // namespace retrace::text
