// Writes fields with the quotes that each form needs.
#include "cli/record.hpp"

#include <algorithm>

#include "cli/fault_position.hpp"
#include "cli/faults.hpp"
#include "sudoku/text/characters.hpp"

namespace retrace::cli {
namespace {

std::string in_quotes(std::string_view text) {
    constexpr std::string_view kHexadecimal = "0123456789abcdef";
    std::string json = "\"";
    while (!text.empty()) {
        const char32_t point = text::take_code_point(text);
        if (point < 0x20) {
            json += "\\u00";
            json += kHexadecimal[point >> 4U];
            json += kHexadecimal[point & 15U];
            continue;
        }
        if (point == U'"' || point == U'\\') json += '\\';
        json += text::to_utf8(point);
    }
    return json + '"';
}

// A field that no spreadsheet takes for a formula.
std::string as_csv(std::string_view text) {
    std::string field(text);
    const bool is_puzzle = Grid::from_line(text).has_value();
    if (!is_puzzle && !text.empty() &&
        std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos) {
        field.insert(field.begin(), '\'');
    }
    if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace

void Record::add(std::string_view name, std::string_view text) {
    fields_.push_back({name, in_quotes(text), as_csv(text)});
}

void Record::add(std::string_view name, bool holds) {
    const std::string word = holds ? "true" : "false";
    fields_.push_back({name, word, word});
}

void Record::add(std::string_view name, std::uint64_t number) {
    add_number(name, std::to_string(number));
}

void Record::add(std::string_view name, const std::vector<std::string>& words) {
    std::string json;
    std::string csv;
    for (const std::string& word : words) {
        if (!json.empty()) json += ',';
        json += in_quotes(word);
        if (!csv.empty()) csv += ' ';
        csv += word;
    }
    fields_.push_back({name, "[" + json + "]", as_csv(csv)});
}

void Record::add_number(std::string_view name, std::string_view digits) {
    fields_.push_back({name, std::string(digits), std::string(digits)});
}

void Record::add_json(std::string_view name, std::string json) {
    fields_.push_back({name, std::move(json), {}});
}

std::string Record::json() const {
    std::string text = "{";
    for (const Field& field : fields_) {
        if (text.size() > 1) text += ',';
        text += in_quotes(field.name) + ':' + field.json;
    }
    return text + '}';
}

std::string Record::line() const {
    if (kind_ == Records::json) return json() + '\n';
    std::string text;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const auto field = std::find_if(fields_.begin(), fields_.end(), [&](const Field& each) {
            return each.name == columns_[i];
        });
        if (i > 0) text += ',';
        if (field != fields_.end()) text += field->csv;
    }
    return text + '\n';
}

std::string heading_of(Records kind, Columns columns) {
    if (kind != Records::csv) return {};
    std::string text;
    for (const std::string_view column : columns) {
        if (!text.empty()) text += ',';
        text += column;
    }
    return text + '\n';
}

Record record_of(Records kind, Columns columns, const text::Puzzle& puzzle) {
    Record record(kind, columns);
    record.add("line", std::uint64_t{puzzle.line});
    if (puzzle.beside && !puzzle.beside->name.empty()) record.add("name", puzzle.beside->name);
    record.add("puzzle", puzzle.grid.to_line());
    if (puzzle.beside && !puzzle.beside->fields.empty()) {
        record.add("fields", puzzle.beside->fields);
    }
    return record;
}

Record record_of(Records kind, Columns columns, const ParseError& error) {
    Record record(kind, columns);
    record.add("line", std::uint64_t{error.line});
    record.add("column", std::uint64_t{error.column});
    record.add("result", "error");
    record.add("code", name_of(error.code));
    const bool is_long = error.code == ParseErrorCode::too_large;
    record.add("error", is_long ? line_too_long() : fault_text(error));
    return record;
}

}  // namespace retrace::cli
