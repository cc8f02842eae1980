// Colouring: candidates joined by links of which exactly one end is true fall into two colours, one of which is true
// as a whole. Simple colouring has one such net of one digit, multi-colouring two, 3D Medusa one of all digits; remote
// pairs are one of cells with the same two candidates.
#include <array>
#include <utility>
#include <vector>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// The candidates of one colour, by digit.
struct Colour {
    std::array<CellSet, 9> cells;

    bool has(Candidate each) const { return cells[each.digit - 1U].contains(each.cell); }
    std::size_t size() const {
        std::size_t sum = 0;
        for (const CellSet& each : cells) sum += each.size();
        return sum;
    }
    // Whether a true candidate excludes one of the colour.
    bool sees(Candidate each) const {
        if (kPeerSets[each.cell].meets(cells[each.digit - 1U])) return true;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (digit != each.digit && cells[digit - 1U].contains(each.cell)) return true;
        }
        return false;
    }
};

struct Edge {
    Candidate one;
    Candidate other;
};

// A connected part of the edges.
struct Net {
    std::array<Colour, 2> colours;
    std::vector<Edge> edges;  // from the first candidate on
    Candidate first;
};

enum class Edges : std::uint8_t { of_a_digit, of_all, of_equal_pairs };

void add_house_edges(const Candidates& board, Digit digit, std::vector<Edge>& edges) {
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        const CellSet both = kHouseSets[house] & board.cells(digit);
        if (both.size() != 2) continue;
        const Cell first = both.first();
        edges.push_back({{first, digit}, {both.without(CellSet::of(first)).first(), digit}});
    }
}

// Two equal pairs that see each other hold different digits.
void add_equal_pairs(const Candidates& board, Cell cell, std::vector<Edge>& edges) {
    const DigitSet digits = board.of(cell);
    for (const Cell peer : kPeerSets[cell] & board.cells_with(2)) {
        if (peer < cell || board.of(peer) != digits) continue;
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            edges.push_back({{cell, smallest(left)}, {peer, smallest(left)}});
        }
    }
}

std::vector<Edge> edges_of(const Candidates& board, Edges kind, Digit digit) {
    std::vector<Edge> edges;
    if (kind == Edges::of_a_digit) add_house_edges(board, digit, edges);
    if (kind == Edges::of_all) {
        for (Digit each = 1; each <= 9; ++each) add_house_edges(board, each, edges);
    }
    if (kind == Edges::of_a_digit) return edges;
    for (const Cell cell : board.cells_with(2)) {
        const Digit low = smallest(board.of(cell));
        edges.push_back({{cell, low}, {cell, smallest(without(board.of(cell), set_of(low)))}});
        if (kind == Edges::of_equal_pairs) add_equal_pairs(board, cell, edges);
    }
    return edges;
}

std::vector<Net> nets_of(std::vector<Edge> edges) {
    std::vector<Net> nets;
    while (!edges.empty()) {
        Net net{{}, {}, edges.front().one};
        const auto colour = [&](std::size_t side, Candidate each) {
            net.colours[side].cells[each.digit - 1U].add(each.cell);
        };
        colour(0, net.first);
        for (bool grows = true; grows;) {
            grows = false;
            std::vector<Edge> rest;
            for (const Edge& edge : edges) {
                const auto side_of = [&](Candidate each) {
                    return net.colours[0].has(each) ? 0 : net.colours[1].has(each) ? 1 : -1;
                };
                const int one = side_of(edge.one);
                const int other = side_of(edge.other);
                if (one < 0 && other < 0) {
                    rest.push_back(edge);
                    continue;
                }
                grows = true;
                if (one >= 0 && other >= 0) continue;  // both are coloured already
                colour(static_cast<std::size_t>(1 - (one < 0 ? other : one)),
                       one < 0 ? edge.one : edge.other);
                net.edges.push_back(one < 0 ? Edge{edge.other, edge.one} : edge);
            }
            std::swap(edges, rest);
        }
        nets.push_back(std::move(net));
    }
    return nets;
}

template <typename Use>
void each_candidate(const Candidates& board, const Use& use) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (DigitSet left = board.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            use(Candidate{cell, smallest(left)});
        }
    }
}

// Where the colour were true, two of its candidates would see each other, or a cell or a digit in a house would have
// no candidate left.
bool is_refuted(const Candidates& board, const Colour& colour) {
    bool is_refuted = false;
    std::array<CellSet, 9> left{};
    CellSet open;
    each_candidate(board, [&](Candidate each) {
        const bool sees = colour.sees(each);
        if (colour.has(each) && sees) is_refuted = true;
        if (!sees || colour.has(each)) {
            left[each.digit - 1U].add(each.cell);
            open.add(each.cell);
        }
    });
    for (Cell cell = 0; cell < kCells && !is_refuted; ++cell) {
        is_refuted = board.of(cell) != 0 && !open.contains(cell);
    }
    for (std::uint8_t house = 0; house < kHouses && !is_refuted; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const bool is_open = board.positions(house, digit) != 0;
            if (is_open && !kHouseSets[house].meets(left[digit - 1U])) is_refuted = true;
        }
    }
    return is_refuted;
}

void show_net(const Net& net, Role first, Role second, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        for (const auto& [side, role] : {std::pair{0U, first}, std::pair{1U, second}}) {
            const CellSet cells = net.colours[side].cells[digit - 1U];
            if (!cells.empty()) found.evidence.digits |= set_of(digit);
            found.mark(cells, digit, role);
        }
    }
}

void eliminate_colour(const Colour& colour, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) found.eliminate(colour.cells[digit - 1U], digit);
}

// A candidate that sees both colours is false, and a colour that leads to a contradiction. The former come first, since
// they leave the net as it is.
bool use_net(const Candidates& board, const Net& net, Deduction& found) {
    if (net.edges.size() < 2) return false;
    each_candidate(board, [&](Candidate each) {
        if (net.colours[0].has(each) || net.colours[1].has(each)) return;
        if (net.colours[0].sees(each) && net.colours[1].sees(each))
            found.eliminations.push_back(each);
    });
    for (const Colour& colour : net.colours) {
        if (!found.has_effect() && is_refuted(board, colour)) eliminate_colour(colour, found);
    }
    if (!found.has_effect()) return false;
    show_net(net, Role::pattern, Role::pincer, found);
    return true;
}

bool touch(const Colour& one, const Colour& other, Digit digit) {
    CellSet seen;
    for (const Cell cell : one.cells[digit - 1U]) seen |= kPeerSets[cell];
    return seen.meets(other.cells[digit - 1U]);
}

// Where two colours of two nets see each other, one of the other two is true. A colour that sees both colours of
// another net is false.
bool use_two_nets(const Candidates& board, const Net& one, const Net& other, Digit digit,
                  Deduction& found) {
    CellSet gone;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t second = 0; second < 2; ++second) {
            if (!touch(one.colours[side], other.colours[second], digit)) continue;
            for (const Cell cell : board.cells(digit)) {
                const Candidate each{cell, digit};
                if (one.colours[1 - side].sees(each) && other.colours[1 - second].sees(each)) {
                    gone.add(cell);
                }
            }
        }
    }
    found.eliminate(gone, digit);
    for (std::size_t side = 0; side < 2 && !found.has_effect(); ++side) {
        if (touch(one.colours[side], other.colours[0], digit) &&
            touch(one.colours[side], other.colours[1], digit)) {
            eliminate_colour(one.colours[side], found);
        }
    }
    if (!found.has_effect()) return false;
    show_net(one, Role::pattern, Role::pincer, found);
    show_net(other, Role::extra, Role::off, found);
    return true;
}

bool find_by_nets(const Candidates& board, Edges kind, Deduction& found) {
    const Digit last = kind == Edges::of_a_digit ? 9 : 1;
    for (Digit digit = 1; digit <= last; ++digit) {
        for (const Net& net : nets_of(edges_of(board, kind, digit))) {
            if (use_net(board, net, found)) return true;
        }
    }
    return false;
}

}  // namespace

bool find_remote_pair(const Candidates& board, Deduction& found) {
    return find_by_nets(board, Edges::of_equal_pairs, found);
}
bool find_simple_colouring(const Candidates& board, Deduction& found) {
    return find_by_nets(board, Edges::of_a_digit, found);
}
bool find_medusa(const Candidates& board, Deduction& found) {
    return find_by_nets(board, Edges::of_all, found);
}
bool find_multi_colouring(const Candidates& board, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const std::vector<Net> nets = nets_of(edges_of(board, Edges::of_a_digit, digit));
        for (const Net& one : nets) {
            for (const Net& other : nets) {
                if (&one != &other && use_two_nets(board, one, other, digit, found)) return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
