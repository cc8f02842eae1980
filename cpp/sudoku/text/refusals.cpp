// Counts the cells of each line, whatever they are written with.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

constexpr std::array<std::size_t, 13> kSizes{4, 6, 8, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25};
constexpr std::size_t kLargest = 25;
constexpr std::size_t kLongestOtherRow = kLargest * kLargest * 4;

bool is_latin(char32_t point) {
    return (point >= U'a' && point <= U'z') || (point >= U'A' && point <= U'Z');
}

struct Cells {
    std::size_t count = 0;
    std::size_t known = 0;  // digits
    std::size_t blanks = 0;
    std::size_t letters = 0;
    std::size_t signs = 0;  // in all words
    bool is_word = false;   // letters side by side
};

void add_word(const std::vector<char32_t>& word, Cells& cells) {
    if (word.empty()) return;
    ++cells.count;
    cells.signs += word.size();
    for (std::size_t i = 0; i < word.size(); ++i) {
        const Character character = classify(word[i]);
        const bool is_blank = character.meaning == Meaning::cell && character.digit == 0;
        if (is_blank) {
            ++cells.blanks;
        } else if (character.is_numeral) {
            ++cells.known;
        } else {
            ++cells.letters;
            cells.is_word |= i > 0 && is_latin(word[i - 1]);
        }
    }
}

// A line of single signs, numbers of up to two digits, and blanks.
std::optional<Cells> cells_of(std::string_view line) {
    if (line.size() > kLongestOtherRow) return std::nullopt;
    Cells cells;
    std::vector<char32_t> word;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        if (is_no_sign(point)) continue;
        const Character character = classify(point);
        const bool parts = character.meaning == Meaning::space ||
                           character.meaning == Meaning::separator || point == U',' ||
                           point == U';';
        if (parts) {
            add_word(word, cells);
            word.clear();
            continue;
        }
        const bool is_sign = character.meaning == Meaning::cell || is_latin(point);
        if (!is_sign) return std::nullopt;
        word.push_back(point);
    }
    add_word(word, cells);
    // Without anything between them, or in threes and fours, each sign is a cell.
    if (cells.count == 0) return std::nullopt;
    if (cells.signs > cells.count * 2) cells.count = cells.signs;
    return cells;
}

bool is_size(std::size_t count) {
    return std::find(kSizes.begin(), kSizes.end(), count) != kSizes.end();
}

// The size whose cells are all on one line.
std::optional<std::size_t> size_of_line(std::size_t count) {
    for (const std::size_t size : {4U, 6U, 12U, 16U, 25U}) {
        if (count == size * size) return size;
    }
    return std::nullopt;
}

// Words of a language are no cells.
bool may_be_row(const Cells& cells) {
    return (!cells.is_word || cells.count >= 16) && cells.known + cells.blanks > 0;
}

OddGrid refused(ParseErrorCode code, std::string found, std::size_t lines) {
    OddGrid grid{Verdict::done, {}, lines};
    grid.fault = ParseError{code, 0, 1, std::move(found), 0};
    return grid;
}

OddGrid other_size(std::size_t size, std::size_t lines) {
    std::string found = std::to_string(size);
    found.append("×").append(std::to_string(size));
    return refused(ParseErrorCode::other_size, std::move(found), lines);
}

// Letters and blanks alone; nothing where another sign is there, or a letter that is none of nine.
std::optional<std::size_t> letters_of_nine(std::string_view line, std::size_t& letters) {
    std::size_t count = 0;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        if (is_no_sign(point)) continue;
        const Character character = classify(point);
        if (character.meaning == Meaning::space || character.meaning == Meaning::separator ||
            point == U',') {
            continue;
        }
        const bool is_blank = character.meaning == Meaning::cell && character.digit == 0;
        if (!is_blank && !is_latin(point)) return std::nullopt;
        letters += is_latin(point) && !is_blank ? 1 : 0;
        ++count;
    }
    return count;
}

OddGrid read_letters(const std::vector<std::string>& lines, bool at_end) {
    std::size_t count = 0;
    std::size_t letters = 0;
    bool is_of_nine = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (trimmed(lines[i]).empty()) continue;
        if (count > 0 && read_line(lines[i]).kind == LineKind::border) continue;
        const auto here = letters_of_nine(lines[i], letters);
        is_of_nine &= lines[i].find_first_not_of("ABCDEFGHIabcdefghi |,") == std::string::npos;
        if (!here || (*here != 9 && *here != kCells)) return {};
        count += *here;
        if (count > kCells) return {};
        // A puzzle has more blanks than one sentence has, and letters.
        if (count == kCells) {
            return letters >= 9 && (letters <= 72 || is_of_nine)
                       ? refused(ParseErrorCode::letters, {}, i + 1)
                       : OddGrid{};
        }
    }
    return {at_end || count == 0 ? Verdict::no : Verdict::more, {}, 0};
}

OddGrid read_other_size(const std::vector<std::string>& lines, bool at_end) {
    std::size_t size = 0;
    std::size_t rows = 0;
    bool has_letters = false;  // in the first row
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool is_blank = trimmed(lines[i]).empty();
        const bool is_border = !is_blank && read_line(lines[i]).kind == LineKind::border;
        const auto cells = is_blank || is_border ? std::nullopt : cells_of(lines[i]);
        const bool is_row = cells && may_be_row(*cells) && (rows == 0 || cells->count == size);
        if (is_row && rows < size + (rows == 0 ? 1 : 0)) {
            if (rows++ > 0) continue;
            size = cells->count;
            has_letters = cells->letters > 0;
            // Words are cells of nothing.
            const bool is_of_cells = (cells->known + cells->blanks) * 2 >= size;
            const auto whole = is_of_cells ? size_of_line(size) : std::nullopt;
            if (whole && !is_size(size)) return other_size(*whole, i + 1);
            if (!is_size(size)) return {};
            continue;
        }
        if (is_row) return {};
        if (rows > 0 && rows == size) return other_size(size, i);
        if (is_border || (is_blank && rows > 0)) continue;
        // One line of 16 cells is a puzzle of 4×4.
        if (rows == 1 && size == 16 && !has_letters) return other_size(4, 1);
        return {};
    }
    if (rows > 0 && rows == size && at_end) return other_size(size, lines.size());
    if (at_end && rows == 1 && size == 16 && !has_letters) return other_size(4, lines.size());
    return {at_end || rows == 0 ? Verdict::no : Verdict::more, {}, 0};
}

}  // namespace

OddGrid read_refused(const std::vector<std::string>& lines, bool at_end) {
    OddGrid letters = read_letters(lines, at_end);
    if (letters.verdict == Verdict::done) return letters;
    bool more = letters.verdict == Verdict::more;
    for (auto* const read : {read_uneven_table, read_uneven_lists, read_other_size}) {
        OddGrid grid = read(lines, at_end);
        if (grid.verdict == Verdict::done) return grid;
        more |= grid.verdict == Verdict::more;
    }
    return {more ? Verdict::more : Verdict::no, {}, 0};
}

}  // namespace retrace::text
