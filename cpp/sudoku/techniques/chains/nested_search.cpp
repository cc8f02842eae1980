// Looks for the shortest chain of a level, then for what it rests on.
#include "sudoku/techniques/chains/nested_search.hpp"

#include <utility>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/inner_search.hpp"
#include "sudoku/techniques/chains/nested_memo.hpp"
#include "sudoku/techniques/chains/shown_find.hpp"

namespace retrace::techniques {
namespace {

std::shared_ptr<NestedMemo> memo_of(const NestedTask& task) {
    const bool begins_anew = task.memo ? !task.memo_is_of_board : task.level > 1;
    return begins_anew ? std::make_shared<NestedMemo>(task.memo) : task.memo;
}

class NestedChainSearch final : public NestedSearch {
  public:
    explicit NestedChainSearch(const NestedTask& task)
        : search_(task.board, kind_of_level(task.level), ForcingSearch::Wanted::best, std::nullopt,
                  memo_of(task), task.workers),
          tells_inner_(task.tells_inner) {}

    bool run() override {
        if (is_done_) return true;
        if (inner_) {
            is_done_ = inner_->run();
        } else if (search_.run()) {
            is_done_ = !show_best(search_, found_) || !tells_inner_;
            if (!is_done_) inner_ = std::make_unique<InnerSearch>(search_.board(), found_);
        }
        return is_done_;
    }

    const Deduction& found() const override { return found_; }
    Suppositions* suppositions() override {
        Suppositions& all = search_.suppositions();
        return is_done_ || all.is_drawn() ? nullptr : &all;
    }
    std::shared_ptr<NestedMemo> memo() const override { return search_.memo(); }
    double portion() const override { return search_.portion(); }

  private:
    ForcingSearch search_;
    bool tells_inner_;
    bool is_done_ = false;
    Deduction found_;
    std::unique_ptr<InnerSearch> inner_;  // of what was found
};

}  // namespace

std::unique_ptr<NestedSearch> begin_nested(const NestedTask& task) {
    return std::make_unique<NestedChainSearch>(task);
}

bool find_alone(const Technique& technique, const Candidates& board, Deduction& found) {
    if (technique.find != nullptr) return technique.find(board, found);
    NestedChainSearch search({board, nested_level(technique.id)});
    while (!search.run()) {
    }
    found = search.found();
    return found.has_effect();
}

}  // namespace retrace::techniques
