// Tells such lines by their signs alone.
#include "sudoku/text/line_signs.hpp"

#include <algorithm>

#include "sudoku/cell.hpp"
#include "sudoku/text/odd_row.hpp"

namespace retrace::text {
namespace {

// 81 signs, of which most say beside which other cell of its cage a cell is, and the others are sums.
bool is_shorthand_of_killer(std::string_view text) {
    if (text.size() != kCells) return false;
    const auto points = [](char c) { return c == '<' || c == '>' || c == '^' || c == 'v'; };
    const auto is_sum = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               c == '.';
    };
    return std::all_of(text.begin(), text.end(), [&](char c) { return points(c) || is_sum(c); }) &&
           std::count_if(text.begin(), text.end(), points) > 9 &&
           text.find_first_of("<>^") != std::string_view::npos;
}

}  // namespace

bool is_row_of_signs(std::string_view text, bool within) {
    if (text.front() == ';') {
        const auto row = read_odd_row(text, Parting::semicolons);
        return row && row->kind == OddRow::Kind::cells && (within || !row->blank);
    }
    const char sign = text.front();
    std::size_t signs = 0;
    bool has_digit = false;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == ',' || c == '|') continue;
        if (c != sign && (c < '1' || c > '9')) return false;
        has_digit |= c != sign;
        ++signs;
    }
    return (has_digit || within) && (signs == 9 || signs == kCells) &&
           std::count(text.begin(), text.end(), sign) > 1;
}

std::string_view without_comment(std::string_view text) {
    for (const std::string_view mark : {" #", "\t#", " //", "\t//"}) {
        const std::size_t at = text.find(mark);
        if (at != std::string_view::npos) text = text.substr(0, at);
    }
    return text;
}

bool is_heading_of_table(std::string_view text) {
    if (std::count(text.begin(), text.end(), '|') != 10 || !text.starts_with('|')) return false;
    const bool is_empty = text.find_first_not_of("| ") == std::string_view::npos;
    const bool has_letters = text.find_first_not_of("| xX") != std::string_view::npos;
    return is_empty ||
           (has_letters && text.find_first_of("0123456789._*-?") == std::string_view::npos);
}

bool is_line_of_table(std::string_view text) {
    return text.starts_with('|') && text.ends_with('|') &&
           text.find_first_not_of("|-: ") == std::string_view::npos;
}

std::optional<std::string> with_plain_bars_for_h(std::string_view line) {
    if (std::count(line.begin(), line.end(), 'H') < 2) return std::nullopt;
    if (line.find_first_not_of("H0123456789._*?xX|=-+ \t") != std::string_view::npos) {
        return std::nullopt;
    }
    const bool is_rule = line.find_first_not_of("H=-+| \t") == std::string_view::npos;
    std::string plain(line);
    for (char& c : plain) {
        if (is_rule && c != ' ') c = '-';
        if (c == 'H') c = '|';
    }
    return plain;
}

std::optional<std::string> as_line_of_komo(std::string_view line) {
    constexpr std::size_t kLongest = 3 * kCells;
    if (line.size() > kLongest || line.find("!,") == std::string_view::npos) return std::nullopt;
    std::string cells;
    std::size_t count = 0;
    for (std::size_t at = 0; at <= line.size(); ++at, ++count) {
        const std::size_t end = std::min(line.find_first_of(",;", at), line.size());
        const std::string_view field = line.substr(at, end - at);
        const bool is_digit = !field.empty() && field[0] >= '1' && field[0] <= '9';
        const bool is_given = is_digit && field.substr(1) == "!";
        if (!field.empty() && field != "0" && !is_given && !(is_digit && field.size() == 1)) {
            return std::nullopt;
        }
        cells += is_given || !is_digit ? "" : "+";
        cells += is_digit ? field[0] : '.';
        at = end;
    }
    if (count != kCells) return std::nullopt;
    return cells;
}

std::optional<std::string_view> rules_of_saved_game(std::string_view line) {
    if (!line.starts_with("PARAMS  :") && !line.starts_with("CPARAMS :")) return std::nullopt;
    const std::string_view parameters = line.substr(line.rfind(':') + 1);
    if (!parameters.starts_with("3x3")) return "size";
    const std::string_view letters = parameters.substr(3);
    if (letters.find('k') != std::string_view::npos) return "killer";
    if (letters.find('j') != std::string_view::npos) return "jigsaw";
    return letters.find('x') != std::string_view::npos ? "diagonal" : "";
}

bool is_words_of_killer(std::string_view text) {
    return text.starts_with("3x3:") || text.starts_with("SumoCue") || is_shorthand_of_killer(text);
}

}  // namespace retrace::text
