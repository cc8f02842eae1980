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

std::string quoted_for_csv(std::string_view field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) return std::string(field);
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

// A field that no spreadsheet takes for a formula.
std::string as_csv(std::string_view text) {
    std::string field(text);
    const bool is_puzzle = Grid::from_line(text).has_value();
    if (!is_puzzle && !text.empty() &&
        std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos) {
        field.insert(field.begin(), '\'');
    }
    return quoted_for_csv(field);
}

// The columns of a form, in order: rows have names of their own, and most a puzzle of their own.
std::vector<std::string_view> columns_in(const RecordForm& form) {
    std::vector<std::string_view> columns;
    if (form.has_files) columns.emplace_back("file");
    for (const std::string_view column : form.columns) {
        const bool is_of_row = column == "name" || (column == "puzzle" && !form.has_boards);
        if (!form.has_rows || !is_of_row) columns.push_back(column);
    }
    return columns;
}

}  // namespace

void Record::add(std::string_view name, std::string_view text) {
    if (has_fields()) fields_.push_back({name, in_quotes(text), as_csv(text)});
}

void Record::add(std::string_view name, bool holds) {
    add_number(name, holds ? "true" : "false");
}

void Record::add(std::string_view name, std::uint64_t number) {
    add_number(name, std::to_string(number));
}

void Record::add(std::string_view name, const std::vector<std::string>& words) {
    if (!has_fields()) return;
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
    if (has_fields()) fields_.push_back({name, std::string(digits), std::string(digits)});
}

void Record::add_json(std::string_view name, std::string json) {
    if (has_fields()) fields_.push_back({name, std::move(json), {}});
}

std::string Record::json() const {
    std::string text = "{";
    for (const Field& field : fields_) {
        if (text.size() > 1) text += ',';
        text += in_quotes(field.name) + ':' + field.json;
    }
    return text + '}';
}

void Record::add(const Origin& origin, std::size_t line) {
    if (!has_fields()) return;
    if (form_.has_files) add("file", name_of_input(origin.file));
    add("line", std::uint64_t{line});
    if (!form_.has_rows) return;
    row_ = origin.fields;
    if (origin.names && row_.size() < origin.names->size()) row_.resize(origin.names->size());
    if (!origin.names) {
        if (row_.size() > 1) add("fields", row_);
        return;
    }
    std::string json;
    for (std::size_t i = 0; i < row_.size() && !origin.fields.empty(); ++i) {
        const bool is_named = i < origin.names->size();
        json += (json.empty() ? "" : ",") +
                in_quotes(is_named ? (*origin.names)[i] : "field_" + std::to_string(i + 1)) + ':' +
                in_quotes(row_[i]);
    }
    if (!json.empty()) add_json("columns", '{' + json + '}');
}

std::string Record::line() {
    if (is_left_out_) return {};
    if (form_.kind == Records::none) return std::move(text_);
    if (form_.kind == Records::json) return json() + '\n';
    std::string text;
    bool is_first = true;
    for (const std::string_view column : columns_in(form_)) {
        const auto field = std::find_if(fields_.begin(), fields_.end(),
                                        [&](const Field& each) { return each.name == column; });
        if (!std::exchange(is_first, false)) text += ',';
        if (field != fields_.end()) text += field->csv;
    }
    for (const std::string& field : row_) text += ',' + quoted_for_csv(field);
    return text + '\n';
}

std::string heading_of(const RecordForm& form, std::span<const std::string> names) {
    if (form.kind != Records::csv) return {};
    std::string text;
    for (const std::string_view column : columns_in(form)) {
        if (!text.empty()) text += ',';
        if (std::find(names.begin(), names.end(), column) != names.end()) text += "retrace_";
        text += column;
    }
    for (const std::string& name : names) text += ',' + quoted_for_csv(name);
    return text + '\n';
}

Record record_of(const RecordForm& form, const text::Puzzle& puzzle, const Origin& origin) {
    Record record(form);
    if (form.kind == Records::none) return record;
    record.add(origin, puzzle.line);
    if (puzzle.beside && !puzzle.beside->name.empty()) record.add("name", puzzle.beside->name);
    record.add("puzzle", puzzle.grid.to_line());
    if (puzzle.beside && !puzzle.beside->fields.empty()) {
        record.add("fields", puzzle.beside->fields);
    }
    return record;
}

Record record_of(const RecordForm& form, const Unread& unread) {
    Record record(form);
    record.say("error\n");
    if (form.kind == Records::none) return record;
    record.add(unread.origin, unread.line);
    record.add("column", std::uint64_t{unread.column});
    record.add("result", "error");
    record.add("code", name_of(unread.code));
    const bool is_long = unread.code == ParseErrorCode::too_large;
    record.add("error", is_long ? line_too_long() : fault_text(unread));
    return record;
}

Record record_of(const RecordForm& form, std::size_t line, const Origin& origin) {
    Record record(form);
    record.say("\n");
    record.add(origin, line);
    return record;
}

}  // namespace retrace::cli
