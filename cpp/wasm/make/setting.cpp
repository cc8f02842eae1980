// Checks what JavaScript sends, then runs the searches of the setter's bench.
#include "wasm/make/setting.hpp"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>

#include "sudoku/engine/only_solution.hpp"
#include "sudoku/generate/order.hpp"
#include "sudoku/generate/random.hpp"

namespace retrace {
namespace {

// A set of digits to try takes as long as so many pieces of other work.
constexpr std::uint64_t kWorkOfOneSet = 20;

// A puzzle with one solution, and that.
std::optional<std::pair<Grid, Grid>> unique_in(std::string_view puzzle) {
    const auto grid = Grid::from_line(puzzle);
    if (!grid) return std::nullopt;
    const auto solution = engine::only_solution(*grid);
    if (!solution) return std::nullopt;
    return std::pair{*grid, *solution};
}

// The budget that a search takes.
std::uint64_t budget_for(const setting::Backdoors&, std::uint64_t budget) {
    return std::max<std::uint64_t>(budget / kWorkOfOneSet, 1);
}
template <typename Other>
std::uint64_t budget_for(const Other&, std::uint64_t budget) {
    return budget;
}

std::string line_of(const Grid& grid) {
    return grid.to_line();
}
std::string line_of(const setting::Backdoor& digits) {
    std::string line(kCells, '.');
    for (const auto& [cell, digit] : digits) line[cell] = static_cast<char>('0' + digit);
    return line;
}

// Whether the search goes on behind the puzzle that an earlier one gave last.
template <typename Search>
bool goes_on_after(Search& search, std::string_view from) {
    const auto last = Grid::from_line(from);
    return last && search.go_on_after(*last);
}

template <typename Search>
bool goes_on_at(Search& search, std::string_view from) {
    const auto position = setting::position_in(from);
    return position && search.go_on_at(*position);
}

bool goes_on(SetterSearch::Minimals& search, std::string_view from) {
    return goes_on_after(search, from);
}
// A position has no more than two numbers, which are shorter than a puzzle.
bool goes_on(SetterSearch::Neighbours& search, std::string_view from) {
    return from.size() == kCells ? goes_on_after(search, from) : goes_on_at(search, from);
}
bool goes_on(setting::Backdoors& search, std::string_view from) {
    return goes_on_at(search, from);
}
bool goes_on(SetterSearch::FewGivens& search, std::string_view from) {
    return goes_on_at(search, from);
}

// Null where no earlier search for the same told this position; empty is the start.
template <typename Search>
std::unique_ptr<SetterSearch> started(Search search, std::uint64_t limit, std::string_view from) {
    if (!from.empty() && !goes_on(search, from)) return nullptr;
    return std::make_unique<SetterSearch>(std::move(search), limit);
}

}  // namespace

bool DrawnMinimals::run(std::uint64_t) {
    Grid puzzle = setting::drawn_minimal(puzzle_, generate::seed_in_series(seed_, drawn_++));
    if (met_.insert(puzzle.to_line()).second) {
        in_vain_ = 0;
        found_ = puzzle;
        return true;
    }
    found_.reset();
    return ++in_vain_ == generate::kMostAgain;
}

bool SetterSearch::run(std::uint64_t budget) {
    if (is_complete_ || found_ == limit_) return true;
    const bool has_answer =
        std::visit([&](auto& search) { return search.run(budget_for(search, budget)); }, search_);
    if (!has_answer) return false;
    std::visit(
        [&](const auto& search) {
            is_complete_ = !search.answer();
            if (is_complete_) return;
            ++found_;
            last_ = line_of(*search.answer());
            lines_ += last_ + '\n';
            if constexpr (std::is_same_v<decltype(search), const Neighbours&>) {
                ways_at_last_ = search.position().front();
            }
        },
        search_);
    return is_complete_ || found_ == limit_;
}

double SetterSearch::share() const {
    if (const auto* few = std::get_if<FewGivens>(&search_)) return few->share();
    if (const auto* backdoors = std::get_if<setting::Backdoors>(&search_)) {
        return backdoors->share();
    }
    const auto* neighbours = std::get_if<Neighbours>(&search_);
    return neighbours == nullptr ? 0 : neighbours->share();
}

std::string SetterSearch::position() const {
    if (const auto* few = std::get_if<FewGivens>(&search_)) {
        return setting::text_of_position(few->position());
    }
    if (const auto* backdoors = std::get_if<setting::Backdoors>(&search_)) {
        return setting::text_of_position(backdoors->position());
    }
    if (const auto* neighbours = std::get_if<Neighbours>(&search_)) {
        const setting::Position position = neighbours->position();
        const bool is_in_way = !last_.empty() && position.front() <= ways_at_last_;
        return is_in_way ? last_ : setting::text_of_position(position);
    }
    return std::holds_alternative<Minimals>(search_) ? last_ : std::string();
}

isomorphs::LeastForm least_form_of(std::string_view puzzle) {
    return isomorphs::least_form(Grid::from_line(puzzle).value_or(Grid()));
}

std::vector<int> bands_of(std::string_view puzzle) {
    static const isomorphs::BandKinds kinds;  // found once
    const auto unique = unique_in(puzzle);
    if (!unique) return {};
    const auto found = kinds.kinds_in(unique->second);
    return {found.begin(), found.end()};
}

std::string least_forms(std::string_view lines) {
    std::string forms;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        forms += least_form_of(lines.substr(0, end)).form.to_line() + '\n';
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return forms;
}

std::unique_ptr<SetterSearch> start_minimals(std::string_view puzzle, std::uint64_t limit,
                                             std::string_view from) {
    const auto unique = unique_in(puzzle);
    if (!unique) return nullptr;
    return started(SetterSearch::Minimals(unique->first), limit, from);
}

std::unique_ptr<SetterSearch> start_drawn_minimals(std::string_view puzzle, std::uint64_t limit,
                                                   std::uint64_t seed) {
    const auto unique = unique_in(puzzle);
    if (!unique) return nullptr;
    return std::make_unique<SetterSearch>(DrawnMinimals(unique->first, seed), limit);
}

std::unique_ptr<SetterSearch> start_neighbours(std::string_view puzzle, std::uint64_t limit,
                                               std::string_view exchanged, std::string_view from) {
    const auto unique = unique_in(puzzle);
    const auto exchange = setting::exchange_in(exchanged);
    if (!unique || !exchange) return nullptr;
    return started(SetterSearch::Neighbours(unique->first, *exchange), limit, from);
}

std::unique_ptr<SetterSearch> start_backdoors(std::string_view puzzle, std::uint64_t limit,
                                              std::string_view also, int most,
                                              std::string_view from) {
    const auto unique = unique_in(puzzle);
    if (!unique || most < 0 || most > kCells) return nullptr;
    const techniques::Technique* technique = nullptr;
    for (const auto& row : techniques::techniques()) {
        if (row.name == also) technique = &row;
    }
    if (technique == nullptr && !also.empty()) return nullptr;
    return started(setting::Backdoors(unique->first, unique->second, technique,
                                      static_cast<std::size_t>(most)),
                   limit, from);
}

std::unique_ptr<SetterSearch> start_seventeens(std::string_view puzzle, std::uint64_t limit,
                                               int most, std::string_view from) {
    const auto unique = unique_in(puzzle);
    const bool makes_sense = most >= generate::kFewestGivens && most <= setting::kMostFewGivens;
    if (!unique || !makes_sense) return nullptr;
    SetterSearch::FewGivens search(unique->second, generate::Order::every_cell(), most);
    return started(std::move(search), limit, from);
}

}  // namespace retrace
