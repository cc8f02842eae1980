// Counts letters against digits.
#include "sudoku/text/prose.hpp"

#include <algorithm>
#include <array>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kShown = 60;

constexpr std::size_t kMayHoldPuzzle = 81;

// The tags in files of the programs that are read.
constexpr std::array<std::string_view, 20> kTags{
    "?xml",   "!DOCTYPE",     "opensudoku", "opensudoku2", "folder",  "game",  "name",
    "author", "description",  "comment",    "created",     "source",  "level", "sourceURL",
    "puzzle", "sudokugroups", "graph",      "history",     "ksudoku", "values"};

bool is_letter(char32_t point) {
    if (point < 0x80) return (point >= U'a' && point <= U'z') || (point >= U'A' && point <= U'Z');
    return classify(point).meaning == Meaning::other && point >= 0xc0 &&
           !(point >= 0x2000 && point < 0x2c00);
}

// "7", "12.", "3)", "(4)", "#5": the number of what comes next.
bool is_number(std::string_view line) {
    if (line.starts_with('(') || line.starts_with('#')) line.remove_prefix(1);
    if (!line.empty() && std::string_view(".):").find(line.back()) != std::string_view::npos) {
        line.remove_suffix(1);
    }
    return !line.empty() && line.size() <= 4 &&
           line.find_first_not_of("0123456789") == std::string_view::npos;
}

// "c1,c2,c3", "A B C": the names of a table's columns, behind a mark or the number of the line.
bool is_names(std::string_view line) {
    constexpr std::string_view kParting = ",;\t\" |+";
    std::size_t names = 0;
    std::size_t others = 0;
    char next = 'A';
    for (std::size_t at = 0;
         (at = line.find_first_not_of(kParting, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(kParting, at), line.size());
        const std::string_view name = line.substr(at, end - at);
        const bool is_next = name.size() == 1 && (name[0] == next || name[0] == next + 'a' - 'A');
        const bool has_number = is_letter(static_cast<char32_t>(name.front())) &&
                                name.find_first_of("123456789") != std::string_view::npos &&
                                name.front() != 'x' && name.front() != 'X';
        next = static_cast<char>(next + (is_next ? 1 : 0));
        names += is_next || has_number ? 1 : 0;
        others += is_next || has_number ? 0 : names + 1;
        if (others > 1) return false;
        at = end;
    }
    return names >= 9;
}

// "val board = arrayOf(", "\\begin{sudoku}", "{| class=x", "|}": lines around the rows of a grid.
bool is_frame(std::string_view line) {
    constexpr std::string_view kOpeners = "([{";
    const std::size_t equals = line.find('=');
    const bool assigns = equals != std::string_view::npos && equals + 1 < line.size() &&
                         line.find_first_of("0123456789", equals) == std::string_view::npos;
    if (assigns && kOpeners.find(line.back()) != std::string_view::npos) return true;
    if (line.starts_with("\\begin{") || line.starts_with("\\end{")) return true;
    constexpr std::array<std::string_view, 4> kBegins{"{|", "```", "~~~", "<!"};
    return line == "|}" || line == "]>" ||
           std::any_of(kBegins.begin(), kBegins.end(),
                       [line](auto begin) { return line.starts_with(begin); });
}

// "--- 12 ---", "== 3 ==": a number between rules; nine signs are a row.
bool is_ruled_number(std::string_view line) {
    constexpr std::string_view kRules = "-=~*_#";
    const std::size_t begin = line.find_first_not_of(kRules);
    const std::size_t end = line.find_last_not_of(kRules);
    if (begin == std::string_view::npos || begin < 2 || line.size() - end < 3) return false;
    const std::string_view number = line.substr(begin, end + 1 - begin);
    return number.size() > 2 && number.front() == ' ' && number.back() == ' ' &&
           is_number(trimmed(number)) && line.size() - 2 != 9;
}

// "12.03.24, 18:22 - Ann: done": the digits of a line with a time of day are no cells.
bool has_time(std::string_view line) {
    const auto is_digit = [&](std::size_t at) {
        return at < line.size() && line[at] >= '0' && line[at] <= '9';
    };
    std::size_t run = 0;
    bool found = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        run = is_digit(at) || line[at] == '.' ? run + 1 : 0;
        if (run > 10) return false;
        found |= line[at] == ':' && at > 0 && is_digit(at - 1) && is_digit(at + 1) &&
                 is_digit(at + 2) && !is_digit(at + 3);
    }
    return found;
}

// "> +-------+", "print('------+-------')": a border with marks around it, or a number or a time in front.
bool is_framed_border(std::string_view line) {
    if (count_code_points(line.substr(0, 4 * kMayHoldPuzzle)) >= kMayHoldPuzzle) return false;
    constexpr std::size_t kLeastBorder = 7;
    constexpr std::size_t kMostAround = 40;
    std::size_t run = 0;
    std::size_t longest = 0;
    std::size_t around = 0;
    std::size_t digits = 0;
    bool has_corner = false;
    for (std::string_view rest = line; !rest.empty();) {
        const Character character = classify(take_code_point(rest));
        const bool is_border = character.may_border || character.meaning == Meaning::horizontal ||
                               character.meaning == Meaning::separator;
        has_corner |= is_border && !character.may_border;
        run = is_border ? run + 1 : 0;
        longest = std::max(longest, run);
        around += is_border ? 0 : 1;
        digits += character.digit != 0 ? 1 : 0;
    }
    return longest >= kLeastBorder && has_corner && around <= kMostAround &&
           (digits <= 2 || has_time(line));
}

}  // namespace

bool is_prose(std::string_view line) {
    line = trimmed(line);
    if (line == "%" || line.starts_with("% ")) return true;  // a comment of Prolog and TeX
    if (is_number(line) || is_names(line) || is_ruled_number(line)) return true;
    const bool is_dated = has_time(line);
    std::size_t letters = 0;
    std::size_t digits = 0;
    std::size_t cells = 0;
    std::size_t others = 0;
    std::size_t run = 0;         // of letters
    std::size_t long_words = 0;  // of which a row of a table of other things has several
    bool has_word = false;
    bool begins_with_word = false;
    const bool is_one_word = line.find_first_of(" \t") == std::string_view::npos;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        const Character character = classify(point);
        digits += character.is_numeral ? 1 : 0;
        cells += character.meaning == Meaning::cell ? 1 : 0;
        others += character.meaning == Meaning::other ? 1 : 0;
        if (character.meaning == Meaning::control) return false;
        run = is_letter(point) ? run + 1 : 0;
        letters += run > 0 ? 1 : 0;
        long_words += run == 4 ? 1 : 0;
        has_word |= run >= 2;
        begins_with_word |= digits == 0 && run >= 2;
    }
    if (digits == 0 && others > 0 && cells < 5) return true;
    if (is_one_word && digits >= 9) return begins_with_word && long_words >= 3;
    return has_word && (is_dated || letters > digits || (begins_with_word && !is_one_word));
}

bool has_shape_of_row(std::string_view line) {
    constexpr std::string_view kAround = " \t,;|:<>()[]{}";
    std::size_t fields = 0;
    bool has_digit = false;
    for (std::size_t at = 0;
         (at = line.find_first_not_of(kAround, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(kAround, at), line.size());
        std::string_view word = line.substr(at, end - at);
        at = end;
        const bool is_blank = word == "\"\"" || word == "''" || is_nothing(word);
        std::size_t cells = 0;
        for (; !is_blank && !word.empty(); ++cells) {
            const Character character = classify(take_code_point(word));
            if (character.meaning != Meaning::cell) break;
            has_digit |= character.digit != 0;
        }
        const bool is_part = word.empty() && (cells == 1 || cells == 3 || cells == 9);
        fields += is_blank ? 1 : is_part ? cells : 0;
    }
    return fields >= 8 && has_digit;  // the first may stand against a mark
}

bool is_size(std::string_view line) {
    line = trimmed(line);
    const std::size_t sign = line.find_first_not_of("0123456789");
    if (sign == 0 || sign > 2 || sign == std::string_view::npos) return false;
    const std::size_t second = line.find_first_of("0123456789", sign);
    if (second == std::string_view::npos || line.size() - second > 2) return false;
    if (line.find_first_not_of("0123456789", second) != std::string_view::npos) return false;
    const std::string_view between = trimmed(line.substr(sign, second - sign));
    return between.empty() || between == "x" || between == "X" || between == "\u00d7";
}

bool is_punctuation(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return false;
    if (line.find_first_not_of("[](){},; \t") == std::string_view::npos) return true;
    if (is_framed_border(line)) return true;
    if (line.size() < kMayHoldPuzzle && is_frame(line)) return true;
    // The puzzle of a tag is never passed over.
    if (line.find("data=\"") != std::string_view::npos) return false;
    if (!line.starts_with('<') || !line.ends_with('>')) return false;
    // A tag that could hold a puzzle is told of where none is read from it.
    if (line.size() >= kMayHoldPuzzle) return false;
    line.remove_prefix(1);
    if (line.starts_with('/')) line.remove_prefix(1);
    return std::any_of(kTags.begin(), kTags.end(), [line](std::string_view tag) {
        return line.starts_with(tag) && line.size() > tag.size() &&
               std::string_view(" \t/>").find(line[tag.size()]) != std::string_view::npos;
    });
}

std::string shortened(std::string_view line) {
    line = trimmed(line);
    std::string text;
    for (std::size_t count = 0; !line.empty(); ++count) {
        if (count == kShown) return text + "...";
        const char32_t point = take_code_point(line);
        text += point == U'\t' ? " " : name_of_character(point);
    }
    return text;
}

}  // namespace retrace::text
