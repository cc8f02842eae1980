// Looks for words that are boards, then says what the rest of the line is.
#include "sudoku/text/fields.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::string_view kDelimiters = " \t,;|:\"'`()[]{}<>=&?!\\";
constexpr std::string_view kQuotes = "\"'`";

constexpr std::array<bool, 256> list_delimiters() {
    std::array<bool, 256> table{};
    for (const char c : kDelimiters) table[static_cast<unsigned char>(c)] = true;
    return table;
}
constexpr std::array<bool, 256> kIsDelimiter = list_delimiters();

bool is_delimiter(char c) {
    return kIsDelimiter[static_cast<unsigned char>(c)];
}

struct Word {
    std::size_t begin;
    std::size_t end;
    Board board;
};

// The word without signs that end a sentence behind its 81 cells.
std::string_view without_end(std::string_view word) {
    while (word.size() > kCells && (word.back() == '.' || word.back() == '!')) {
        word.remove_suffix(1);
    }
    return word;
}

// The word without curly quotes around it, or the ending that Korean puts behind it.
std::string_view without_other_letters(std::string_view word) {
    const auto is_ascii = [](char c) { return (static_cast<unsigned char>(c) & 0x80U) == 0; };
    while (!word.empty() && !is_ascii(word.front())) word.remove_prefix(1);
    while (!word.empty() && !is_ascii(word.back())) word.remove_suffix(1);
    return word;
}

std::optional<Board> read_word(std::string_view word, bool is_column) {
    if (auto board = read_field(word)) return board;
    if (word.size() == kCells + 1 && !is_column) return read_field(without_end(word));
    const std::string_view inner = without_other_letters(word);
    if (inner.size() >= kCells && inner.size() < word.size()) return read_word(inner, is_column);
    return std::nullopt;
}

// Whether a sign that parts columns is right beside the word, or beside the quotes around it: then no
// sentence ends with it.
bool is_column(std::string_view line, std::size_t begin, std::size_t end) {
    constexpr std::string_view kBetweenColumns = ",;|\t";
    const std::size_t before = line.substr(0, begin).find_last_not_of(kQuotes);
    const std::size_t after = line.find_first_not_of(kQuotes, end);
    return (before != std::string_view::npos &&
            kBetweenColumns.find(line[before]) != std::string_view::npos) ||
           (after != std::string_view::npos &&
            kBetweenColumns.find(line[after]) != std::string_view::npos);
}

bool is_complete(const Grid& grid) {
    return grid.blanks() == 0;
}

bool agrees(const Grid& puzzle, const Grid& solution) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) return false;
    }
    return true;
}

// A puzzle with its solution right behind it, or right before it.
bool add_halves(std::string_view line, std::size_t begin, std::vector<Word>& found) {
    const std::size_t middle = begin + kCells;
    const auto first = read_field(line.substr(begin, kCells));
    const auto second = read_field(line.substr(middle, kCells));
    if (!first || !second) return false;
    const bool is_solved = is_complete(second->digits) && agrees(first->digits, second->digits);
    const bool solves = is_complete(first->digits) && agrees(second->digits, first->digits);
    if (is_solved == solves) return false;
    found.push_back({begin, middle, *first});
    found.push_back({middle, middle + kCells, *second});
    return true;
}

bool add_board(std::string_view line, std::size_t begin, std::size_t end,
               std::vector<Word>& found) {
    if (end - begin < kCells) return false;
    auto board = read_word(line.substr(begin, end - begin), is_column(line, begin, end));
    if (board) found.push_back({begin, end, *board});
    return board || (end - begin == std::size_t{kCells} * 2 && add_halves(line, begin, found));
}

// The boards between signs that part words rarely, since they can be signs of a board.
void add_parts(std::string_view line, std::size_t begin, std::size_t end,
               std::vector<Word>& found) {
    constexpr std::string_view kRareDelimiters = "~^/#%@$";
    while (end - begin >= kCells) {
        const std::size_t rare =
            std::min(line.substr(0, end).find_first_of(kRareDelimiters, begin), end);
        add_board(line, begin, rare, found);
        begin = std::min(rare + 1, end);
    }
}

std::vector<Word> find_boards(std::string_view line) {
    std::vector<Word> found;
    for (std::size_t at = 0; at < line.size();) {
        if (is_delimiter(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && !is_delimiter(line[end])) ++end;
        if (!add_board(line, at, end, found)) add_parts(line, at, end, found);
        at = end;
    }
    return found;
}

// The whole line as cells, where their blanks are a sign that parts words elsewhere.
std::vector<Word> find_signs(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.size() != kCells) return {};
    const auto board = read_field(text);
    if (!board) return {};
    const auto begin = static_cast<std::size_t>(text.data() - line.data());
    return {{begin, begin + text.size(), *board}};
}

// Nine words of nine cells, one after the other: the rows of a board on one line.
std::vector<Word> find_rows(std::string_view line) {
    struct Nine {
        std::size_t begin;
        std::size_t end;
        std::array<Digit, 9> digits;
    };
    std::vector<Nine> rows;
    std::vector<Word> found;
    for (std::size_t at = 0; at < line.size();) {
        if (is_delimiter(line[at]) || line[at] == '/') {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && !is_delimiter(line[end]) && line[end] != '/') ++end;
        const auto nine = end - at >= 9 ? read_nine(line.substr(at, end - at)) : std::nullopt;
        if (nine) {
            rows.push_back({at, end, *nine});
        } else {
            rows.clear();
        }
        if (rows.size() == 9) {
            Grid grid;
            for (std::size_t i = 0; i < kCells; ++i) {
                grid[static_cast<Cell>(i)] = rows[i / 9].digits[i % 9];
            }
            found.push_back({rows.front().begin, rows.back().end, board_of(grid)});
            rows.clear();
        }
        at = end;
    }
    return found;
}

// The line with spaces for the tags and escapes that end a line elsewhere.
std::string without_line_ends(std::string_view line) {
    std::string text(line);
    for (const std::string_view end : {"<br>", "<br/>", "<br />", "<BR>", "\\r", "\\n"}) {
        for (std::size_t at = text.find(end); at != std::string::npos; at = text.find(end, at)) {
            std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), end.size(), ' ');
        }
    }
    return text;
}

// 81 columns of a cell each, some of which may be empty.
std::vector<Word> find_cells(std::string_view line) {
    const auto columns = columns_of(line);
    if (columns.size() != kCells) return {};
    Grid grid;
    for (std::size_t i = 0; i < kCells; ++i) {
        std::string_view cell = unquoted(columns[i]);
        if (cell.empty()) continue;
        const Character character = classify(take_code_point(cell));
        if (!cell.empty() || character.meaning != Meaning::cell) return {};
        grid[static_cast<Cell>(i)] = character.digit;
    }
    if (grid.blanks() == kCells) return {};
    return {{0, line.size(), board_of(grid)}};
}

// 81 words, each a digit, the candidates of a cell or nothing.
std::vector<Word> find_candidates(std::string_view line) {
    Board board;
    std::size_t count = 0;
    bool any = false;
    for (std::size_t at = 0;
         (at = line.find_first_not_of(" \t,;|", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(" \t,;|", at), line.size());
        const std::string_view word = line.substr(at, end - at);
        at = end;
        if (count < kCells && is_nothing(word)) {
            any = true;
            ++count;
            continue;
        }
        const DigitSet candidates = read_candidates(word);
        if (candidates == kNoDigits || count == kCells) return {};
        any |= size_of(candidates) > 1;
        take_candidates(board, static_cast<Cell>(count++), candidates, true);
    }
    if (count != kCells || !any || board.digits.blanks() == kCells) return {};
    return {{0, line.size(), board}};
}

// "911 412": digit, row and column of candidates that somebody has crossed out.
bool cross_out(std::string_view list, Board& board) {
    auto notes = pencilled(board.digits);
    bool any = false;
    while (!list.empty()) {
        if (list.front() == ' ') {
            list.remove_prefix(1);
            continue;
        }
        const std::string_view three = list.substr(0, 3);
        const bool is_place =
            three.size() == 3 &&
            std::all_of(three.begin(), three.end(), [](char c) { return c >= '1' && c <= '9'; });
        if (!is_place || (list.size() > 3 && list[3] != ' ')) return false;
        const auto cell = cell_at(three[1] - '1', three[2] - '1');
        notes[cell] = without(notes[cell], set_of(static_cast<Digit>(three[0] - '0')));
        any = true;
        list.remove_prefix(3);
    }
    if (any) board.marks.corner = notes;
    return any;
}

// HoDoKu and Susser write after the cells, between colons, which candidates are gone.
void read_crossed_out(std::string_view line, Word& word) {
    if (word.end >= line.size() || line[word.end] != ':') return;
    const std::string_view rest = line.substr(word.end + 1);
    cross_out(rest.substr(0, rest.find(':')), word.board);
}

// Where a comment begins behind the words.
std::size_t comment_at(std::string_view line, const std::vector<Word>& words) {
    std::size_t at = line.size();
    for (const std::string_view mark : {" #", "\t#", " //", "\t//"}) {
        at = std::min(at, line.find(mark, words.back().end));
    }
    return at;
}

// All columns but those in which the words stand; a comment is one, and a tag has none.
std::vector<std::string> other_columns(std::string_view whole, const std::vector<Word>& words) {
    std::vector<std::string> others;
    const std::string_view content = trimmed(whole);
    if (content.starts_with('<') && content.ends_with('>')) return others;
    const std::string_view line = whole.substr(0, comment_at(whole, words));
    for (const std::string_view column : columns_of(line)) {
        const auto begin = static_cast<std::size_t>(column.data() - line.data());
        const auto end = begin + column.size();
        const bool holds_word = std::any_of(words.begin(), words.end(), [&](const Word& word) {
            return word.begin < end && word.end > begin;
        });
        if (holds_word) continue;
        if (std::string text = text_of_column(column); !text.empty()) {
            others.push_back(std::move(text));
        }
    }
    std::string_view comment = trimmed(whole.substr(line.size()));
    comment.remove_prefix(std::min(comment.find_first_not_of("#/"), comment.size()));
    if (!trimmed(comment).empty()) others.emplace_back(trimmed(comment));
    return others;
}

// Puzzles of the words, with their solutions.
std::vector<Finding> puzzles_of(const std::vector<Word>& words) {
    std::vector<Finding> found;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Board& board = words[i].board;
        const bool has_next = i + 1 < words.size();
        // A file may have its solutions before its puzzles.
        if (is_complete(board.digits) && has_next && found.empty() &&
            !is_complete(words[i + 1].board.digits) &&
            agrees(words[i + 1].board.digits, board.digits)) {
            found.push_back({words[++i].board, {}});
            found.back().beside.solution = board.digits;
            continue;
        }
        add_or_solve(board, found);
    }
    return found;
}

}  // namespace

void add_or_solve(const Board& board, std::vector<Finding>& found) {
    if (!found.empty() && !found.back().beside.solution && is_complete(board.digits) &&
        agrees(found.back().board.givens, board.digits)) {
        found.back().beside.solution = board.digits;
        return;
    }
    if (!found.empty() && found.back().board.givens == board.givens) return;
    found.push_back({board, {}});
}

std::string_view unquoted(std::string_view text) {
    text = trimmed(text);
    if (text.size() >= 2 && text.front() == text.back() &&
        kQuotes.find(text.front()) != std::string_view::npos) {
        text = trimmed(text.substr(1, text.size() - 2));
    }
    return text;
}

std::string text_of_column(std::string_view column) {
    const bool is_quoted = trimmed(column).starts_with('"');
    std::string_view inner = unquoted(column);
    constexpr std::string_view kFormulas = "=+-@";
    if (inner.size() > 1 && inner[0] == '\'' &&
        kFormulas.find(inner[1]) != std::string_view::npos) {
        inner.remove_prefix(1);
    }
    std::string text;
    for (std::size_t at = 0; at < inner.size(); ++at) {
        text += inner[at];
        if (is_quoted && inner.substr(at, 2) == "\"\"") ++at;
    }
    return text;
}

std::vector<std::string_view> columns_of(std::string_view line) {
    char mark = ' ';
    for (const char candidate : {'\t', ';', ',', '|', ':'}) {
        if (line.find(candidate) == std::string_view::npos) continue;
        mark = candidate;
        break;
    }
    std::vector<std::string_view> columns;
    std::size_t begin = 0;
    char quote = '\0';
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (quote != '\0') {
            if (c != quote) continue;
            // Two quotes within quotes are one.
            if (at + 1 < line.size() && line[at + 1] == quote) {
                ++at;
            } else {
                quote = '\0';
            }
        } else if (c == '"' && at == line.find_first_not_of(' ', begin)) {
            quote = c;
        } else if (c == mark) {
            columns.push_back(line.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    columns.push_back(line.substr(begin));
    return columns;
}

std::vector<Finding> read_fields(std::string_view line, std::size_t column) {
    if (line.size() < kCells - 1U) return {};
    if (column > 0) {
        const auto columns = columns_of(line);
        if (column > columns.size()) return {};
        const std::string_view text = unquoted(columns[column - 1]);
        const auto board = read_field(text);
        if (!board) return {};
        const auto begin = static_cast<std::size_t>(text.data() - line.data());
        const std::vector<Word> one{{begin, begin + text.size(), *board}};
        std::vector<Finding> found = puzzles_of(one);
        found.front().beside.fields = other_columns(line, one);
        return found;
    }
    std::vector<Word> words = find_boards(line);
    if (words.empty()) words = find_signs(line);
    if (words.empty()) words = find_rows(without_line_ends(line));
    if (words.empty()) words = find_cells(line);
    if (words.empty()) words = find_candidates(line);
    if (words.empty()) return {};
    for (Word& word : words) read_crossed_out(line, word);
    std::vector<Finding> found = puzzles_of(words);
    found.front().beside.fields = other_columns(line, words);
    return found;
}

}  // namespace retrace::text
