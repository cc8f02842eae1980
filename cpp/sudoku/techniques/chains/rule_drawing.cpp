// Draws by links; when nothing else follows, by patterns, and then by nested chains.
#include "sudoku/techniques/chains/rule_drawing.hpp"

#include "sudoku/techniques/chains/nested_chains.hpp"
#include "sudoku/techniques/chains/patterns.hpp"

namespace retrace::techniques {

RuleDrawing::RuleDrawing(const Candidates& board, const LinkGraph& graph, Reach reach,
                         NestedMemo* memo, RuleListener* listener)
    : Drawing(board, graph, reach), memo_(memo), listener_(listener) {}

RuleDrawing::~RuleDrawing() = default;

void RuleDrawing::begin(Number start, bool is_on) {
    nested_.reset();
    Drawing::begin(start, is_on);
}

bool RuleDrawing::run() {
    if (!nested_) {
        draw();
        if (contradiction_) return true;
    }
    return !draw_advanced();
}

// Whether there is more to do.
bool RuleDrawing::draw_advanced() {
    if (!nested_) {
        found_.clear();
        add_patterns(source_, board_, found_);
        if (!found_.empty()) {
            take_implications();
            return true;
        }
        if (reach_.level < 2) return false;
        nested_ = std::make_unique<NestedChains>(source_, board_, reach_.level, memo_);
    }
    if (!nested_->run(found_)) return true;
    const bool has_found = !found_.empty();
    if (has_found) take_implications();
    nested_.reset();
    return has_found;
}

void RuleDrawing::take_implications() {
    const std::size_t known = proofs_.size();
    for (const Implications::Entry& entry : found_.entries()) {
        const Number off = graph_.number(entry.off.cell, entry.off.digit);
        if (index_[0][off] != kNone) continue;
        const std::size_t first_cause = causes_.size();
        for (const Candidate& cause : found_.causes(entry)) {
            causes_.push_back(index_[0][graph_.number(cause.cell, cause.digit)]);
        }
        const Index added = add(off, false, first_cause, Cause::advanced);
        if (listener_ != nullptr) {
            listener_->used({entry.off, board_, found_, entry, nested_.get()});
        }
        if (entry.proof == Implications::kNoProof) continue;
        conclusions_[added].proof = static_cast<std::uint16_t>(known + entry.proof);
    }
    proofs_.insert(proofs_.end(), found_.proofs().begin(), found_.proofs().end());
}

std::unique_ptr<Drawing> draw_by_rules(const Candidates& board, const LinkGraph& graph, Reach reach,
                                       NestedMemo* memo) {
    return std::make_unique<RuleDrawing>(board, graph, reach, memo);
}

}  // namespace retrace::techniques
