// Builds what the engine runs from the rules.
#include "varied/network.hpp"

#include <algorithm>
#include <numeric>

#include "sudoku/bits.hpp"
#include "varied/kinds.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
Network::Network(const Rules& rules)
    : rules_(&rules),
      digits_(rules.digits),
      candidates_(rules.candidates),
      is_peer_(rules.cells() * rules.cells()),
      peers_(rules.cells()),
      arcs_(rules.cells()) {
    for (const auto& house : rules.houses) {
        see_each_other(house);
        if (house.size() == static_cast<std::size_t>(digits_)) add(Task::house, house);
    }
    // Peers first: sums take from them which of their cells differ.
    for (const Rule& rule : rules.rules) {
        const bool differ = rule.kind == Kind::cage || rule.kind == Kind::renban ||
                            rule.kind == Kind::different || rule.kind == Kind::nabner;
        if (differ) see_each_other(rule.cells);
    }
    for (const Rule& rule : rules.rules) row_of(rule.kind).lower(rule, *this);
    add_exchanges();
    add_derived_sums(*this);
    gather_peers();
    gather_watchers();
}

void Network::see_each_other(std::span<const Place> cells) {
    for (const Place a : cells) {
        for (const Place b : cells) {
            if (a != b) is_peer_[index_of(a, b)] = true;
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        // A cell that has to differ from itself.
        if (std::count(cells.begin(), cells.end(), cells[i]) > 1) forbid_all();
    }
}

bool Network::see_each_other_all(std::span<const Place> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            if (!are_peers(cells[i], cells[j])) return false;
        }
    }
    return true;
}

void Network::relate(Place a, Place b, const std::function<bool(int, int)>& goes) {
    const auto side = static_cast<std::size_t>(digits_);
    std::vector<Digits> there(side);
    std::vector<Digits> back(side);
    for (int x = 1; x <= digits_; ++x) {
        for (int y = 1; y <= digits_; ++y) {
            const bool holds = goes(x, y) && !(x == y && a != b && are_peers(a, b));
            if (!holds) continue;
            there[static_cast<std::size_t>(x - 1)] |= digit_bit(y);
            back[static_cast<std::size_t>(y - 1)] |= digit_bit(x);
        }
    }
    if (a == b) {
        for (int x = 1; x <= digits_; ++x) {
            if (!goes(x, x)) restrict(a, ~digit_bit(x));
        }
        return;
    }
    const auto relation_for = [this](const std::vector<Digits>& rows) {
        const auto [at, is_new] =
            relation_of_.try_emplace(rows, static_cast<std::uint16_t>(relations_.size()));
        if (!is_new) return at->second;
        Relation& relation = relations_.emplace_back();
        for (std::size_t part = 0; part < relation.of.size(); ++part) {
            for (std::size_t byte = 0; byte < 256; ++byte) {
                for (std::size_t bit = 0; bit < 8; ++bit) {
                    const std::size_t row = part * 8 + bit;
                    if ((byte >> bit & 1U) == 0 || row >= rows.size()) continue;
                    relation.of[part][byte] |= rows[row];
                }
            }
        }
        return at->second;
    };
    arcs_[a].push_back({b, relation_for(there)});
    arcs_[b].push_back({a, relation_for(back)});
}

Constraint& Network::add(Task task, std::span<const Place> cells, std::span<const int> values) {
    Constraint each{.task = task,
                    .cells = static_cast<std::uint32_t>(cells_.size()),
                    .count = static_cast<std::uint16_t>(cells.size()),
                    .values = static_cast<std::uint32_t>(values_.size()),
                    .value_count = static_cast<std::uint32_t>(values.size())};
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    values_.insert(values_.end(), values.begin(), values.end());
    return constraints_.emplace_back(each);
}

// Two houses that share cells hold the same digits in the rest of each.
void Network::add_exchanges() {
    const std::size_t houses = constraints_.size();
    std::vector<std::vector<Place>> full;
    for (std::size_t i = 0; i < houses; ++i) {
        if (constraints_[i].task != Task::house) continue;
        const auto cells = cells_of(constraints_[i]);
        full.emplace_back(cells.begin(), cells.end());
        ranges::sort(full.back());
    }
    for (std::size_t i = 0; i < full.size(); ++i) {
        for (std::size_t j = i + 1; j < full.size(); ++j) {
            std::vector<Place> cells;
            ranges::set_difference(full[i], full[j], std::back_inserter(cells));
            const std::size_t part = cells.size();
            if (part == 0 || part + 1 >= full[i].size()) continue;
            ranges::set_difference(full[j], full[i], std::back_inserter(cells));
            add(Task::exchange, cells).part = static_cast<std::uint16_t>(part);
        }
    }
}

void Network::gather_peers() {
    for (const Place a : places(cell_count())) {
        for (const Place b : places(cell_count())) {
            if (are_peers(a, b)) peers_[a].push_back(b);
        }
    }
}

void Network::gather_watchers() {
    const auto turn = [](const Constraint& each) {
        return std::pair(each.task, each.task == Task::house ? 0 : each.count);
    };
    std::stable_sort(constraints_.begin(), constraints_.end(),
                     [&](const auto& a, const auto& b) { return turn(a) < turn(b); });
    words_ = (constraints_.size() + 63) / 64;
    watchers_.assign(words_ * cell_count(), 0);
    for (std::size_t i = 0; i < constraints_.size(); ++i) {
        for (const Place cell : cells_of(constraints_[i])) {
            watchers_[cell * words_ + i / 64] |= std::uint64_t{1} << (i % 64);
        }
    }
}

std::size_t Network::degree(Place cell) const {
    std::size_t constraints = 0;
    for (const std::uint64_t word : watchers_of(cell)) {
        constraints += static_cast<std::size_t>(count_bits(word));
    }
    return peers_[cell].size() / 8 + arcs_[cell].size() + constraints;
}

}  // namespace retrace::varied
