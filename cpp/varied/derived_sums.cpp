// Innies and outies: the houses of a group have a known sum, and the cages in it another one, so the cells by which they
// differ have the difference.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "varied/ranges.hpp"

#include "varied/network.hpp"

namespace retrace::varied {
namespace {

// More cells say too little for their time.
constexpr std::size_t kMostMixed = 5;
constexpr std::size_t kMostEqual = 7;
constexpr std::size_t kMostJoined = 4;
constexpr std::size_t kMostWork = 200'000;  // in cages looked at

struct Cage {
    std::vector<Place> cells;
    int sum;
};

class Deriver {
  public:
    Deriver(Network& network, std::vector<Cage> cages)
        : network_(network), cages_(std::move(cages)), cages_at_(network.cell_count()) {
        for (const Constraint& each : network.constraints()) {
            if (each.task != Task::house) continue;
            const auto cells = network.cells_of(each);
            houses_.emplace_back(cells.begin(), cells.end());
        }
        for (std::size_t i = 0; i < cages_.size(); ++i) {
            for (const Place cell : cages_[i].cells) cages_at_[cell].push_back(i);
            known_.insert(sorted(cages_[i].cells));
        }
    }

    void derive() {
        std::vector<int> times(network_.cell_count());
        for (std::size_t i = 0; i < houses_.size(); ++i) grow(i, 1, times);
    }

  private:
    static std::vector<Place> sorted(std::vector<Place> cells) {
        ranges::sort(cells);
        return cells;
    }

    // Adds a house to the group, derives its sum, and goes on with later houses that a cage of the group leads into.
    void grow(std::size_t house, std::size_t count, std::vector<int>& times) {
        work_ += cages_.size();
        if (work_ > kMostWork) return;
        for (const Place cell : houses_[house]) times[cell] = 1;
        add_difference(times, static_cast<int>(count));
        if (count < kMostJoined) {
            for (std::size_t next = house + 1; next < houses_.size(); ++next) {
                if (is_disjoint(next, times) && is_joined(next, times)) {
                    grow(next, count + 1, times);
                }
            }
        }
        for (const Place cell : houses_[house]) times[cell] = 0;
    }

    bool is_disjoint(std::size_t house, const std::vector<int>& times) const {
        return ranges::none_of(houses_[house], [&](Place cell) { return times[cell] != 0; });
    }

    bool is_joined(std::size_t house, const std::vector<int>& times) const {
        return ranges::any_of(houses_[house], [&](Place cell) {
            return ranges::any_of(cages_at_[cell], [&](std::size_t cage) {
                return ranges::any_of(cages_[cage].cells,
                                      [&](Place each) { return times[each] != 0; });
            });
        });
    }

    void add_difference(std::vector<int> times, int count) {
        int total = count * network_.digits() * (network_.digits() + 1) / 2;
        for (const Cage& cage : cages_) {
            const auto inside =
                ranges::count_if(cage.cells, [&](Place cell) { return times[cell] == 1; });
            const auto outside =
                ranges::count_if(cage.cells, [&](Place cell) { return times[cell] == 0; });
            const auto all = static_cast<std::ptrdiff_t>(cage.cells.size());
            if (inside + outside != all || outside >= inside) continue;
            for (const Place cell : cage.cells) --times[cell];
            total -= cage.sum;
        }
        std::vector<Place> cells;
        std::vector<int> taken;
        for (const Place cell : places(times.size())) {
            if (times[cell] == 0) continue;
            cells.push_back(cell);
            taken.push_back(times[cell]);
        }
        add_sum(cells, taken, total);
    }

    void add_sum(const std::vector<Place>& cells, std::vector<int>& taken, int total) {
        const bool are_equal =
            std::adjacent_find(taken.begin(), taken.end(), std::not_equal_to<>{}) == taken.end();
        if (cells.size() > (are_equal ? kMostEqual : kMostMixed)) return;
        if (!known_.insert(cells).second) return;
        if (are_equal && !taken.empty() && taken[0] < 0) {
            total = -total;
            for (int& each : taken) each = -each;
        }
        if (are_equal && network_.see_each_other_all(cells) && !cells.empty()) {
            network_.add_cage(cells, total);
        } else {
            network_.add_sum(cells, taken, total);
        }
    }

    Network& network_;
    std::vector<Cage> cages_;
    std::vector<std::vector<std::size_t>> cages_at_;
    std::vector<std::vector<Place>> houses_;
    std::set<std::vector<Place>> known_;
    std::size_t work_ = 0;
};

}  // namespace

void add_derived_sums(Network& network) {
    std::vector<Cage> cages;
    for (const Rule& rule : network.rules().rules) {
        if (rule.kind != Kind::cage || rule.numbers.empty()) continue;
        cages.push_back({rule.cells, rule.numbers[0]});
    }
    if (!cages.empty()) Deriver(network, std::move(cages)).derive();
}

}  // namespace retrace::varied
