// Reads one text as a whole, prints grids, and names the errors.
#include "sudoku/text/text.hpp"

#include <array>
#include <utility>

#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/characters.hpp"
#include "sudoku/text/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace {
namespace {

constexpr std::array<std::pair<Form, std::string_view>, 3> kForms{{
    {Form::spaced_rows, "2580"},
    {Form::rows, "2239"},
    {Form::line, "line"},
}};

}  // namespace

std::string_view name_of(Form form) {
    for (const auto& [value, name] : kForms) {
        if (value == form) return name;
    }
    return {};
}

std::optional<Form> find_form(std::string_view name) {
    for (const auto& [form, form_name] : kForms) {
        if (form_name == name) return form;
    }
    return std::nullopt;
}

std::string_view name_of(ParseErrorCode code) {
    switch (code) {
        case ParseErrorCode::empty:
            return "empty";
        case ParseErrorCode::bad_character:
            return "bad-character";
        case ParseErrorCode::number_too_big:
            return "number-too-big";
        case ParseErrorCode::too_few_cells:
            return "too-few-cells";
        case ParseErrorCode::too_many_cells:
            return "too-many-cells";
        case ParseErrorCode::too_few_lines:
            return "too-few-lines";
        case ParseErrorCode::too_many_lines:
            return "too-many-lines";
        case ParseErrorCode::binary:
            return "binary";
        case ParseErrorCode::too_large:
            return "too-large";
        case ParseErrorCode::no_puzzle_in_link:
            return "no-puzzle-in-link";
        case ParseErrorCode::link_needs_site:
            return "link-needs-site";
        case ParseErrorCode::unknown_rules:
            return "unknown-rules";
        case ParseErrorCode::no_puzzle_in_line:
            return "no-puzzle-in-line";
        case ParseErrorCode::other_size:
            return "other-size";
        case ParseErrorCode::letters:
            return "letters";
        case ParseErrorCode::too_few_candidates:
            return "too-few-candidates";
        case ParseErrorCode::sukaku:
            return "sukaku";
    }
    return {};
}

std::variant<Parsed, ParseError> parse(std::string_view text) {
    if (text.size() > kMaxText) return ParseError{ParseErrorCode::too_large, 1, 1, {}, 0};
    text = text::without_byte_order_mark(text);
    std::string plain;
    if (text.find('\x1b') != std::string_view::npos) {
        plain = text::without_colours(text);
        text = plain;
    }
    if (auto error = text::find_control_character(text)) return *std::move(error);

    text::PuzzleReader reader(text::BlankLines::ignored, 0, text::Comments::read_where_alone);
    std::vector<text::ReadResult> results;
    while (!text.empty()) reader.read(text::take_line(text), results);
    reader.finish(results);

    const text::Puzzle* first = nullptr;
    const ParseError* wrong = nullptr;  // of a line that is no puzzle; told if the text has none
    std::size_t count = 0;
    for (const text::ReadResult& result : results) {
        if (const auto* error = std::get_if<ParseError>(&result)) return *error;
        if (const auto* puzzle = std::get_if<text::Puzzle>(&result)) {
            if (puzzle->beside && !puzzle->beside->rules.empty()) {
                return ParseError{ParseErrorCode::unknown_rules, puzzle->line, 1,
                                  text::joined(puzzle->beside->rules), 0};
            }
            if (count++ == 0) first = puzzle;
        }
        const auto* passed = std::get_if<text::Passed>(&result);
        if (passed != nullptr && wrong == nullptr && passed->why.line > 0) wrong = &passed->why;
    }
    if (first != nullptr) return Parsed{first->grid, first->form, count - 1};
    if (wrong != nullptr) return *wrong;
    return ParseError{ParseErrorCode::empty, 1, 1, {}, 0};
}

std::string print(const Grid& grid, Form form) {
    if (form == Form::line) return grid.to_line() + '\n';
    const std::string digits = grid.to_line('0');
    std::string text;
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        text += digits[cell];
        if (cell % 9 == 8) {
            text += '\n';
        } else if (form == Form::spaced_rows) {
            text += ' ';
        }
    }
    return text;
}

}  // namespace retrace
