// Two literals of each clause are watched: only when one of them becomes false can the clause say something.
#include "varied/clauses.hpp"

#include <algorithm>
#include <tuple>

namespace retrace::varied {

Clauses::Clauses(std::span<const std::vector<Variable>> excluded) {
    for (const auto& each : excluded) {
        first_excluded_.push_back(static_cast<std::uint32_t>(excluded_.size()));
        excluded_.insert(excluded_.end(), each.begin(), each.end());
    }
    first_excluded_.push_back(static_cast<std::uint32_t>(excluded_.size()));
    const std::size_t variables = excluded.size();
    watches_.resize(2 * variables);
    values_.resize(2 * variables);
    levels_.resize(variables);
    positions_.resize(variables);
    causes_of_.resize(variables);
}

Variable Clauses::add_variable() {
    const auto variable = static_cast<Variable>(variables());
    first_excluded_.push_back(first_excluded_.back());
    watches_.resize(watches_.size() + 2);
    values_.resize(values_.size() + 2);
    levels_.push_back(0);
    positions_.push_back(0);
    causes_of_.emplace_back();
    return variable;
}

std::size_t Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
    const std::size_t place = store_.size();
    store_.push_back(static_cast<std::uint32_t>(literals.size()));
    store_.push_back(glue);
    store_.insert(store_.end(), literals.begin(), literals.end());
    (glue == 0 ? kept_ : learnt_).push_back(static_cast<std::uint32_t>(place));
    watch(place);
    return place;
}

void Clauses::watch(std::size_t place) {
    const auto literals = at(place);
    watches_[literals[0]].push_back({static_cast<std::uint32_t>(place), literals[1]});
    watches_[literals[1]].push_back({static_cast<std::uint32_t>(place), literals[0]});
}

void Clauses::hold(Literal literal, Cause reason) {
    values_[literal] = 1;
    values_[inverse(literal)] = -1;
    const Variable variable = variable_in(literal);
    levels_[variable] = level();
    positions_[variable] = static_cast<std::uint32_t>(trail_.size());
    causes_of_[variable] = reason;
    trail_.push_back(literal);
}

void Clauses::go_back(std::uint32_t level) {
    if (level >= this->level()) return;
    const std::size_t start = starts_[level];
    for (std::size_t i = start; i < trail_.size(); ++i) {
        values_[trail_[i]] = 0;
        values_[inverse(trail_[i])] = 0;
    }
    trail_.resize(start);
    starts_.resize(level);
    next_ = std::min(next_, start);
}

bool Clauses::propagate(std::vector<Literal>& conflict) {
    while (next_ < trail_.size()) {
        const Literal literal = trail_[next_++];
        const Variable variable = variable_in(literal);
        if (is_positive(literal)) {
            for (std::size_t i = first_excluded_[variable]; i < first_excluded_[variable + 1];
                 ++i) {
                const Literal other = that_not(excluded_[i]);
                if (values_[other] == 1) continue;
                if (values_[other] == -1) {
                    conflict.assign({inverse(literal), other});
                    return false;
                }
                hold(other, {Cause::Kind::excluded, variable});
            }
        }
        if (!visit(inverse(literal), conflict)) return false;
    }
    return true;
}

// All clauses that watch a literal which has become false.
bool Clauses::visit(Literal falsified, std::vector<Literal>& conflict) {
    auto& watches = watches_[falsified];
    std::size_t kept = 0;
    for (std::size_t i = 0; i < watches.size(); ++i) {
        const Watch watch = watches[i];
        if (values_[watch.other] == 1) {
            watches[kept++] = watch;
            continue;
        }
        const std::size_t size = store_[watch.place];
        std::uint32_t* const literals = &store_[watch.place + kHead];
        if (literals[0] == falsified) std::swap(literals[0], literals[1]);
        const Literal first = literals[0];
        if (values_[first] == 1) {
            watches[kept++] = {watch.place, first};
            continue;
        }
        std::size_t next = 2;
        while (next < size && values_[literals[next]] == -1) ++next;
        if (next < size) {
            std::swap(literals[1], literals[next]);
            watches_[literals[1]].push_back({watch.place, first});
            continue;
        }
        watches[kept++] = {watch.place, first};
        if (values_[first] == -1) {
            conflict.assign(literals, literals + size);
            for (++i; i < watches.size(); ++i) watches[kept++] = watches[i];
            watches.resize(kept);
            return false;
        }
        hold(first, {Cause::Kind::clause, watch.place});
    }
    watches.resize(kept);
    return true;
}

void Clauses::note_use(std::size_t place, std::uint32_t glue) {
    std::uint32_t& known = store_[place + 1];
    known = std::min(known & ~kUsed, glue) | kUsed;
}

void Clauses::forget_half() {
    std::vector<bool> is_reason(store_.size());
    for (const Literal literal : trail_) {
        const Cause reason = cause_of(variable_in(literal));
        if (reason.kind() == Cause::Kind::clause) is_reason[reason.index()] = true;
    }
    // Those that were used since the last time stay sooner, then those of few levels, then the newest.
    const auto worth = [this](std::uint32_t place) {
        const std::uint32_t glue = store_[place + 1];
        return std::tuple((glue & kUsed) == 0, glue, ~place);
    };
    std::sort(learnt_.begin(), learnt_.end(), [&](auto a, auto b) { return worth(a) < worth(b); });
    for (const std::uint32_t place : learnt_) store_[place + 1] &= ~kUsed;
    std::vector<std::uint32_t> old;
    std::swap(old, store_);
    std::vector<std::uint32_t> moved(old.size());
    for (auto& each : watches_) each.clear();
    const auto move = [&](std::uint32_t place) {
        const auto to = static_cast<std::uint32_t>(store_.size());
        const auto clause = std::span(old).subspan(place, kHead + old[place]);
        store_.insert(store_.end(), clause.begin(), clause.end());
        moved[place] = to;
        watch(to);
        return to;
    };
    for (std::uint32_t& place : kept_) place = move(place);
    constexpr std::uint32_t kBest = 2;  // glue that is always worth its room
    std::vector<std::uint32_t> learnt;
    for (std::size_t i = 0; i < learnt_.size(); ++i) {
        const std::uint32_t place = learnt_[i];
        const bool stays = i < learnt_.size() / 2 || old[place + 1] <= kBest || is_reason[place];
        if (stays) learnt.push_back(move(place));
    }
    std::swap(learnt, learnt_);
    for (const Literal literal : trail_) {
        Cause& reason = causes_of_[variable_in(literal)];
        if (reason.kind() == Cause::Kind::clause) {
            reason = {Cause::Kind::clause, moved[reason.index()]};
        }
    }
}

}  // namespace retrace::varied
