// Kraken fish: a candidate in a cover line of a fish is supposed. Chains from it take all fins away, so that the base
// lines have their digit in fewer lines than they need.
#include <array>
#include <bit>
#include <vector>

#include "sudoku/techniques/alternating/node_consequences.hpp"
#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// With more fins or longer chains, a person could hardly follow it.
constexpr std::size_t kMostFinsWithChains = 3;
constexpr int kLongestChain = 4;  // strong links

class KrakenSearch {
  public:
    KrakenSearch(const Candidates& board, Deduction& found)
        : board_(board),
          found_(found),
          graph_(board, kPairCells | kHouseLinks | kGroups),
          consequences_(graph_) {}

    bool run() {
        for (const int count : {2, 3}) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                for (const Cell cell : board_.cells(digit)) {
                    if (board_.may_be_refuted({cell, digit}) && suppose({cell, digit}, count)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

  private:
    bool suppose(Candidate target, int count) {
        target_ = target;
        consequences_.suppose(graph_.of(target), kLongestChain);
        left_ = {};
        for (const Cell cell : board_.cells(target.digit)) {
            if (cell != target.cell && !consequences_.is_false(graph_.of({cell, target.digit}))) {
                left_.add(cell);
            }
        }
        return use_base(HouseKind::row, HouseKind::column, count) ||
               use_base(HouseKind::column, HouseKind::row, count);
    }

    bool use_base(HouseKind base, HouseKind cover, int count) {
        const auto own_line = house_of(base, target_.cell);
        std::vector<std::uint8_t> lines;
        for (std::uint8_t line = house_at(base, 0); line < house_at(base, 9); ++line) {
            if (line != own_line && board_.positions(line, target_.digit) != 0)
                lines.push_back(line);
        }
        for (const unsigned chosen : Combinations(count, static_cast<int>(lines.size()))) {
            std::vector<std::uint8_t> houses;
            CellSet cells;
            for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
                houses.push_back(lines[static_cast<std::size_t>(std::countr_zero(rest))]);
                cells |= kHouseSets[houses.back()];
            }
            if (use_fish(houses, cells & board_.cells(target_.digit), cover)) return true;
        }
        return false;
    }

    bool use_fish(const std::vector<std::uint8_t>& houses, CellSet cells, HouseKind cover) {
        std::vector<std::uint8_t> covers{house_of(cover, target_.cell)};
        CellSet covered = kHouseSets[covers.front()];
        // Where a line has no cell left, or fewer lines would do, a chain or a smaller fish says more.
        for (const std::uint8_t house : houses) {
            if (!kHouseSets[house].meets(cells & left_)) return false;
        }
        for (const Cell cell : cells& left_) {
            if (covered.contains(cell)) continue;
            covers.push_back(house_of(cover, cell));
            covered |= kHouseSets[covers.back()];
        }
        const CellSet fins = cells.without(covered);
        if (covers.size() != houses.size() || fins.size() > kMostFinsWithChains ||
            fins.without(kPeerSets[target_.cell]).empty()) {
            return false;
        }
        found_.eliminations.push_back(target_);
        show(cells, fins);
        found_.evidence.houses = houses;
        found_.evidence.crossed = covers;
        return true;
    }

    void show(CellSet cells, CellSet fins) {
        found_.evidence.digits = set_of(target_.digit);
        found_.mark(cells.without(fins), target_.digit, Role::pattern);
        found_.mark(fins, target_.digit, Role::fin);
        std::uint8_t number = 0;
        for (const Cell fin : fins) {
            found_.mark(CellSet::of(target_.cell), target_.digit, Role::source);
            show_chain(graph_.of({fin, target_.digit}), number++);
        }
    }

    void show_chain(std::uint16_t fin, std::uint8_t number) {
        Evidence& evidence = found_.evidence;
        const std::vector<std::uint16_t> nodes = consequences_.chain_to(fin);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const Node& node = graph_.node(nodes[i]);
            const Candidate name{node.cells.first(), node.digit};
            if (node.cells.size() > 1) evidence.groups.push_back({name, node.cells.cells()});
            const bool is_end = i == 0 || i + 1 == nodes.size();
            if (!is_end) evidence.candidates.push_back({name, i % 2 == 0 ? Role::on : Role::off});
            if (i == 0) continue;
            const Node& before = graph_.node(nodes[i - 1]);
            evidence.links.push_back(
                {{before.cells.first(), before.digit}, name, i % 2 == 1, i % 2 == 0, number});
        }
    }

    const Candidates& board_;
    Deduction& found_;
    NodeGraph graph_;
    NodeConsequences consequences_;
    Candidate target_;
    CellSet left_;  // where the digit may still be
};

}  // namespace

bool find_kraken_fish(const Candidates& board, Deduction& found) {
    return KrakenSearch(board, found).run();
}

}  // namespace retrace::techniques
