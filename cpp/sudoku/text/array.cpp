// Reads what stands in brackets, whatever stands before them.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

constexpr std::string_view kOpening = "[{(";
constexpr std::string_view kClosing = "]})";

class ArrayReader {
  public:
    // False where a line is of no array of cells.
    bool read(std::string_view line) {
        while (!line.empty() && !is_done_) {
            const char c = line.front();
            if (is_one_of(c, " \t,;")) {
                line.remove_prefix(1);
            } else if (line.starts_with("/*")) {
                const std::size_t end = line.find("*/");
                line.remove_prefix(end == std::string_view::npos ? line.size() : end + 2);
            } else if (line.starts_with("//") || c == '#') {
                return true;
            } else if (is_one_of(c, kOpening)) {
                if (in_list_ != 0) return false;  // cells beside a list are of no board
                open();
                line.remove_prefix(1);
            } else if (is_one_of(c, kClosing)) {
                if (!close()) return false;
                line.remove_prefix(1);
            } else if (is_one_of(c, "\"'")) {
                if (!read_string(line)) return false;
            } else if (!read_bare(line)) {
                return false;
            }
            if (count_ > kCells) return false;
        }
        return !is_done_ || !has_values(line);
    }

    bool is_done() const { return is_done_; }
    bool is_whole() const { return count_ == kCells; }
    Board board() const {
        Board board = board_;
        from_zero_.correct(board);
        return board;
    }
    bool has_begun() const { return begun_; }

  private:
    static bool is_one_of(char c, std::string_view signs) {
        return signs.find(c) != std::string_view::npos;
    }

    // Whether many digits stand behind the array: another one, which a line alone cannot be told by.
    static bool has_values(std::string_view line) {
        line = line.substr(0, std::min(line.find("//"), line.find('#')));
        return std::count_if(line.begin(), line.end(),
                             [](char c) { return c >= '1' && c <= '9'; }) >= 9;
    }

    void open() {
        begun_ = true;
        ++depth_;
        in_list_ = 0;
    }

    // A list of cells is a row, or all of them.
    bool close() {
        if (in_list_ != 0 && in_list_ != 9 && in_list_ != kCells) return false;
        in_list_ = 0;
        if (depth_ > 0) --depth_;
        is_done_ = count_ == kCells;
        return true;
    }

    bool add(Digit digit, bool is_blank = false) {
        if (count_ < kCells) {
            board_.givens[static_cast<Cell>(count_)] = digit;
            from_zero_.take(static_cast<Cell>(count_), digit, is_blank);
        }
        board_.digits = board_.givens;
        ++count_;
        ++in_list_;
        return true;
    }

    bool read_string(std::string_view& line) {
        const std::size_t end = line.find(line.front(), 1);
        if (end == std::string_view::npos) return false;
        std::string_view text = line.substr(1, end - 1);
        line.remove_prefix(end + 1);
        while (text.starts_with(' ') && text.size() < 9) text.remove_prefix(1);
        if (text.empty()) return add(0, true);
        if (const auto row = read_nine(text)) {
            in_list_ = 0;
            for (const Digit digit : *row) add(digit, digit == 0);
            in_list_ = 0;
            return true;
        }
        return read_cell(text);
    }

    bool read_cell(std::string_view text) {
        const char32_t point = take_code_point(text);
        const Character character = classify(point);
        if (!text.empty()) return false;
        return character.meaning == Meaning::cell && add(character.digit, !character.is_numeral);
    }

    bool read_bare(std::string_view& line) {
        if (!begun_) return false;
        const std::size_t end = std::min(line.find_first_of(" \t,;[](){}"), line.size());
        const std::string_view text = line.substr(0, end);
        line.remove_prefix(end);
        if (is_nothing(text)) return add(0, true);
        // NumPy writes numbers with a full stop.
        if (text.size() == 2 && text[1] == '.') return read_cell(text.substr(0, 1));
        return read_cell(text);
    }

    Board board_;
    CountedFromZero from_zero_{};
    std::size_t count_ = 0;
    std::size_t in_list_ = 0;
    std::size_t depth_ = 0;
    bool begun_ = false;
    bool is_done_ = false;
};

// From which bracket of the first line on there is an array; before it stands what names it.
std::optional<std::size_t> begin_of(std::string_view line) {
    std::size_t at = 0;
    while ((at = line.find_first_of(kOpening, at)) != std::string_view::npos) {
        if (ArrayReader().read(line.substr(at))) return at;
        ++at;
    }
    return std::nullopt;
}

}  // namespace

OddGrid read_array(const std::vector<std::string>& lines, bool at_end) {
    const auto begin = begin_of(lines.front());
    if (!begin) return {};
    ArrayReader reader;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        if (!reader.read(i == 0 ? line.substr(*begin) : line)) return {};
        if (reader.is_done()) return {Verdict::done, {reader.board(), {}}, i + 1};
    }
    if (!at_end) return {Verdict::more, {}, 0};
    if (!reader.is_whole()) return {};
    return {Verdict::done, {reader.board(), {}}, lines.size()};
}

}  // namespace retrace::text
