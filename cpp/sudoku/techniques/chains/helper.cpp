// Keeps the board and what was found on it from one message to the next: a search sends many for the same board.
#include "sudoku/techniques/chains/helper.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sudoku/contradiction.hpp"
#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/nested_memo.hpp"

namespace retrace::techniques {
namespace {

constexpr int kLevels = static_cast<int>(kNested.size());

// Empty where there is no such board.
std::optional<Candidates> take_board(FlatIn& in) {
    Grid grid;
    std::array<DigitSet, kCells> candidates{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::uint16_t word = in.take_16();
        const unsigned digit = word >> 9U;
        if (digit > 9) return std::nullopt;
        grid[cell] = static_cast<Digit>(digit);
        candidates[cell] = word & kAllDigits;
    }
    if (in.is_broken() || !in.is_empty() || has_contradiction(grid)) return std::nullopt;
    Candidates board(grid);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (without(candidates[cell], board.of(cell)) != 0) return std::nullopt;
        board.keep(cell, candidates[cell]);
    }
    return board;
}

// Whether the one comes of the other by placing digits and taking candidates away.
bool comes_of(const Candidates& one, const Candidates& other) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = one.grid()[cell];
        const bool is_left = digit == 0 ? without(one.of(cell), other.of(cell)) == 0
                                        : other.grid()[cell] == digit || other.has(cell, digit);
        if (!is_left || (digit == 0 && other.grid()[cell] != 0)) return false;
    }
    return true;
}

}  // namespace

struct Helper::AtWork {
    AtWork(const Candidates& given, int level, std::shared_ptr<NestedMemo> known)
        : board(given),
          graph(board),
          memo(std::move(known)),
          drawing(board, graph, kind_of_level(level).reach, memo.get()) {}

    Candidates board;
    LinkGraph graph;
    std::shared_ptr<NestedMemo> memo;
    RuleDrawing drawing;
};

Helper::Helper() = default;
Helper::~Helper() = default;

bool Helper::begin(std::span<const std::uint8_t> job, std::span<const std::uint8_t> cases) {
    drawn_.clear();
    cases_.clear();
    next_ = 0;
    is_begun_ = false;
    if (!begin_job(job)) return false;
    FlatIn in(cases);
    while (!in.is_empty()) {
        const Case one = case_of(in.take_16());
        if (in.is_broken() || one.candidate >= at_work_->graph.size()) return false;
        cases_.push_back(one);
    }
    return !cases_.empty();
}

bool Helper::begin_job(std::span<const std::uint8_t> job) {
    if (at_work_ && std::equal(job.begin(), job.end(), job_.begin(), job_.end())) return true;
    FlatIn in(job);
    const int level = in.take_16();
    const auto board = take_board(in);
    if (!board || level < 1 || level > kLevels) return false;
    std::shared_ptr<NestedMemo> memo;
    if (at_work_ && comes_of(*board, at_work_->board)) {
        // On the same board nothing of it is gone, so that the next level takes it as it is.
        memo = comes_of(at_work_->board, *board) ? at_work_->memo
                                                 : std::make_shared<NestedMemo>(at_work_->memo);
    } else {
        memo = std::make_shared<NestedMemo>();
    }
    at_work_ = std::make_unique<AtWork>(*board, level, std::move(memo));
    job_.assign(job.begin(), job.end());
    return true;
}

bool Helper::run() {
    if (next_ == cases_.size()) return true;
    const Case one = cases_[next_];
    if (!std::exchange(is_begun_, true)) at_work_->drawing.begin(one.candidate, one.is_on);
    if (!at_work_->drawing.run()) return false;
    at_work_->drawing.write(drawn_);
    is_begun_ = false;
    return ++next_ == cases_.size();
}

}  // namespace retrace::techniques
