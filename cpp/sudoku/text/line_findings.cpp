// Looks for links, documents of one line and columns.
#include "sudoku/text/line_findings.hpp"

#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/document.hpp"
#include "sudoku/text/document_lines.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/link.hpp"
#include "sudoku/text/markup.hpp"
#include "sudoku/text/prose.hpp"
#include "sudoku/text/trimmed.hpp"
#include "sudoku/text/xml.hpp"

namespace retrace::text {
namespace {

std::optional<ParseError> fault_of(std::string_view line, const LinkPlace& place, LinkFault fault) {
    const std::string_view before = line.substr(0, place.begin);
    if (fault == LinkFault::no_puzzle && (before.ends_with("=\"") || before.ends_with("='"))) {
        return std::nullopt;
    }
    const bool needs_site = fault == LinkFault::needs_site;
    const std::string_view link = line.substr(place.begin, place.end - place.begin);
    return ParseError{
        needs_site ? ParseErrorCode::link_needs_site : ParseErrorCode::no_puzzle_in_link, 0,
        count_code_points(before) + 1, shortened(link), 0};
}

// A document of one line, or a packed one.
std::vector<Finding> read_documents(std::string_view content) {
    std::vector<Finding> found;
    const bool is_object =
        content.starts_with('{') || content.starts_with("[{") || content.starts_with("[\"");
    if (is_object) {
        std::string_view json = content;
        if (json.ends_with(',')) json.remove_suffix(1);
        if (const auto document = read_json(json)) found = read_document(*document);
    }
    if (found.empty() && content.find("<ksudoku") != std::string_view::npos) {
        found = read_ksudoku(content);
    }
    if (found.empty() && has_web_table(content)) found = read_web_tables(content);
    if (found.empty() && begins_xml(content)) {
        found = read_document_lines(DocumentLines::Kind::xml, std::string(content));
    }
    if (found.empty() && content.find("version: ") != std::string_view::npos) {
        found = read_kept_game(content);
    }
    if (found.empty() && content.find_first_of(" \t") == std::string_view::npos) {
        if (auto packed = read_packed(content)) found.push_back(std::move(*packed));
    }
    return found;
}

}  // namespace

LineLinks links_of(std::string_view line) {
    LineLinks links;
    std::optional<LinkPlace> place;  // of the first that holds none
    LinkFault fault{};
    for (std::size_t at = 0; auto next = find_link(line.substr(at));) {
        next->begin += at;
        next->end += at;
        at = next->end;
        auto read = read_link(line.substr(next->begin, next->end - next->begin));
        if (auto* finding = std::get_if<Finding>(&read)) {
            links.found.push_back(std::move(*finding));
        } else if (!place) {
            place = next;
            fault = std::get<LinkFault>(read);
        }
    }
    links.has_links = place || !links.found.empty();
    if (links.found.empty() && place) links.fault = fault_of(line, *place, fault);
    return links;
}

std::vector<Finding> puzzles_in_columns(std::string_view line, std::size_t column) {
    if (line.size() < kCells) return {};
    const std::string_view content = trimmed(line);
    if (column > 0) return read_fields(line, column);
    if (auto found = read_documents(content); !found.empty()) return found;
    // A line of cells and nothing else is the rows' reader's.
    const Line plain = read_line(line);
    if (plain.kind == LineKind::border) return {};
    if (plain.kind == LineKind::cells && plain.count == kCells) return {};
    // One word with a cell more or less is a puzzle that is written wrongly: a full stop at its end
    // is a blank and ends no sentence.
    const bool is_word = content.find_first_of(" \t|") == std::string_view::npos;
    if (plain.kind == LineKind::cells && is_word && plain.count < kCells + 4U) return {};
    return read_fields(line, column);
}

}  // namespace retrace::text
