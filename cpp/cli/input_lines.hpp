// Lines out of a file descriptor, in memory that does not grow with the stream.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input_bytes.hpp"

namespace retrace::cli {

struct InputLine {
    std::string_view text;  // without its end; valid until the next call
    bool too_long;          // over kMaxText bytes: `text` is its head, the line was passed over
};

// The ends of lines. Programs that hand rows on take a line feed alone for the end of one: a carriage return before it
// belongs to the end, any other one to the row.
enum class LineEnds : unsigned char { all, feeds };

// Reading and taking apart are two calls, so that a caller can flush its answers before the read
// that may have to wait:
//   while (input.read_more()) while (auto line = input.take()) ...
class InputLines {
  public:
    explicit InputLines(int descriptor, LineEnds ends = LineEnds::all);

    // Reads the next chunk. False at the end of the input, or after an error.
    bool read_more();

    // The next whole line among what has been read; LF, CR and CR LF end a line, as far as `ends` says. At the end of the
    // input also what is left without an end.
    std::optional<InputLine> take();

    // Why reading stopped: 0 at the end, otherwise errno.
    int error() const { return error_; }

  private:
    std::optional<std::size_t> find_line_end();
    void make_room();
    InputLine line_up_to(std::size_t end);

    InputBytes bytes_;
    LineEnds ends_;
    int error_ = 0;
    bool at_end_ = false;
    bool first_line_ = true;     // a byte-order mark may stand before it
    bool skip_feed_ = false;     // the last line ended in CR: an LF next belongs to it
    bool passing_over_ = false;  // within a line that is too long
    std::string head_;           // of that line

    //   buffer_   | taken | no line end | not looked at | free |
    //             0     begin_      scanned_           end_
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t scanned_ = 0;
    std::size_t end_ = 0;
};

}  // namespace retrace::cli
