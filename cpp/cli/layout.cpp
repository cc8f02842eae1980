// Counts columns in UTF-8.
#include "cli/layout.hpp"

#include <algorithm>

namespace retrace::cli {

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if ((byte & 0xC0U) == 0x80U) continue;  // inside of a sign
        // A sign of three bytes that begins with E3 to ED is Korean, or as wide.
        columns += byte >= 0xE3U && byte <= 0xEDU ? 2 : 1;
    }
    return columns;
}

namespace {

std::string joined(const std::vector<Piece>& pieces) {
    std::string text;
    for (const Piece& piece : pieces) text += piece.text;
    // The sign that parts a piece from one that has gone.
    return text.substr(std::min(text.find_first_not_of(",; "), text.size()));
}

// The beginning of a text that takes no more columns.
std::string_view beginning(std::string_view text, std::size_t columns) {
    std::size_t end = 0;
    while (end < text.size()) {
        std::size_t next = end + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U) {
            ++next;
        }
        if (columns_of(text.substr(0, next)) > columns) break;
        end = next;
    }
    return text.substr(0, end);
}

}  // namespace

std::string fitted(std::vector<Piece> pieces, std::size_t columns) {
    const auto sooner = [](const Piece& one, const Piece& other) {
        return one.spare < other.spare;
    };
    while (pieces.size() > 1 && columns_of(joined(pieces)) > columns) {
        pieces.erase(std::max_element(pieces.begin(), pieces.end(), sooner));
    }
    std::string text = joined(pieces);
    if (columns_of(text) <= columns) return text;
    return std::string(beginning(text, columns - std::min<std::size_t>(columns, 1))) + "…";
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

namespace {

void wrap(std::string_view line, const std::string& margin, std::string& out) {
    std::size_t column = 0;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
        const std::size_t width = columns_of(word);
        if (column > 0 && column + 1 + width > kLineWidth) {
            out += '\n';
            column = 0;
        }
        out += column == 0 ? margin : " ";
        out += word;
        column += (column == 0 ? margin.size() : 1) + width;
    }
    out += '\n';
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent) {
    const std::string margin(indent, ' ');
    std::string out;
    for (const std::string_view line : lines_of(text)) {
        if (line.starts_with(' ')) {
            out += margin;
            out += line;
            out += '\n';
        } else {
            wrap(line, margin, out);
        }
    }
    return out;
}

}  // namespace retrace::cli
