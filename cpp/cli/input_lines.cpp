// Keeps one chunk, or the one line that is longer than a chunk.
#include "cli/input_lines.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::cli {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16U;

// Line ends are looked for piece by piece, first LF and then a CR before it, so that a file of
// either kind is read through about twice.
constexpr std::size_t kPiece = 256;

}  // namespace

InputLines::InputLines(int descriptor, LineEnds ends)
    : bytes_(descriptor), ends_(ends), buffer_(kChunk) {}

bool InputLines::read_more() {
    if (at_end_) return false;
    make_room();
    const ssize_t count = bytes_.read(buffer_.data() + end_, buffer_.size() - end_);
    at_end_ = count <= 0;
    if (count < 0) {
        error_ = errno;
        return false;
    }
    end_ += static_cast<std::size_t>(count);
    return !at_end_ || begin_ < end_ || passing_over_;  // what is left is a line without an end
}

// Moves an unfinished line to the front; doubles the buffer for a long one, up to the longest.
void InputLines::make_room() {
    if (begin_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        scanned_ -= begin_;
        end_ -= begin_;
        begin_ = 0;
    }
    if (end_ > kMaxText) {
        if (!std::exchange(passing_over_, true)) {
            head_ = text::head_of({buffer_.data(), end_});
        }
        scanned_ = end_ = 0;
    }
    if (end_ == buffer_.size()) buffer_.resize(buffer_.size() * 2);
}

std::optional<std::size_t> InputLines::find_line_end() {
    while (scanned_ < end_) {
        const char* from = buffer_.data() + scanned_;
        std::size_t length = std::min(kPiece, end_ - scanned_);
        const void* end = std::memchr(from, '\n', length);
        if (end != nullptr) length = static_cast<std::size_t>(static_cast<const char*>(end) - from);
        if (ends_ == LineEnds::all) {
            if (const void* earlier = std::memchr(from, '\r', length)) end = earlier;
        }
        if (end != nullptr) {
            return static_cast<std::size_t>(static_cast<const char*>(end) - buffer_.data());
        }
        scanned_ += length;
    }
    return std::nullopt;
}

std::optional<InputLine> InputLines::take() {
    if (skip_feed_ && begin_ < end_) {
        skip_feed_ = false;
        if (buffer_[begin_] == '\n') ++begin_;
        scanned_ = begin_;
    }
    const auto line_end = find_line_end();
    if (!line_end) {
        if (!at_end_ || (begin_ == end_ && !passing_over_)) return std::nullopt;
        const InputLine last = line_up_to(end_);
        begin_ = scanned_ = end_;
        return last;
    }
    const InputLine line = line_up_to(*line_end);
    skip_feed_ = buffer_[*line_end] == '\r';
    begin_ = scanned_ = *line_end + 1;
    return line;
}

InputLine InputLines::line_up_to(std::size_t end) {
    std::string_view text(buffer_.data() + begin_, end - begin_);
    if (first_line_) text = text::without_byte_order_mark(text);
    first_line_ = false;
    if (ends_ == LineEnds::feeds && text.ends_with('\r')) text.remove_suffix(1);
    if (std::exchange(passing_over_, false)) return {head_, true};
    return {text, text.size() > kMaxText};
}

}  // namespace retrace::cli
