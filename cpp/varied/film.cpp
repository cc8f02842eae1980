// The policies of the search that is watched, and its checkpoints, which are copies of it.
#include "varied/film.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/bits.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

constexpr int kNone = kMostDigits + 1;

Placed placed_on(const Rules& rules) {
    Placed placed{std::make_shared<Laws>(rules), {}};
    for (const Digits each : rules.candidates) {
        placed.digits.push_back(static_cast<std::uint8_t>(has_one_bit(each) ? least_of(each) : 0));
    }
    return placed;
}

}  // namespace

int Placed::blanks() const {
    return static_cast<int>(ranges::count(digits, 0));
}

LegalByRules::LegalByRules(const Placed& givens)
    : laws_(givens.laws),
      board_(givens.digits),
      used_(laws_->rules().houses.size()),
      by_rules_(board_.size()),
      is_known_(board_.size()) {
    for (const Place cell : places(board_.size())) {
        if (board_[cell] != 0) change(cell, board_[cell], board_[cell]);
    }
}

void LegalByRules::change(Place cell, std::uint8_t digit, std::uint8_t toggled) {
    board_[cell] = digit;
    for (const std::uint32_t house : laws_->houses_of(cell)) used_[house] ^= digit_bit(toggled);
    for (const std::uint32_t rule : laws_->rules_of(cell)) {
        for (const Place each : laws_->rules().rules[rule].cells) is_known_[each] = 0;
    }
}

Digits LegalByRules::candidates(Place cell, Counters& counters) const {
    Digits used = 0;
    for (const std::uint32_t house : laws_->houses_of(cell)) used |= used_[house];
    counters.legality_checks += laws_->houses_of(cell).size();
    if (is_known_[cell] == 0) {
        is_known_[cell] = 1;
        Digits& kept = by_rules_[cell];
        kept = laws_->rules().candidates[cell];
        for (const std::uint32_t rule : laws_->rules_of(cell)) {
            for (Digits left = kept; left != 0; left &= left - 1) {
                ++counters.legality_checks;
                if (!laws_->legal(rule, cell, least_of(left), board_))
                    kept &= ~(left & (~left + 1));
            }
        }
    }
    return by_rules_[cell] & ~used;
}

bool LegalByRules::next(int, FilmFrame& frame, Counters&) const {
    if (frame.untried == 0) return false;
    frame.digit = static_cast<std::uint8_t>(least_of(frame.untried));
    frame.untried &= frame.untried - 1;
    return true;
}

bool RowByRow::select(const LegalByRules& legality, int depth, FilmTypes::Frames& frames,
                      Counters& counters) const {
    ++counters.calls;
    for (const Place cell : places(legality.laws().rules().cells())) {
        if (legality.digit_at(cell) != 0) continue;
        frames[static_cast<std::size_t>(depth)].cell = cell;
        return true;
    }
    return false;
}

template <bool looks_for_places>
bool Fewest<looks_for_places>::select(const LegalByRules& legality, int depth,
                                      FilmTypes::Frames& frames, Counters& counters) const {
    ++counters.calls;
    FilmFrame& frame = frames[static_cast<std::size_t>(depth)];
    const Rules& rules = legality.laws().rules();
    int fewest = kNone;
    for (const Place cell : places(rules.cells())) {
        if (fewest == 0) break;  // a dead end, whatever the other blanks have
        if (legality.digit_at(cell) != 0) continue;
        const Digits candidates = legality.candidates(cell, counters);
        if (count_bits(candidates) >= fewest) continue;
        fewest = count_bits(candidates);
        frame.cell = cell;
        frame.untried = candidates;
    }
    if (fewest == kNone) return false;
    if (!looks_for_places || fewest <= 1) return true;
    // A digit with one place in a house, or a house that misses one, which is a dead end.
    for (const std::uint32_t index : legality.laws().full_houses()) {
        const auto& house = rules.houses[index];
        Digits placed = 0;
        Digits once = 0;
        Digits twice = 0;
        for (const Place cell : house) {
            if (const int digit = legality.digit_at(cell); digit != 0) {
                placed |= digit_bit(digit);
                continue;
            }
            const Digits candidates = legality.candidates(cell, counters);
            twice |= once & candidates;
            once |= candidates;
        }
        const auto is_blank = [&](Place cell) { return legality.digit_at(cell) == 0; };
        if ((placed | once) != digits_to(rules.digits)) {
            frame.cell = *ranges::find_if(house, is_blank);
            frame.untried = 0;
            return true;
        }
        const Digits single = once & ~twice & ~placed;
        if (single == 0) continue;
        frame.untried = single & (~single + 1);
        frame.cell = *ranges::find_if(house, [&](Place cell) {
            return is_blank(cell) && (legality.candidates(cell, counters) & frame.untried) != 0;
        });
        return true;
    }
    return true;
}

template class Fewest<false>;
template class Fewest<true>;

Film::Any Film::start(const Placed& givens, Order order) {
    switch (order) {
        case Order::row_major:
            return Any(std::in_place_type<Of<RowByRow>>, givens);
        case Order::fewest_candidates:
            return Any(std::in_place_type<Of<Fewest<false>>>, givens);
        case Order::propagation:
            break;
    }
    return Any(std::in_place_type<Of<Fewest<true>>>, givens);
}

const Counters& Film::counters_of(const Any& search) {
    return std::visit([](const auto& of) -> const Counters& { return of.counters(); }, search);
}

template <class Sink>
SearchStatus Film::run(Any& search, std::uint64_t budget, Sink&& sink) {
    return std::visit([&](auto& of) { return of.run(budget, sink); }, search);
}

Film::Film(const Rules& rules, Order order)
    : givens_(placed_on(rules)),
      frontier_(start(givens_, order)),
      cursor_(frontier_),
      before_(givens_.digits) {
    run(frontier_, 0, NoTrace{});  // enters the first level
    cursor_ = frontier_;
    kept_.push_back({frontier_, 0});
}

bool Film::explore(std::uint64_t budget) {
    while (budget > 0 && end_ == End::open) {
        const std::uint64_t room = kept_.size() * spacing_ - explored();
        const std::uint64_t now = std::min(room, budget);
        const std::uint64_t from = explored();
        int& depth = kept_.back().depth;
        const auto status = run(frontier_, now, [&depth](const FilmStep& step) {
            depth = std::max<int>(depth, step.depth);
        });
        budget -= explored() - from;
        if (status == SearchStatus::solution) end_ = End::solution;
        if (status == SearchStatus::exhausted) end_ = End::exhausted;
        if (explored() == kept_.size() * spacing_) keep();
    }
    return end_ != End::open;
}

// Where there are too many, every other one goes.
void Film::keep() {
    kept_.push_back({frontier_, counters_of(frontier_).depth});
    if (kept_.size() <= kMostKept) return;
    std::size_t half = 0;
    for (std::size_t i = 0; i < kept_.size(); i += 2, ++half) {
        int depth = kept_[i].depth;
        if (i + 1 < kept_.size()) depth = std::max(depth, kept_[i + 1].depth);
        if (half != i) kept_[half] = std::move(kept_[i]);
        kept_[half].depth = depth;
    }
    kept_.resize(half, kept_.front());
    spacing_ *= 2;
}

bool Film::seek(std::uint64_t to, std::uint64_t budget) {
    if (to == position()) return true;
    // The last checkpoint before the position, so that the step to it is taken here.
    const std::size_t near = to == 0 ? 0 : static_cast<std::size_t>((to - 1) / spacing_);
    const std::uint64_t there = std::min(near, kept_.size() - 1) * spacing_;
    if (position() > to || position() < there) {
        cursor_ = kept_[std::min(near, kept_.size() - 1)].search;
        step_ = {};
        stuck_ = 0;
        before_ = board();
    }
    while (position() < to) {
        if (budget == 0) return false;
        const std::uint64_t now = std::min(budget, to - position());
        if (now > 1) run(cursor_, now - 1, NoTrace{});
        before_ = board();
        stuck_ = std::visit([](const auto& search) { return search.dead_end_cell(); }, cursor_);
        run(cursor_, 1, [this](const FilmStep& step) { step_ = step; });
        budget -= now;
    }
    return true;
}

std::vector<std::uint8_t> Film::board() const {
    return std::visit([](const auto& search) { return search.grid().digits; }, cursor_);
}

std::vector<Film::Refused> Film::refused() const {
    std::vector<Refused> all;
    if (step_.digit == 0 || step_.kind == StepKind::backtrack) return all;
    const int end =
        step_.kind == StepKind::dead_end ? givens_.laws->rules().digits + 1 : step_.digit;
    for (int digit = 1; digit < end; ++digit) {
        const auto why = givens_.laws->refusal(stuck_, digit, before_);
        if (why.by != Refusing::By::none) all.push_back({digit, why});
    }
    return all;
}

std::vector<int> Film::depths(std::size_t parts) const {
    std::vector<int> highest(parts);
    for (std::size_t i = 0; i < kept_.size() * parts; ++i) {
        int& part = highest[i / kept_.size()];
        part = std::max(part, kept_[i / parts].depth);
    }
    return highest;
}

}  // namespace retrace::varied
