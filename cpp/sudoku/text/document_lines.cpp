// Counts brackets outside of strings, and hands whole documents to their readers.
#include "sudoku/text/document_lines.hpp"

#include <algorithm>

#include "sudoku/text/document.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/markup.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kLongestNumber = 40;

bool is_bare(char c) {
    return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+';
}

// Whether this character may stand outside of strings.
bool is_json(char c) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return is_letter || is_bare(c) ||
           std::string_view(" \t\r[]{},:\"").find(c) != std::string_view::npos;
}

// A list of cells in a document, whatever its lines are.
std::vector<Finding> read_placements_of(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    OddGrid grid = read_placements({std::move(text)}, true);
    if (grid.verdict != OddGrid::Verdict::done) return {};
    return {std::move(grid.found)};
}

// Whether a text or an attribute has a puzzle in it.
bool holds_field(const Json& json) {
    return (json.is(Json::Kind::string) && !read_fields(json.string).empty()) ||
           std::any_of(json.items.begin(), json.items.end(), holds_field);
}

std::vector<Finding> read_xml_document(const std::string& text) {
    const auto xml = read_xml(text);
    if (!xml) return {};
    std::vector<Finding> found = read_document(*xml);
    const auto has_solution = [](const Finding& each) { return each.beside.solution.has_value(); };
    const bool says_more = std::any_of(found.begin(), found.end(), has_solution);
    if (!says_more && holds_field(*xml)) return {};
    if (found.empty()) {
        if (const auto board = read_marked_cells(text)) found.push_back({*board, {}});
    }
    return found;
}

}  // namespace

bool begins_known_document(std::string_view line) {
    return line.find("<ksudoku") != std::string_view::npos ||
           trimmed(line).starts_with("<!DOCTYPE ksudoku") || has_web_table(line);
}

void DocumentLines::begin_xml(std::string_view line) {
    *this = {};
    kind_ = Kind::xml;
    add(line);
}

void DocumentLines::begin(std::string_view line) {
    *this = {};
    const std::string_view content = trimmed(line);
    if (content.starts_with('{') || content.starts_with('[')) {
        kind_ = Kind::json;
    } else if (content.find("<ksudoku") != std::string_view::npos ||
               content.starts_with("<!DOCTYPE ksudoku")) {
        kind_ = Kind::ksudoku;
    } else if (has_web_table(line)) {
        kind_ = Kind::web_table;
    } else {
        return;
    }
    add(line);
}

void DocumentLines::add(std::string_view line) {
    if (kind_ == Kind::xml) {
        xml_.add(line);
        closed_ = xml_.is_closed();
        if (xml_.is_lost()) kind_ = Kind::none;
        return;
    }
    if (kind_ == Kind::ksudoku) {
        closed_ |= line.find("</ksudoku>") != std::string_view::npos;
        return;
    }
    if (kind_ == Kind::web_table) {
        const int depth = static_cast<int>(depth_) + open_web_tables(line);
        closed_ = depth <= 0;
        depth_ = static_cast<std::size_t>(std::max(depth, 0));
        return;
    }
    for (const char c : line) {
        if (!is_bare(c)) bare_ = 0;
        if (escaped_) {
            escaped_ = false;
        } else if (in_string_) {
            escaped_ = c == '\\';
            in_string_ = c != '"';
        } else if (!is_json(c) || (is_bare(c) && ++bare_ > kLongestNumber)) {
            kind_ = Kind::none;
            return;
        } else if (c == '"') {
            in_string_ = true;
        } else if (c == '{' || c == '[') {
            ++depth_;
        } else if (c == '}' || c == ']') {
            if (depth_ > 0) --depth_;
            closed_ = depth_ == 0;
        }
    }
}

std::vector<Finding> read_document_lines(DocumentLines::Kind kind, const std::string& text) {
    if (kind == DocumentLines::Kind::ksudoku) return read_ksudoku(text);
    if (kind == DocumentLines::Kind::xml) return read_xml_document(text);
    if (kind == DocumentLines::Kind::web_table) {
        // Spreadsheets in XML have a <Table>, too.
        auto tables = read_web_tables(text);
        return tables.empty() ? read_xml_document(text) : tables;
    }
    const auto json = read_json(text);
    if (!json) return {};
    auto found = read_document(*json);
    return found.empty() ? read_placements_of(text) : found;
}

}  // namespace retrace::text
