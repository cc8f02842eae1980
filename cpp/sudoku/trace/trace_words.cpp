// Reads and writes the words of a recording.
#include "sudoku/trace/trace_words.hpp"

#include <algorithm>
#include <charconv>

namespace retrace::trace {
namespace {

constexpr std::array<std::string_view, 4> kKinds{"placement", "solution", "backtrack", "dead-end"};
static_assert(static_cast<std::size_t>(StepKind::dead_end) == 3);

bool is_one_to_nine(char c) {
    return c >= '1' && c <= '9';
}

}  // namespace

std::string_view name_of(StepKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<StepKind> find_kind(std::string_view name) {
    const auto* found = std::find(kKinds.begin(), kKinds.end(), name);
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<StepKind>(found - kKinds.begin());
}

std::string_view Words::take() {
    const std::string_view word = next();
    rest_.remove_prefix(word.size());
    skip();
    return word;
}

std::optional<Cell> read_cell(std::string_view word) {
    if (word.size() != 4 || word[0] != 'r' || word[2] != 'c') return std::nullopt;
    if (!is_one_to_nine(word[1]) || !is_one_to_nine(word[3])) return std::nullopt;
    return cell_at(word[1] - '1', word[3] - '1');
}

std::optional<Digit> read_digit(std::string_view word) {
    if (word.size() != 1 || !is_one_to_nine(word[0])) return std::nullopt;
    return static_cast<Digit>(word[0] - '0');
}

std::optional<std::uint64_t> read_count(std::string_view word) {
    std::uint64_t number = 0;
    const char* end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, number);
    if (word.size() > 15 || error != std::errc{} || rest != end) return std::nullopt;
    return number;
}

std::string shortened(std::string_view word) {
    constexpr std::size_t kShown = 24;
    std::string shown(word.substr(0, kShown));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return word.size() > kShown ? shown + "..." : shown;
}

std::string counts(const Counters& counters, std::uint64_t solutions) {
    const auto number = [](std::uint64_t count) { return std::to_string(count); };
    return " steps " + number(counters.steps()) + " placements " + number(counters.placements) +
           " backtracks " + number(counters.backtracks) + " dead-ends " +
           number(counters.dead_ends) + " solutions " + number(solutions) + " max-depth " +
           number(static_cast<std::uint64_t>(counters.max_depth));
}

void print(Cell cell, const Refusals& refused, std::string& out) {
    for (const auto& [digit, peer, house] : refused) {
        out += "refused " + cell_name(cell) + ' ' + static_cast<char>('0' + digit) + ' ';
        out += cell_name(peer) + '\n';
    }
}

void print(std::uint64_t number, const Step& step, std::string& out) {
    out += std::to_string(number);
    out += ' ';
    out += name_of(step.kind);
    out += ' ';
    out += cell_name(step.cell);
    out += ' ';
    out += static_cast<char>('0' + step.digit);
    out += ' ';
    out += std::to_string(step.depth);
}

}  // namespace retrace::trace
