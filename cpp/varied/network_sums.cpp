// The constraints on sums, as sets of digits where those are few.
#include <map>

#include "varied/ranges.hpp"

#include "varied/network.hpp"

namespace retrace::varied {
namespace {

// A cage with more sets than that is left to its sum.
constexpr std::size_t kMostSets = 128;

void add_sets(std::vector<Digits>& found, int digits, int count, int sum, std::size_t most,
              int next, Digits set) {
    if (found.size() > most) return;
    if (count == 0) {
        if (sum == 0) found.push_back(set);
        return;
    }
    for (int digit = next; digit + count - 1 <= digits; ++digit) {
        const int least = count * digit + count * (count - 1) / 2;
        if (least > sum) return;
        if (count * digits - count * (count - 1) / 2 < sum) return;
        add_sets(found, digits, count - 1, sum - digit, most, digit + 1, set | digit_bit(digit));
    }
}

}  // namespace

std::optional<std::vector<Digits>> sets_with_sum(int digits, int count, int sum, std::size_t most) {
    std::vector<Digits> found;
    add_sets(found, digits, count, sum, most, 1, 0);
    if (found.size() > most) return std::nullopt;
    return found;
}

// Its values: how many times each cell is taken, then the number of its group of cells that are
// taken as often and see each other. Cells of a group stand together.
void Network::add_sum(std::span<const Place> cells, std::span<const int> times, int total) {
    std::map<Place, int> times_of;
    for (std::size_t i = 0; i < cells.size(); ++i) times_of[cells[i]] += times[i];
    std::vector<std::vector<Place>> groups;
    for (const auto& [cell, count] : times_of) {
        if (count == 0) continue;
        const auto takes = [&, cell = cell, count = count](const std::vector<Place>& group) {
            return times_of[group[0]] == count &&
                   ranges::all_of(group, [&](Place each) { return are_peers(cell, each); });
        };
        const auto group = ranges::find_if(groups, takes);
        if (group == groups.end()) {
            groups.push_back({cell});
        } else {
            group->push_back(cell);
        }
    }
    std::vector<Place> ordered;
    std::vector<int> values;
    std::vector<int> group_of;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (const Place cell : groups[i]) {
            ordered.push_back(cell);
            values.push_back(times_of[cell]);
            group_of.push_back(static_cast<int>(i));
        }
    }
    if (ordered.empty()) {
        if (total != 0) forbid_all();
        return;
    }
    values.insert(values.end(), group_of.begin(), group_of.end());
    add(Task::sum, ordered, values).number = total;
}

void Network::add_set(std::span<const Place> cells, std::span<const Digits> sets) {
    if (sets.empty()) {
        forbid_all();
        return;
    }
    std::vector<Place> seen_by;
    for (const Place cell : places(cell_count())) {
        const bool sees_all =
            ranges::all_of(cells, [&](Place each) { return are_peers(cell, each); });
        if (sees_all) seen_by.push_back(cell);
    }
    Constraint& each = add(Task::set, cells);
    each.values = static_cast<std::uint32_t>(sets_.size());
    each.value_count = static_cast<std::uint32_t>(sets.size());
    sets_.insert(sets_.end(), sets.begin(), sets.end());
    each.seen_by = static_cast<std::uint32_t>(cells_.size());
    each.seen_count = static_cast<std::uint16_t>(seen_by.size());
    cells_.insert(cells_.end(), seen_by.begin(), seen_by.end());
}

void Network::add_cage(std::span<const Place> cells, int sum) {
    const int count = static_cast<int>(cells.size());
    if (count > digits_) {
        forbid_all();
        return;
    }
    if (const auto sets = sets_with_sum(digits_, count, sum, kMostSets)) {
        add_set(cells, *sets);
    } else {
        add_sum(cells, std::vector<int>(cells.size(), 1), sum);
    }
}

void Network::add_listed(Task task, std::span<const Place> cells, int sum, int from, int to) {
    const bool differ = see_each_other_all(cells);
    std::vector<int> values;
    for (int count = 0; count <= static_cast<int>(cells.size()); ++count) {
        const auto sets = sets_with_sum(to - from + 1, count, sum - count * (from - 1), kMostSets);
        if (!sets || (!differ && count > 1)) {
            values.insert(values.end(), {0, -1});
            continue;
        }
        values.push_back(static_cast<int>(sets_.size()));
        values.push_back(static_cast<int>(sets->size()));
        constexpr Digits kAboveAll = Digits{1} << 31U;
        for (const Digits set : *sets) {
            sets_.push_back(set << static_cast<unsigned>(from - 1) | kAboveAll);
        }
    }
    Constraint& each = add(task, cells, values);
    each.number = sum;
    each.part = differ ? 1 : 0;
}

}  // namespace retrace::varied
