// XML, and HTML that is written like it, as the values that JSON has. No entity is ever expanded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/json.hpp"

namespace retrace::text {

// Finds where the element that begins a text ends, a piece of the text at a time.
class XmlDepth {
  public:
    void add(std::string_view piece);

    // Whether the first element is closed.
    bool is_closed() const { return has_element_ && open_.empty(); }
    // Whether no such text is to be expected: it is nested too deep, or a tag has no end.
    bool is_lost() const { return is_lost_; }

  private:
    std::string rest_{};  // a tag that goes on in the next piece
    std::vector<std::string> open_{};
    bool has_element_ = false;
    bool is_lost_ = false;
};

// Whether a line can begin such a text: it begins with a tag, a declaration or a comment, and ends
// with one or within it.
bool begins_xml(std::string_view line);

// An element is the object of its attributes, its children, those of one name as a list, and its text
// as "value"; one with nothing but a text is that string. Nothing where a text is no XML.
std::optional<Json> read_xml(std::string_view text);

}  // namespace retrace::text
