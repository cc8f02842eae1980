// Draws the conclusions of suppositions by patterns and nested chains, too.
#pragma once

#include <memory>

#include "sudoku/techniques/chains/drawing.hpp"
#include "sudoku/techniques/chains/implications.hpp"

namespace retrace::techniques {

class NestedChains;

// A conclusion that a pattern or a nested chain leads to, as it is drawn.
struct RuleUse {
    Candidate off;
    const Candidates& board;  // without what the supposition has taken away so far
    const Implications& found;
    const Implications::Entry& entry;
    const NestedChains* nested;  // that found it; null: a pattern
};

class RuleListener {
  public:
    virtual ~RuleListener() = default;

    virtual void used(const RuleUse& use) = 0;
};

class RuleDrawing final : public Drawing {
  public:
    // `reach`: of level 1 or above. `memo`: of that board; null: none. `listener`: null: none.
    RuleDrawing(const Candidates& board, const LinkGraph& graph, Reach reach, NestedMemo* memo,
                RuleListener* listener = nullptr);
    ~RuleDrawing() override;

    // The supposition before may have been given up.
    void begin(Number start, bool is_on) override;
    // As Drawing::run, in pieces of some milliseconds.
    bool run() override;

  private:
    bool draw_advanced();
    void take_implications();

    NestedMemo* memo_;
    RuleListener* listener_;
    Implications found_;
    std::unique_ptr<NestedChains> nested_;  // at work
};

// For Reach::rule_drawing.
std::unique_ptr<Drawing> draw_by_rules(const Candidates& board, const LinkGraph& graph, Reach reach,
                                       NestedMemo* memo);

}  // namespace retrace::techniques
