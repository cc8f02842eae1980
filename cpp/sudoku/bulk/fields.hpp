// The fields of a row as RFC 4180 has them: quotes keep together what is in them, line ends too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace retrace::bulk {

// Follows a row through its lines. A value.
class OpenRow {
  public:
    // `mark` parts fields; 0: the row is one field.
    explicit OpenRow(char mark) : mark_(mark) {}

    enum class End : unsigned char {
        whole,   // the row may end here
        quoted,  // within quotes: it goes on in the next line
        broken,  // something stands behind a closing quote: these quotes hold nothing together
    };

    // The next line without its end.
    End read(std::string_view line);

    std::size_t fields() const { return fields_; }

  private:
    char mark_;
    bool is_quoted_ = false;
    std::size_t fields_ = 0;
};

// The raw fields. Quotes that hold nothing together are signs as others.
std::vector<std::string_view> fields_of(std::string_view row, char mark);

// The text of a raw field: without the quotes around it, and with one quote for two.
std::string text_of_field(std::string_view raw);

}  // namespace retrace::bulk
