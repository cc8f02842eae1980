// Finds the shortest alternating chain or loop over a graph of nodes, with all its eliminations.
#include "sudoku/techniques/alternating/node_graph.hpp"
#include "sudoku/techniques/finders.hpp"

#include <algorithm>
#include <array>

namespace retrace::techniques {
namespace {

enum class ChainForm : std::uint8_t { open, closed };

struct ChainKind {
    Parts parts;
    ChainForm form;
    int most;  // strong links
};

// Nodes by turns false and true, from the first one, which is false, to the last one. One of the two is true.
struct AlternatingChain {
    std::vector<std::uint16_t> nodes;
    std::vector<std::int16_t> sets;  // of the strong links
    bool is_closed =
        false;  // the last node excludes the first: exactly one node of each link is true
};

class ChainFinder {
  public:
    ChainFinder(const Candidates& board, const ChainKind& kind, Deduction& found)
        : board_(board), graph_(board, kind.parts), kind_(kind), found_(found), most_(kind.most) {
        off_seen_.resize(graph_.words());
        on_seen_.resize(graph_.words());
        off_from_.resize(graph_.size());
        on_from_.resize(graph_.size());
    }

    bool run() {
        if (kind_.form == ChainForm::closed) {
            for (std::size_t node = 0; node < graph_.size(); ++node) {
                if (!graph_.strong(node).empty()) walk_round(static_cast<std::uint16_t>(node));
            }
        } else {
            for (Cell cell = 0; cell < kCells; ++cell) {
                for (DigitSet left = board_.of(cell); left != 0;
                     left &= static_cast<DigitSet>(left - 1)) {
                    const Candidate start{cell, smallest(left)};
                    if (board_.may_be_refuted(start)) walk_from(graph_.of(start));
                }
            }
        }
        if (best_.nodes.empty()) return false;
        show();
        return true;
    }

  private:
    static void add(std::vector<std::uint64_t>& bits, std::uint16_t node) {
        bits[node / 64] |= std::uint64_t{1} << (node % 64);
    }

    void forget() {
        std::fill(off_seen_.begin(), off_seen_.end(), 0);
        std::fill(on_seen_.begin(), on_seen_.end(), 0);
        true_.clear();
        false_.clear();
    }

    // The candidate is supposed to be true. Where it excludes both ends of a chain, it is not.
    void walk_from(std::uint16_t start) {
        forget();
        add(off_seen_, start);
        add(on_seen_, start);
        true_.push_back(start);
        for (int length = 1; length <= most_ && !true_.empty(); ++length) {
            false_.clear();
            for (const std::uint16_t node : true_) reach_false(node);
            true_.clear();
            for (const std::uint16_t node : false_) reach_true(node, start, length);
        }
    }

    // The node is supposed to be false. A true node that excludes it closes a loop.
    void walk_round(std::uint16_t start) {
        forget();
        add(off_seen_, start);
        off_from_[start] = start;
        false_.push_back(start);
        for (int length = 1; length <= most_ && !false_.empty(); ++length) {
            true_.clear();
            for (const std::uint16_t node : false_) reach_true(node, start, length);
            false_.clear();
            for (const std::uint16_t node : true_) reach_false(node);
        }
    }

    void reach_false(std::uint16_t node) {
        graph_.exclude(node, off_seen_, [&](std::uint16_t reached) {
            off_from_[reached] = node;
            if (!graph_.strong(reached).empty()) false_.push_back(reached);
        });
    }

    void reach_true(std::uint16_t node, std::uint16_t start, int length) {
        for (const NodeLink& link : graph_.strong(node)) {
            std::uint64_t& seen = on_seen_[link.to / 64];
            const std::uint64_t bit = std::uint64_t{1} << (link.to % 64);
            if ((seen & bit) != 0) continue;
            seen |= bit;
            on_from_[link.to] = {node, link.set};
            true_.push_back(link.to);
            if (length > 1 && length <= most_ && graph_.excludes(link.to, start)) {
                offer(link.to, start, length);
            }
        }
    }

    void offer(std::uint16_t last, std::uint16_t start, int length) {
        AlternatingChain chain;
        for (std::uint16_t node = last;;) {
            const NodeLink from = on_from_[node];
            chain.nodes.push_back(node);
            chain.nodes.push_back(from.to);
            chain.sets.push_back(from.set);
            node = off_from_[from.to];
            if (node == start) break;
        }
        std::reverse(chain.nodes.begin(), chain.nodes.end());
        std::reverse(chain.sets.begin(), chain.sets.end());
        chain.is_closed = kind_.form == ChainForm::closed;
        auto gone = eliminated_by(chain);
        std::size_t count = 0;
        for (const CellSet& cells : gone) count += cells.size();
        if (count == 0 || (length == best_length_ && count <= best_count_)) return;
        best_ = std::move(chain);
        gone_ = gone;
        best_count_ = count;
        best_length_ = most_ = length;
    }

    std::array<CellSet, 9> eliminated_by(const AlternatingChain& chain) const {
        std::array<CellSet, 9> gone{};
        const auto exclude_between = [&](std::uint16_t one, std::uint16_t other) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                gone[digit - 1U] |= graph_.excluded(one, digit) & graph_.excluded(other, digit);
            }
        };
        exclude_between(chain.nodes.front(), chain.nodes.back());
        if (!chain.is_closed) return gone;
        for (std::size_t i = 1; i + 1 < chain.nodes.size(); i += 2) {
            exclude_between(chain.nodes[i], chain.nodes[i + 1]);
        }
        for (std::size_t i = 0; i < chain.sets.size(); ++i) {
            if (chain.sets[i] <= kNoSet) continue;
            // One of the two digits is missing in the set, so all others are in it.
            const AlmostLockedSet& set = graph_.set(chain.sets[i]);
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (digit == graph_.node(chain.nodes[2 * i]).digit ||
                    digit == graph_.node(chain.nodes[2 * i + 1]).digit ||
                    (set.digits & set_of(digit)) == 0) {
                    continue;
                }
                gone[digit - 1U] |=
                    common_peers(set.cells & board_.cells(digit)) & board_.cells(digit);
            }
        }
        return gone;
    }

    // A link names one candidate of each node: the first one that stands for no other node.
    std::vector<Candidate> named() const {
        std::vector<Candidate> names;
        for (const std::uint16_t number : best_.nodes) {
            const Node& node = graph_.node(number);
            Candidate name{node.cells.first(), node.digit};
            for (const Cell cell : node.cells) {
                const Candidate each{cell, node.digit};
                if (std::find(names.begin(), names.end(), each) != names.end()) continue;
                name = each;
                break;
            }
            names.push_back(name);
        }
        return names;
    }

    void show() {
        for (Digit digit = 1; digit <= 9; ++digit) found_.eliminate(gone_[digit - 1U], digit);
        const std::vector<Candidate> names = named();
        Evidence& evidence = found_.evidence;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const CellSet cells = graph_.node(best_.nodes[i]).cells;
            const bool is_on = i % 2 == 1;
            const bool is_last = i + 1 == names.size();
            evidence.digits |= set_of(names[i].digit);
            evidence.candidates.push_back({names[i], i == 0    ? Role::source
                                                     : is_last ? Role::target
                                                     : is_on   ? Role::on
                                                               : Role::off});
            if (cells.size() > 1) evidence.groups.push_back({names[i], cells.cells()});
            if (!is_last) evidence.links.push_back({names[i], names[i + 1], is_on, !is_on, 0});
        }
        if (best_.is_closed)
            evidence.links.push_back({names.back(), names.front(), true, false, 0});
        constexpr std::array kTints{Role::pattern, Role::pincer, Role::fin};
        std::size_t shown = 0;
        for (const std::int16_t set : best_.sets) {
            if (set == kNoSet) continue;
            found_.mark(graph_.cells_behind(set), kTints[shown++ % kTints.size()]);
        }
    }

    const Candidates& board_;
    NodeGraph graph_;
    ChainKind kind_;
    Deduction& found_;
    int most_;
    std::vector<std::uint64_t> off_seen_;
    std::vector<std::uint64_t> on_seen_;
    std::vector<std::uint16_t> off_from_;  // the true node that excludes this one
    std::vector<NodeLink> on_from_;        // the false node, and the set of the link from it
    std::vector<std::uint16_t> true_;
    std::vector<std::uint16_t> false_;
    AlternatingChain best_;
    std::array<CellSet, 9> gone_{};
    std::size_t best_count_ = 0;
    int best_length_ = 0;
};

bool find_kind(const Candidates& board, Parts parts, ChainForm form, int most, Deduction& found) {
    return ChainFinder(board, {parts, form, most}, found).run();
}

constexpr Parts kCandidates = kPairCells | kHouseLinks;
constexpr Parts kGrouped = kPairCells | kHouseLinks | kGroups;
constexpr Parts kGroupedDigit = kHouseLinks | kGroups | kOneDigit;
constexpr Parts kOnlySets = kPairCells | kSets | kOneDigit;
constexpr Parts kEverything = kGrouped | kSets;

constexpr Parts kWithRectangles = kGrouped | kRectangles;

// In strong links. Longer ones tell a person no more than other techniques would.
constexpr int kLongest = 12;
constexpr int kLongestWithSets = 6;

}  // namespace

bool find_xy_chain(const Candidates& board, Deduction& found) {
    return find_kind(board, kPairCells, ChainForm::open, kLongest, found);
}
bool find_turbot_fish(const Candidates& board, Deduction& found) {
    return find_kind(board, kHouseLinks | kOneDigit, ChainForm::open, 2, found);
}
bool find_aic(const Candidates& board, Deduction& found) {
    return find_kind(board, kCandidates, ChainForm::open, kLongest, found);
}
bool find_aic_loop(const Candidates& board, Deduction& found) {
    return find_kind(board, kCandidates, ChainForm::closed, kLongest, found);
}
bool find_grouped_x_cycle(const Candidates& board, Deduction& found) {
    return find_kind(board, kGroupedDigit, ChainForm::closed, kLongest, found);
}
bool find_grouped_x_chain(const Candidates& board, Deduction& found) {
    return find_kind(board, kGroupedDigit, ChainForm::open, kLongest, found);
}
bool find_grouped_loop(const Candidates& board, Deduction& found) {
    return find_kind(board, kGrouped, ChainForm::closed, kLongest, found);
}
bool find_grouped_aic(const Candidates& board, Deduction& found) {
    return find_kind(board, kGrouped, ChainForm::open, kLongest, found);
}
bool find_als_xz(const Candidates& board, Deduction& found) {
    return find_kind(board, kOnlySets, ChainForm::open, 2, found);
}
bool find_als_xz_double(const Candidates& board, Deduction& found) {
    return find_kind(board, kOnlySets, ChainForm::closed, 2, found);
}
bool find_als_xy_wing(const Candidates& board, Deduction& found) {
    return find_kind(board, kOnlySets, ChainForm::open, 3, found);
}
bool find_als_chain(const Candidates& board, Deduction& found) {
    return find_kind(board, kOnlySets, ChainForm::open, kLongestWithSets, found);
}
bool find_als_loop(const Candidates& board, Deduction& found) {
    return find_kind(board, kEverything, ChainForm::closed, kLongestWithSets, found);
}
bool find_als_aic(const Candidates& board, Deduction& found) {
    return find_kind(board, kEverything, ChainForm::open, kLongestWithSets, found);
}
bool find_rectangle_aic(const Candidates& board, Deduction& found) {
    return find_kind(board, kWithRectangles, ChainForm::closed, kLongest, found) ||
           find_kind(board, kWithRectangles, ChainForm::open, kLongest, found);
}

}  // namespace retrace::techniques
