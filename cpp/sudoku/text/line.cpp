// Reads a line in one pass over its code points, then decides what it is.
#include "sudoku/text/line.hpp"

#include <algorithm>
#include <vector>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

// Cells that stand together, without space or separator between them.
struct Token {
    std::size_t column;
    std::size_t count;
    bool all_numerals;
    std::string digits;  // as 0-9
};

ParseError error_at(std::size_t column, ParseErrorCode code, std::string found) {
    return {code, 0, column, std::move(found), 0};
}

// In a row whose cells stand singly, "10" is a number, not two cells.
std::optional<ParseError> find_number(const std::vector<Token>& tokens) {
    const auto singles = static_cast<std::size_t>(std::count_if(
        tokens.begin(), tokens.end(), [](const Token& token) { return token.count == 1; }));
    if (singles * 2 <= tokens.size()) return std::nullopt;
    for (const Token& token : tokens) {
        if (token.count > 1 && token.all_numerals) {
            return error_at(token.column, ParseErrorCode::number_too_big, token.digits);
        }
    }
    return std::nullopt;
}

// The findings of one pass over a line.
struct Scan {
    std::vector<Token> tokens;
    std::optional<ParseError> first_control;     // tells more than what else is wrong
    std::optional<ParseError> first_other;       // no cell, border or space
    std::optional<ParseError> first_horizontal;  // only wrong beside digits
    bool only_border = true;
};

Scan scan(std::string_view text, Line& line) {
    Scan found;
    bool in_token = false;
    for (std::size_t column = 1; !text.empty(); ++column) {
        const char32_t point = take_code_point(text);
        if (is_no_sign(point)) continue;
        const Character character = classify(point);
        if (character.meaning == Meaning::space) {
            in_token = false;
            continue;
        }
        line.end_column = column + 1;
        switch (character.meaning) {
            case Meaning::cell:
                if (line.count < kCells) line.digits[line.count] = character.digit;
                if (line.count == 9) line.surplus_columns[0] = column;
                if (line.count == kCells) line.surplus_columns[1] = column;
                ++line.count;
                if (!in_token) found.tokens.push_back({column, 0, true, {}});
                in_token = true;
                ++found.tokens.back().count;
                found.tokens.back().all_numerals &= character.is_numeral;
                found.tokens.back().digits += static_cast<char>('0' + character.digit);
                found.only_border &= character.may_border;
                break;
            case Meaning::separator:
                in_token = false;
                break;
            case Meaning::horizontal:
                in_token = false;
                if (!found.first_horizontal) {
                    found.first_horizontal =
                        error_at(column, ParseErrorCode::bad_character, name_of_character(point));
                }
                break;
            case Meaning::control:
                found.only_border = false;
                if (!found.first_control) {
                    found.first_control =
                        error_at(column, ParseErrorCode::binary, name_of_character(point));
                }
                break;
            default:
                found.only_border = false;
                if (!found.first_other) {
                    found.first_other =
                        error_at(column, ParseErrorCode::bad_character, name_of_character(point));
                }
                break;
        }
    }
    return found;
}

// "--------" and "|---+---|" are borders; nine '-' (or 81) with or without bars are blanks.
bool is_border(const Scan& found, const Line& line) {
    if (!found.only_border) return false;
    return found.first_horizontal.has_value() || (line.count != 9 && line.count != kCells);
}

// HoDoKu's ".-----.-----.", ":-----+-----:" and "'-----'-----'".
bool is_drawn_border(std::string_view content) {
    constexpr std::string_view kCorners = ".':+";
    if (content.size() < 10 || content.size() == kCells) return false;
    if (kCorners.find(content.front()) == std::string_view::npos) return false;
    if (kCorners.find(content.back()) == std::string_view::npos) return false;
    return content.find("---") != std::string_view::npos &&
           content.find_first_not_of("-.':+|") == std::string_view::npos;
}

// A line that is passed over, if it is a text.
Line unless_binary(std::string_view text, LineKind kind) {
    Line line;
    line.kind = kind;
    if (auto control = find_control_character(text)) {
        line.kind = LineKind::unreadable;
        line.error = std::move(control);
    }
    return line;
}

}  // namespace

bool is_header(std::string_view content) {
    if (!content.starts_with('[') || content.find(']') != content.size() - 1) return false;
    const std::string_view name = content.substr(1, content.size() - 2);
    if (name.find_first_of(",;[") != std::string_view::npos) return false;
    const auto is_of_row = [](char c) {
        const Meaning meaning = classify(static_cast<unsigned char>(c)).meaning;
        return meaning == Meaning::cell || meaning == Meaning::space || c == '"' || c == '\'';
    };
    return name.size() < 9 || !std::all_of(name.begin(), name.end(), is_of_row);
}

bool is_comment(std::string_view content) {
    return content.starts_with('#') || content.starts_with(';') || content.starts_with("//");
}

Line read_line(std::string_view text, bool may_be_comment) {
    Line line;
    const std::string_view content = trimmed(text);
    if (content.empty()) return line;
    if (may_be_comment && is_comment(content)) return unless_binary(text, LineKind::comment);
    if (is_drawn_border(content)) {
        line.kind = LineKind::border;
        return line;
    }
    if (is_header(content)) {
        return unless_binary(text, LineKind::header);
    }

    const Scan found = scan(text, line);
    if (found.only_border && line.count == 0 && line.end_column == 1) return line;
    if (is_border(found, line)) {
        line.kind = LineKind::border;
        return line;
    }
    line.error = found.first_control ? found.first_control : found.first_other;
    if (found.first_horizontal && !found.first_control &&
        (!line.error || found.first_horizontal->column < line.error->column)) {
        line.error = found.first_horizontal;
    }
    if (!line.error) line.error = find_number(found.tokens);
    line.kind = line.error ? LineKind::unreadable : LineKind::cells;
    line.spaced = found.tokens.size() == line.count;
    return line;
}

std::optional<ParseError> find_control_character(std::string_view text) {
    std::size_t line = 1;
    std::size_t column = 1;
    while (!text.empty()) {
        const char32_t point = take_code_point(text);
        if (classify(point).meaning == Meaning::control) {
            return ParseError{ParseErrorCode::binary, line, column, name_of_character(point), 0};
        }
        if (point == U'\n' || (point == U'\r' && !text.starts_with('\n'))) {
            ++line;
            column = 1;
        } else {
            ++column;
        }
    }
    return std::nullopt;
}

}  // namespace retrace::text
