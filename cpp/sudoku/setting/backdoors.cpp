// Tries sets of blanks in order, the small ones first.
#include "sudoku/setting/backdoors.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "sudoku/techniques/chains/nested_search.hpp"

namespace retrace::setting {

using namespace techniques;

bool is_finished_by_singles(Candidates board, const Technique* also) {
    static const std::array singles{&technique(Id::full_house), &technique(Id::naked_single),
                                    &technique(Id::hidden_single_box),
                                    &technique(Id::hidden_single_line)};
    Deduction found;
    const auto finds = [&](const Technique& each) {
        found.clear();
        if (!find_alone(each, board, found)) return false;
        apply(found, board);
        return true;
    };
    while (!board.is_solved()) {
        if (std::any_of(singles.begin(), singles.end(),
                        [&](const Technique* each) { return finds(*each); })) {
            continue;
        }
        if (also == nullptr || !finds(*also)) return false;
    }
    return true;
}

Backdoors::Backdoors(const Grid& puzzle, const Grid& solution, const Technique* also,
                     std::size_t most)
    : board_(puzzle), solution_(solution), also_(also), most_(most) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) blanks_.push_back(cell);
    }
}

bool Backdoors::run(std::uint64_t budget) {
    for (; !is_done_ && budget > 0; --budget) {
        Candidates board = board_;
        for (const std::size_t index : chosen_)
            board.place(blanks_[index], solution_[blanks_[index]]);
        const bool finishes = is_finished_by_singles(board, also_);
        Backdoor backdoor;
        for (const std::size_t index : chosen_) {
            backdoor.push_back({blanks_[index], solution_[blanks_[index]]});
        }
        has_found_ = has_found_ || finishes;
        is_done_ = !advance();
        if (!finishes) continue;
        found_ = std::move(backdoor);
        return true;
    }
    if (!is_done_) return false;
    found_.reset();
    return true;
}

Position Backdoors::position() const {
    Position position{has_found_ ? 1U : 0U};
    if (is_done_) {
        position.push_back(blanks_.size());
    } else {
        position.insert(position.end(), chosen_.begin(), chosen_.end());
    }
    return position;
}

bool Backdoors::go_on_at(std::span<const std::size_t> position) {
    if (position.empty() || position[0] > 1 || position.size() - 1 > most_) return false;
    const std::span<const std::size_t> chosen = position.subspan(1);
    const bool is_at_end = chosen.size() == 1 && chosen[0] == blanks_.size();
    const bool is_ascending =
        std::adjacent_find(chosen.begin(), chosen.end(), std::greater_equal<>()) == chosen.end();
    if (!is_at_end && (!is_ascending || (!chosen.empty() && chosen.back() >= blanks_.size()))) {
        return false;
    }
    has_found_ = position[0] == 1;
    is_done_ = is_at_end;
    if (!is_at_end) chosen_.assign(chosen.begin(), chosen.end());
    return true;
}

// Sets of one size are counted in the order in which advance() goes through them.
double Backdoors::share() const {
    if (is_done_) return 1;
    const auto sets = [](std::size_t blanks, std::size_t size) {
        double count = blanks < size ? 0 : 1;
        for (std::size_t i = 0; i < size; ++i) {
            count *= static_cast<double>(blanks - i) / static_cast<double>(i + 1);
        }
        return count;
    };
    double done = 0;
    double all = 0;
    for (std::size_t size = 0; size <= chosen_.size(); ++size) {
        if (size < chosen_.size()) done += sets(blanks_.size(), size);
        all += sets(blanks_.size(), size);
    }
    std::size_t first = 0;
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
        for (; first < chosen_[i]; ++first) {
            done += sets(blanks_.size() - first - 1, chosen_.size() - i - 1);
        }
        first = chosen_[i] + 1;
    }
    return done / all;
}

// Goes on to the next set of this size. After the last one it goes on to the next size, unless a backdoor was found.
bool Backdoors::advance() {
    for (std::size_t i = chosen_.size(); i-- > 0;) {
        if (chosen_[i] + (chosen_.size() - i) == blanks_.size()) continue;
        ++chosen_[i];
        for (std::size_t next = i + 1; next < chosen_.size(); ++next)
            chosen_[next] = chosen_[next - 1] + 1;
        return true;
    }
    return grow();
}

bool Backdoors::grow() {
    if (has_found_ || chosen_.size() == most_ || chosen_.size() == blanks_.size()) return false;
    chosen_.push_back(0);
    std::iota(chosen_.begin(), chosen_.end(), std::size_t{0});
    return true;
}

}  // namespace retrace::setting
