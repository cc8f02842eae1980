// Listens to the rules that a supposition uses, and notes the ones whose conclusions are shown.
#include "sudoku/techniques/chains/inner_search.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/nested_chains.hpp"
#include "sudoku/techniques/chains/patterns.hpp"

namespace retrace::techniques {

struct InnerSearch::AtWork {
    AtWork(const Chain& chain, InnerSearch* listener)
        : graph(*chain.board),
          drawing(*chain.board, graph, kind_of_level(chain.level).reach, nullptr, listener) {
        drawing.begin(graph.number(chain.start.cell, chain.start.digit), chain.starts_on);
    }

    LinkGraph graph;
    RuleDrawing drawing;
};

InnerSearch::InnerSearch(const Candidates& board, Deduction& found) {
    add_chains(found, std::make_shared<const Candidates>(board));
}

InnerSearch::~InnerSearch() = default;

void InnerSearch::add_chains(Deduction& around, const std::shared_ptr<const Candidates>& board) {
    const std::vector<Link>& links = around.evidence.links;
    for (std::size_t i = 0; i < links.size();) {
        const Link& first = links[i];
        Chain chain{&around,     board,      nested_level(around.technique->id),
                    first.chain, first.from, first.from_on,
                    {}};
        for (; i < links.size() && links[i].chain == first.chain; ++i) {
            // From absence to absence: no link of the board does that.
            if (links[i].from_on || links[i].to_on) continue;
            const bool is_known = std::find(chain.wanted.begin(), chain.wanted.end(),
                                            links[i].to) != chain.wanted.end();
            if (!is_known) chain.wanted.push_back(links[i].to);
        }
        if (!chain.wanted.empty()) chains_.push_back(std::move(chain));
    }
}

bool InnerSearch::run() {
    if (next_ == chains_.size()) return true;
    if (!at_work_) at_work_ = std::make_unique<AtWork>(chains_[next_], this);
    if (at_work_->drawing.run() || chains_[next_].wanted.empty()) end_chain();
    return next_ == chains_.size();
}

void InnerSearch::end_chain() {
    at_work_.reset();
    Deduction& around = *chains_[next_++].around;
    if (next_ < chains_.size() && chains_[next_].around == &around) return;
    // From here on the inner deductions of this one stay where they are.
    const std::vector<Later> later = std::exchange(later_, {});
    for (const Later& each : later) add_chains(around.inner[each.place].deduction, each.board);
}

void InnerSearch::used(const RuleUse& use) {
    Chain& chain = chains_[next_];
    if (std::erase(chain.wanted, use.off) == 0) return;
    chain.around->inner.push_back({chain.number, use.off, {}});
    Deduction& found = chain.around->inner.back().deduction;
    if (use.nested != nullptr) {
        use.nested->show(use.found.find_of(use.entry.proof), found);
    } else {
        show_pattern(use.board, use.entry.pattern, found);
    }
    if (!found.has_effect()) found.eliminations.push_back(use.off);
    if (nested_level(found.technique->id) == 0) return;
    later_.push_back(
        {chain.around->inner.size() - 1, std::make_shared<const Candidates>(use.board)});
}

}  // namespace retrace::techniques
