// Reads what an address carries itself; nothing is fetched.
#include "sudoku/text/link.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sudoku/text/document.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/lz_string.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kNotes = std::size_t{kCells} * 2;

bool is_hexadecimal(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

int hexadecimal(char c) {
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

// A percent sign that means nothing stays one.
std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && is_hexadecimal(text[i + 1]) &&
            is_hexadecimal(text[i + 2])) {
            plain += static_cast<char>(hexadecimal(text[i + 1]) * 16 + hexadecimal(text[i + 2]));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

std::string lower(std::string_view text) {
    std::string all(text);
    for (char& c : all) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return all;
}

// The value of `name=` behind '?', '#' or '&', to the next '&' or '#'.
std::optional<std::string_view> value_of_name(std::string_view link, std::string_view name) {
    for (std::size_t at = link.find(name); at != std::string_view::npos;
         at = link.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool begins = at > 0 && (link[at - 1] == '?' || link[at - 1] == '#' ||
                                       link[at - 1] == '&' || link[at - 1] == ';');
        if (!begins || end >= link.size() || link[end] != '=') continue;
        const std::string_view value = link.substr(end + 1);
        return value.substr(0, value.find_first_of("&#"));
    }
    return std::nullopt;
}

std::optional<Grid> leading_grid(std::string_view text) {
    return Grid::from_line(text.substr(0, kCells));
}

std::optional<DigitSet> note_in_two(std::string_view two) {
    unsigned bits = 0;
    for (const char c : two) {
        const bool is_digit = c >= '0' && c <= '9';
        if (!is_digit && !(c >= 'a' && c <= 'z')) return std::nullopt;
        bits = bits * 36 + static_cast<unsigned>(is_digit ? c - '0' : c - 'a' + 10);
    }
    if (bits > kAllDigits) return std::nullopt;
    return static_cast<DigitSet>(bits);
}

// Two signs for each cell; none where one of them is none.
Marks::Sets notes_of(std::optional<std::string_view> text) {
    Marks::Sets notes{};
    if (!text || text->size() < kNotes) return notes;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto note = note_in_two(text->substr(std::size_t{cell} * 2, 2));
        if (!note) return {};
        notes[cell] = *note;
    }
    return notes;
}

// A digit for the colour of each cell, or two signs where a cell has several.
Marks::Sets colours_of(std::optional<std::string_view> text) {
    if (!text || text->size() < kCells) return {};
    if (const Marks::Sets several = notes_of(text); several != Marks::Sets{}) return several;
    Marks::Sets colours{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const char c = (*text)[cell];
        if (c < '0' || c > '9') return {};
        if (c != '0') colours[cell] = set_of(static_cast<Digit>(c - '0'));
    }
    return colours;
}

// `#p=…&e=…&n=…&c=…&k=…` of web/core/play-link.ts: each field has a length of its own, so that what
// stands behind the link in a sentence does not matter.
std::optional<Finding> read_own(std::string_view link) {
    const std::string text = decoded(link);
    const auto puzzle = value_of_name(text, "p");
    if (!puzzle) return std::nullopt;
    const auto givens = leading_grid(*puzzle);
    if (!givens) return std::nullopt;
    Finding finding{board_of(*givens), {}};
    if (const auto entries = value_of_name(text, "e")) {
        const auto digits = leading_grid(*entries);
        const auto keeps = [&](const Grid& grid) {
            for (Cell cell = 0; cell < kCells; ++cell) {
                if ((*givens)[cell] != 0 && (*givens)[cell] != grid[cell]) return false;
            }
            return true;
        };
        if (digits && keeps(*digits)) finding.board.digits = *digits;
    }
    Marks& marks = finding.board.marks;
    marks.corner = notes_of(value_of_name(text, "n"));
    marks.centre = notes_of(value_of_name(text, "c"));
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (finding.board.digits[cell] == 0) continue;
        marks.corner[cell] = kNoDigits;
        marks.centre[cell] = kNoDigits;
    }
    marks.colours = colours_of(value_of_name(text, "k"));
    return finding;
}

// Each sign a digit, or 0, and up to five blanks behind it.
std::optional<Finding> read_classic(std::string_view text) {
    constexpr std::string_view kCodes =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    std::string cells;
    for (const char c : decoded(text)) {
        const std::size_t code = kCodes.find(c);
        if (code == std::string_view::npos) break;
        cells += static_cast<char>('0' + code % 10);
        cells.append(code / 10, '0');
        if (cells.size() > kCells) return std::nullopt;
    }
    const auto grid = Grid::from_line(cells);
    if (!grid) return std::nullopt;
    return Finding{board_of(*grid), {}};
}

std::optional<Finding> read_json_text(std::string_view text) {
    auto json = read_json(text);
    if (!json) json = read_zipped_json(text);
    if (!json) return std::nullopt;
    auto found = read_document(*json);
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

// The longest part of the text that is Base64, so that what stands behind it does not matter.
std::string_view packed_in(std::string_view text) {
    constexpr std::string_view kSigns =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-$= ";
    return text.substr(0, text.find_first_not_of(kSigns));
}

std::optional<Finding> read_lz(std::string_view text) {
    const std::string plain = decoded(text);
    const auto json = unpack_lz_string(packed_in(plain), kMaxText);
    if (!json) return std::nullopt;
    return read_json_text(*json);
}

// A puzzle's number as SudokuPad writes it: a kind and its data, or a number.
std::optional<Finding> read_pad(std::string_view id) {
    struct Kind {
        std::string_view prefix;
        bool is_classic;
    };
    constexpr std::array<Kind, 5> kKinds{
        {{"classic", true}, {"fpuzzles", false}, {"fpuz", false}, {"scl", false}, {"ctc", false}}};
    for (const Kind& kind : kKinds) {
        if (!id.starts_with(kind.prefix)) continue;
        std::string_view data = id.substr(kind.prefix.size());
        if (data.starts_with('/')) data.remove_prefix(1);
        return kind.is_classic ? read_classic(data) : read_lz(data);
    }
    return std::nullopt;
}

// 81 digits and blanks anywhere in an address, with neither before nor behind.
std::optional<Finding> find_cells_in(std::string_view link) {
    const std::string text = decoded(link);
    const auto is_cell = [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '_'; };
    for (std::size_t at = 0; at < text.size();) {
        if (!is_cell(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && is_cell(text[end])) ++end;
        std::string_view run = std::string_view(text).substr(at, end - at);
        // A full stop behind it is the sentence's.
        if (run.size() == kCells + 1U && run.back() == '.') run.remove_suffix(1);
        if (run.size() == kCells) {
            if (const auto board = read_field(run)) return Finding{*board, {}};
        }
        at = end;
    }
    // Candidates of SudokuWiki.
    if (const auto packed = value_of_name(text, "bd")) {
        for (const std::size_t length : {kNotes, kNotes + 3, std::size_t{kCells} * 9}) {
            if (packed->size() < length) continue;
            if (const auto board = read_field(packed->substr(0, length))) {
                return Finding{*board, {}};
            }
        }
    }
    return std::nullopt;
}

// "#3x3:5_3b7d": the puzzle of Simon Tatham's page.
std::optional<Finding> find_run_lengths(std::string_view link) {
    const std::size_t at = link.find("#3x3:");
    if (at == std::string_view::npos) return std::nullopt;
    const auto board = read_run_lengths(link.substr(at + 1));
    return board ? std::optional(Finding{*board, {}}) : std::nullopt;
}

// ".~R1C1_8~R2C3_3.Cage~10~R1C1": constraints behind full stops, of which the one without a name has the givens.
std::optional<Finding> read_constraints(std::string_view text) {
    Finding finding;
    bool any = false;
    while (!text.empty()) {
        const std::size_t dot = std::min(text.find('.', 1), text.size());
        std::string_view part = text.substr(1, dot - 1);
        const bool is_constraint = text.starts_with('.');
        text.remove_prefix(dot);
        if (!is_constraint) return std::nullopt;
        const std::size_t name = std::min(part.find('~'), part.size());
        if (name > 0 && part != "Shape~9x9")
            finding.beside.rules.push_back(lower(part.substr(0, name)));
        if (name > 0) continue;
        for (part.remove_prefix(1); !part.empty();) {
            const std::string cell = lower(part.substr(0, part.find('~')));
            part.remove_prefix(std::min(cell.size() + 1, part.size()));
            const auto is_digit = [&](std::size_t at) {
                return cell[at] >= '1' && cell[at] <= '9';
            };
            const bool is_placed = cell.size() == 6 && cell[0] == 'r' && cell[2] == 'c' &&
                                   cell[4] == '_' && is_digit(1) && is_digit(3) && is_digit(5);
            if (!is_placed) return std::nullopt;
            finding.board.givens[cell_at(cell[1] - '1', cell[3] - '1')] =
                static_cast<Digit>(cell[5] - '0');
            any = true;
        }
    }
    finding.board.digits = finding.board.givens;
    return any ? std::optional(std::move(finding)) : std::nullopt;
}

std::string_view host_and_rest(std::string_view link) {
    const std::size_t scheme = link.find("://");
    return scheme == std::string_view::npos ? link : link.substr(scheme + 3);
}

// Behind the host: "sudoku/ID", "sudoku?puzzleid=ID" or "ID".
std::string_view pad_id(std::string_view link) {
    if (const auto id = value_of_name(link, "puzzleid")) return *id;
    std::string_view path = host_and_rest(link);
    path.remove_prefix(std::min(path.find('/'), path.size()));
    if (path.starts_with('/')) path.remove_prefix(1);
    for (const std::string_view folder : {"sudoku/", "sven/", "?puzzleid="}) {
        if (path.starts_with(folder)) path.remove_prefix(folder.size());
    }
    return path;
}

}  // namespace

std::optional<LinkPlace> find_link(std::string_view line) {
    const std::string text = lower(line);
    std::size_t begin = std::string_view::npos;
    for (const std::string_view sign :
         {"http://", "https://", "www.", "sudokupad.app/", "f-puzzles.com/", "sudokuwiki.org/",
          "app.crackingthecryptic.com/", "#p="}) {
        begin = std::min(begin, text.find(sign));
    }
    if (begin == std::string_view::npos) return std::nullopt;
    const std::size_t end = std::min(line.find_first_of(" \t<>\"'`", begin), line.size());
    return LinkPlace{begin, end};
}

std::variant<Finding, LinkFault> read_link(std::string_view link) {
    const std::string host = lower(host_and_rest(link));
    const auto is_at = [&host](std::string_view name) {
        const std::string_view at = std::string_view(host).substr(0, host.find_first_of("/?#:"));
        return at == name || at.ends_with("." + std::string(name));
    };
    if (auto own = read_own(link)) return *std::move(own);
    if (is_at("sudokupad.app") || is_at("crackingthecryptic.com")) {
        if (auto finding = read_pad(pad_id(link))) return *std::move(finding);
        if (auto finding = find_cells_in(link)) return *std::move(finding);
        return LinkFault::needs_site;
    }
    if (is_at("f-puzzles.com")) {
        const auto packed = value_of_name(link, "load");
        if (packed) {
            if (auto finding = read_lz(*packed)) return *std::move(finding);
        }
        return value_of_name(link, "id") ? LinkFault::needs_site : LinkFault::no_puzzle;
    }
    if (auto finding = find_cells_in(link)) return *std::move(finding);
    if (auto finding = find_run_lengths(link)) return *std::move(finding);
    if (const auto query = value_of_name(link, "q")) {
        if (auto finding = read_constraints(decoded(*query))) return *std::move(finding);
    }
    return LinkFault::no_puzzle;
}

std::optional<Finding> read_packed(std::string_view word) {
    if (auto finding = read_pad(word)) return finding;
    if (word.starts_with(".~R")) return read_constraints(word);
    // An object that lz-string packed begins so.
    if (!word.starts_with("N4Ig") || word.size() < 40) return std::nullopt;
    return read_lz(word);
}

}  // namespace retrace::text
