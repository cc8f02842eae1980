// Answers the next lines and adds up the counts.
#include "wasm/solver/lines_call.hpp"

namespace retrace {
namespace {

// The offset after so many lines, each of which has at least one byte.
std::size_t end_of_lines(std::string_view text, std::uint64_t count) {
    if (count >= text.size()) return text.size();
    std::size_t end = 0;
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(count, 1) && end < text.size(); ++i) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    }
    return end;
}

}  // namespace

bool LinesCall::run(std::uint64_t budget) {
    const std::string_view rest = std::string_view(lines_).substr(at_);
    const std::string_view piece = rest.substr(0, end_of_lines(rest, budget));
    if (at_ == 0) answers_.resize(engine::lines_room(lines_));
    const auto more = engine::solve_lines(piece, task_, answers_.data() + counts_.written);
    counts_.lines += more.lines;
    counts_.solved += more.solved;
    counts_.several += more.several;
    counts_.unsolvable += more.unsolvable;
    counts_.contradictions += more.contradictions;
    counts_.unreadable += more.unreadable;
    counts_.written += more.written;
    at_ += piece.size();
    return at_ == lines_.size();
}

}  // namespace retrace
