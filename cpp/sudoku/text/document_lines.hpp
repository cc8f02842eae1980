// Where a document of many lines, JSON, XML, KSudoku's or a web page's table, begins and ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/xml.hpp"

namespace retrace::text {

class DocumentLines {
  public:
    enum class Kind : std::uint8_t { none, json, ksudoku, web_table, xml };

    // The first line that could belong to one.
    void begin(std::string_view line);
    void begin_xml(std::string_view line);
    void add(std::string_view line);

    Kind kind() const { return kind_; }
    bool is_open() const { return kind_ != Kind::none && !closed_; }
    bool is_closed() const { return kind_ != Kind::none && closed_; }

  private:
    Kind kind_ = Kind::none;
    bool closed_ = false;
    bool in_string_ = false;
    bool escaped_ = false;
    std::size_t depth_ = 0;  // of brackets, or of tables
    std::size_t bare_ = 0;   // signs of a number so far
    XmlDepth xml_{};
};

// Whether this line begins a document that is none of XML alone, even where XML has begun.
bool begins_known_document(std::string_view line);

// The puzzles of such a document, whole. Those of XML are none where each stands on a line of its own,
// and nothing else says more of them.
std::vector<Finding> read_document_lines(DocumentLines::Kind kind, const std::string& text);

}  // namespace retrace::text
