// Looks up what the chains of a deduction rest on: patterns, and chains nested in them.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/techniques/chains/rule_drawing.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// Draws the suppositions once more, up to the conclusions that are shown, in pieces. A search for the deduction draws
// some hundreds of them, so this takes little beside it.
class InnerSearch final : RuleListener {
  public:
    // `found` was found on `board`, and stays where it is.
    InnerSearch(const Candidates& board, Deduction& found);
    InnerSearch(const InnerSearch&) = delete;
    InnerSearch& operator=(const InnerSearch&) = delete;
    ~InnerSearch() override;

    // Goes on for some milliseconds. True at its end: `found.inner` is filled then, and that of each inner deduction.
    bool run();

  private:
    struct Chain {
        Deduction* around;
        std::shared_ptr<const Candidates> board;
        int level;
        std::uint8_t number;
        Candidate start;
        bool starts_on;
        std::vector<Candidate> wanted;  // conclusions that rest on more than links
    };
    // An inner deduction that has chains of its own with more in them.
    struct Later {
        std::size_t place;  // in `around->inner`
        std::shared_ptr<const Candidates> board;
    };
    struct AtWork;

    void used(const RuleUse& use) override;
    void add_chains(Deduction& around, const std::shared_ptr<const Candidates>& board);
    void end_chain();

    std::vector<Chain> chains_;
    std::size_t next_ = 0;
    std::unique_ptr<AtWork> at_work_;  // of the next chain
    std::vector<Later> later_;
};

}  // namespace retrace::techniques
