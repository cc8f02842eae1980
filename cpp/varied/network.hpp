// A puzzle as the engine runs it: peers, relations between two cells, and constraints on more.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "varied/rules.hpp"

namespace retrace::varied {

// In the order in which they run: what costs less comes first.
enum class Task : std::uint8_t {
    house,       // each digit stands in it
    exchange,    // two groups of cells hold the same digits
    quadruple,   // some cells hold these digits
    set,         // the digits are one of some sets, all different
    sum,         // a sum of cells, each taken some times
    equal_sums,  // groups of cells with equal sums
    index,       // the digit of a cell is the place of another one
    ends,        // the cells of a line are between its ends, or beyond
    x_sum,
    skyscraper,
    sandwich,
};

struct Constraint {
    Task task;
    std::uint32_t cells = 0;  // in Network::cells
    std::uint16_t count = 0;
    std::uint16_t part = 0;    // the first cells, where they are of another group than the rest
    std::int32_t number = 0;   // a sum, a digit, a count
    std::uint32_t values = 0;  // in Network::values
    std::uint32_t value_count = 0;
    std::uint32_t seen_by = 0;  // in Network::cells: cells that see all of a set's
    std::uint16_t seen_count = 0;
};

// Which digits of another cell go with the digits of one: a row for each value of each eight bits.
struct Relation {
    std::array<std::array<Digits, 256>, 4> of{};
};

struct Arc {
    Place to;
    std::uint16_t relation;
};

class Network {
  public:
    explicit Network(const Rules& rules);

    // For the rows of the table of kinds.
    const Rules& rules() const { return *rules_; }
    int digits() const { return digits_; }
    void restrict(Place cell, Digits digits) { candidates_[cell] &= digits; }
    void forbid_all() { candidates_[0] = 0; }
    void see_each_other(std::span<const Place> cells);
    void relate(Place a, Place b, const std::function<bool(int, int)>& goes);
    void add_sum(std::span<const Place> cells, std::span<const int> times, int total);
    // All cells different, and together one of these sets.
    void add_set(std::span<const Place> cells, std::span<const Digits> sets);
    // All cells different with this sum.
    void add_cage(std::span<const Place> cells, int sum);
    // The cells, from the first on, have this sum of digits: it lists the sets for each number of them.
    void add_listed(Task task, std::span<const Place> cells, int sum, int from, int to);
    Constraint& add(Task task, std::span<const Place> cells, std::span<const int> values = {});
    bool are_peers(Place a, Place b) const { return is_peer_[index_of(a, b)]; }
    bool see_each_other_all(std::span<const Place> cells) const;

    // For the engine.
    std::size_t cell_count() const { return candidates_.size(); }
    std::span<const Digits> candidates() const { return candidates_; }
    std::span<const Constraint> constraints() const { return constraints_; }
    std::span<const Place> cells_of(const Constraint& each) const {
        return std::span(cells_).subspan(each.cells, each.count);
    }
    std::span<const Place> seen_by(const Constraint& each) const {
        return std::span(cells_).subspan(each.seen_by, each.seen_count);
    }
    std::span<const std::int32_t> values_of(const Constraint& each) const {
        return std::span(values_).subspan(each.values, each.value_count);
    }
    std::span<const Digits> sets_of(const Constraint& each) const {
        return std::span(sets_).subspan(each.values, each.value_count);
    }
    std::span<const Digits> listed(int first, int count) const {
        return std::span(sets_).subspan(static_cast<std::size_t>(first),
                                        static_cast<std::size_t>(count));
    }
    std::span<const Place> peers_of(Place cell) const { return peers_[cell]; }
    std::span<const Arc> arcs_of(Place cell) const { return arcs_[cell]; }
    const Relation& relation(std::size_t index) const { return relations_[index]; }
    // The constraints on a cell, a bit for each.
    std::span<const std::uint64_t> watchers_of(Place cell) const {
        return std::span(watchers_).subspan(cell * words_, words_);
    }
    std::size_t words() const { return words_; }
    // How much a cell is bound to others.
    std::size_t degree(Place cell) const;

  private:
    std::size_t index_of(Place a, Place b) const { return a * candidates_.size() + b; }
    void add_exchanges();
    void gather_peers();
    void gather_watchers();

    const Rules* rules_;
    int digits_;
    std::vector<Digits> candidates_;
    std::vector<bool> is_peer_;
    std::vector<std::vector<Place>> peers_;
    std::vector<std::vector<Arc>> arcs_;
    std::vector<Relation> relations_;
    std::map<std::vector<Digits>, std::uint16_t> relation_of_;
    std::vector<Constraint> constraints_;
    std::vector<Place> cells_;
    std::vector<std::int32_t> values_;
    std::vector<Digits> sets_;
    std::vector<std::uint64_t> watchers_;
    std::size_t words_ = 0;
};

// The sets of `count` digits with that sum; nothing where there are more than `most`.
std::optional<std::vector<Digits>> sets_with_sum(int digits, int count, int sum, std::size_t most);

// Adds the sums that follow from cages and houses: of the few cells by which they differ.
void add_derived_sums(Network& network);

}  // namespace retrace::varied
