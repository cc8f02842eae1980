// New givens leave a single solution where exactly one solution of the rest has these digits in these cells. The rest may have
// millions of solutions, but two of them rule a pair of new givens out, and rule out all other pairs that they share. So each
// pair that is not ruled out yet is asked for two solutions, which are marked in all their pairs.
#include "sudoku/setting/neighbours.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "sudoku/cell_set.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::setting {
namespace {

// How many ways there are to choose `chosen` of `all`.
std::size_t choices(std::size_t all, std::size_t chosen) {
    if (chosen > all) return 0;
    std::size_t count = 1;
    for (std::size_t i = 0; i < chosen; ++i) count = count * (all - i) / (i + 1);
    return count;
}

// The choice of that rank, in lexicographic order.
std::vector<Cell> choice_at(std::size_t rank, std::size_t chosen, const std::vector<Cell>& all) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; cells.size() < chosen; ++i) {
        const std::size_t with = choices(all.size() - i - 1, chosen - cells.size() - 1);
        if (rank < with) {
            cells.push_back(all[i]);
        } else {
            rank -= with;
        }
    }
    return cells;
}

std::size_t rank_of(const std::vector<Cell>& cells, const std::vector<Cell>& all) {
    std::size_t rank = 0;
    std::size_t met = 0;
    for (std::size_t i = 0; met < cells.size(); ++i) {
        if (all[i] == cells[met]) {
            ++met;
        } else {
            rank += choices(all.size() - i - 1, cells.size() - met - 1);
        }
    }
    return rank;
}

Cell cell_of(int given) {
    return static_cast<Cell>(given / 9);
}

Digit digit_of(int given) {
    return static_cast<Digit>(given % 9 + 1);
}

// The first new given of the cell behind that of another one.
int behind(int given) {
    return (given / 9 + 1) * 9;
}

}  // namespace

std::optional<Exchange> exchange_in(std::string_view text) {
    std::array<int, 2> numbers{};
    std::size_t count = 0;
    const char* at = text.data();
    const char* end = at + text.size();
    for (int& number : numbers) {
        const auto [next, fault] = std::from_chars(at, end, number);
        if (fault != std::errc() || number < 0 || number > kMostExchanged) return std::nullopt;
        ++count;
        at = next;
        if (at == end || *at != '+') break;
        ++at;
    }
    const Exchange exchange{numbers[0], numbers[count - 1]};
    if (at != end || (exchange.taken == 0 && exchange.put_in == 0)) return std::nullopt;
    return exchange;
}

Neighbours::Neighbours(const Grid& puzzle, Exchange exchange)
    : puzzle_(puzzle),
      exchange_(exchange),
      givens_(givens_of(puzzle).cells()),
      ways_(choices(givens_.size(), static_cast<std::size_t>(exchange.taken))),
      prefix_(static_cast<std::size_t>(std::max(exchange.put_in - 2, 0))) {}

// Begins again with the givens that were taken away for `last`, and passes over the answers up to it.
bool Neighbours::go_on_after(const Grid& last) {
    std::vector<Cell> taken;
    int put_in = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (last[cell] == puzzle_[cell]) continue;
        if (puzzle_[cell] != 0) taken.push_back(cell);
        if (last[cell] != 0) ++put_in;
    }
    const bool is_neighbour = taken.size() == static_cast<std::size_t>(exchange_.taken) &&
                              put_in == exchange_.put_in && engine::only_solution(last);
    if (!is_neighbour) return false;
    next_way_ = rank_of(taken, givens_);
    last_ = last;
    return true;
}

// Earlier versions told a second number, the ways that they passed over.
bool Neighbours::go_on_at(std::span<const std::size_t> position) {
    const bool is_position =
        position.size() == 1 || (position.size() == 2 && position[1] <= position[0]);
    if (!is_position || position[0] > ways_) return false;
    if (position[0] > next_way_) {
        next_way_ = position[0];
        last_.reset();
    }
    return true;
}

double Neighbours::share() const {
    if (next_way_ == ways_) return 1;
    double of_way = 0;
    if (is_in_way_) of_way = std::max(prefix_.empty() ? first_ : prefix_.front(), 0);
    return (static_cast<double>(next_way_) + of_way / kNewGivens) / static_cast<double>(ways_);
}

bool Neighbours::run(Meter& meter) {
    for (;;) {
        if (!waiting_.empty()) {
            found_ = waiting_.back();
            waiting_.pop_back();
            if (!last_) return true;
            if (found_ == last_) last_.reset();
        } else if (is_in_way_) {
            if (meter.is_empty()) return false;
            work(meter);
        } else if (next_way_ < ways_) {
            begin_way();
        } else {
            found_.reset();
            return true;
        }
    }
}

void Neighbours::begin_way() {
    left_ = puzzle_;
    for (const Cell cell :
         choice_at(next_way_, static_cast<std::size_t>(exchange_.taken), givens_)) {
        left_[cell] = 0;
    }
    is_in_way_ = fill_prefix(0);
    if (is_in_way_) {
        begin_round();
    } else {
        ++next_way_;
    }
}

void Neighbours::begin_round() {
    base_ = left_;
    for (const int given : prefix_) base_[cell_of(given)] = digit_of(given);
    beside_.assign(exchange_.put_in < 2 ? 1 : 1 + kNewGivens, {});
    met_.clear();
    first_ = kNoFirst;
    given_ = start_beside();
}

// Goes on with what stands beside a first new given, then with the next first one, the next ones before the last two, the next
// way.
void Neighbours::work(Meter& meter) {
    if (exchange_.put_in == 0) {
        if (engine::only_solution(left_)) waiting_.push_back(left_);
        meter.spend(1);
    } else {
        if (!probe(meter)) return;
        if (first_ != kNoFirst || exchange_.put_in == 1) find_beside();
        if (exchange_.put_in > 1) {
            do ++first_;
            while (first_ < kNewGivens && !is_first(first_));
            given_ = start_beside();
            if (first_ < kNewGivens) return;
        }
    }
    if (advance_prefix()) {
        begin_round();
    } else {
        is_in_way_ = false;
        ++next_way_;
    }
}

// Asks for two solutions with each new given that is not in two of them yet. False when the meter is empty before.
bool Neighbours::probe(Meter& meter) {
    for (; given_ < kNewGivens; ++given_) {
        if (!is_probing_) {
            if (beside(first_).twice[static_cast<std::size_t>(given_)] || !fits(given_)) continue;
            if (first_ != kNoFirst && !is_first(given_)) continue;
            engine::start(search_, with(given_));
            is_probing_ = true;
            met_here_ = 0;
        }
        const bool is_through =
            engine::visit_solutions(search_, meter, [&](const engine::Board& solved) {
                mark(engine::grid_of(solved));
                return ++met_here_ < 2;
            });
        if (!is_through) return false;
        meter.spend(1);
        is_probing_ = false;
    }
    return true;
}

// A solution that was marked before would rule out what is in it alone.
void Neighbours::mark(const Grid& solution) {
    if (!met_.insert(solution).second) return;
    NewGivens digits;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (base_[cell] == 0) digits.set(cell * 9U + solution[cell] - 1);
    }
    for (int first = kNoFirst; static_cast<std::size_t>(first + 1) < beside_.size(); ++first) {
        if (first != kNoFirst && !digits[static_cast<std::size_t>(first)]) continue;
        beside(first).twice |= beside(first).once & digits;
        beside(first).once |= digits;
    }
}

void Neighbours::find_beside() {
    for (int given = start_beside(); given < kNewGivens; ++given) {
        const auto n = static_cast<std::size_t>(given);
        if (!beside(first_).once[n] || beside(first_).twice[n] || !fits(given)) continue;
        waiting_.push_back(with(given));
    }
    std::reverse(waiting_.begin(), waiting_.end());
}

// The puzzle with the new givens at work and this one.
Grid Neighbours::with(int given) const {
    Grid grid = base_;
    if (first_ != kNoFirst) grid[cell_of(first_)] = digit_of(first_);
    grid[cell_of(given)] = digit_of(given);
    return grid;
}

// A cell whose given was taken away may have any other digit.
bool Neighbours::fits(int given) const {
    return left_[cell_of(given)] == 0 && puzzle_[cell_of(given)] != digit_of(given);
}

// Whether it stands behind the prefix, and in a solution.
bool Neighbours::is_first(int given) {
    return given >= (prefix_.empty() ? 0 : behind(prefix_.back())) && fits(given) &&
           beside(kNoFirst).once[static_cast<std::size_t>(given)];
}

// New givens are put in by ascending cells.
int Neighbours::start_beside() const {
    if (first_ != kNoFirst) return behind(first_);
    return prefix_.empty() ? 0 : behind(prefix_.back());
}

// The least new givens for the rest of the prefix. False where there are not so many.
bool Neighbours::fill_prefix(std::size_t from) {
    for (std::size_t i = from; i < prefix_.size(); ++i) {
        int& given = prefix_[i];
        given = i == 0 ? 0 : behind(prefix_[i - 1]);
        while (given < kNewGivens && !fits(given)) ++given;
        if (given == kNewGivens) return false;
    }
    return true;
}

bool Neighbours::advance_prefix() {
    for (std::size_t i = prefix_.size(); i-- > 0;) {
        int& given = prefix_[i];
        do ++given;
        while (given < kNewGivens && !fits(given));
        if (given < kNewGivens && fill_prefix(i + 1)) return true;
    }
    return false;
}

}  // namespace retrace::setting
