// Looks for a long word of cells.
#include "sudoku/text/line_findings.hpp"

#include <algorithm>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::string_view kWordParts = " \t,;|:\"'`()[]{}<>=&?!\\";
constexpr std::size_t kLeastNearSigns = 70;
constexpr std::size_t kMostNearSigns = 92;
constexpr std::size_t kMostNearWrong = 3;
constexpr std::size_t kLeastNearDigits = 10;

bool is_nearly_puzzle(std::string_view word) {
    std::size_t signs = 0;
    std::size_t wrong = 0;
    std::size_t digits = 0;
    while (!word.empty()) {
        const Character character = classify(take_code_point(word));
        wrong += character.meaning == Meaning::cell ? 0 : 1;
        digits += character.digit != 0 ? 1 : 0;
        if (++signs > kMostNearSigns || wrong > kMostNearWrong) return false;
    }
    return signs >= kLeastNearSigns && digits >= kLeastNearDigits;
}

}  // namespace

std::optional<ParseError> fault_of_near_puzzle(std::string_view line) {
    for (std::size_t at = 0;
         (at = line.find_first_not_of(kWordParts, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(kWordParts, at), line.size());
        const std::string_view word = line.substr(at, end - at);
        const std::string_view before = line.substr(0, at);
        at = end;
        if (word.size() < kLeastNearSigns || word == trimmed(line) || !is_nearly_puzzle(word))
            continue;
        const std::size_t begin = count_code_points(before);
        const Line cells = read_line(word, false);
        if (cells.error) {
            ParseError error = *cells.error;
            error.column += begin;
            return error;
        }
        if (cells.kind != LineKind::cells || cells.count == kCells) continue;
        const bool few = cells.count < kCells;
        return ParseError{few ? ParseErrorCode::too_few_cells : ParseErrorCode::too_many_cells, 0,
                          begin + (few ? cells.end_column : cells.surplus_columns[1]),
                          std::to_string(cells.count), static_cast<int>(kCells)};
    }
    return std::nullopt;
}

}  // namespace retrace::text
