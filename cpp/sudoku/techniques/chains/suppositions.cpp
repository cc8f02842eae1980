// Hands the suppositions out one by one. A thread has a drawer for the time of a piece, and whoever comes next goes on.
#include "sudoku/techniques/chains/suppositions.hpp"

#include <new>

namespace retrace::techniques {

struct Suppositions::Drawer {
    Drawer(const Candidates& board, const LinkGraph& graph, Reach reach, NestedMemo* memo)
        : drawing(board, graph, reach, memo) {}

    Drawing drawing;
    Arena arena;  // of all that it has drawn
    Case at_work{};
};

Suppositions::Suppositions(const Candidates& board, const LinkGraph& graph, Reach reach,
                           NestedMemo* memo)
    : board_(board), graph_(graph), reach_(reach), memo_(memo) {
    for (auto& side : drawn_) side.resize(graph.size());
}

Suppositions::~Suppositions() = default;

void Suppositions::draw(Case one) {
    Drawer& drawer = drawers_.empty() ? add_drawer() : *drawers_.front();
    drawer.at_work = one;
    drawer.drawing.begin(one.candidate, one.is_on);
    while (!drawer.drawing.run()) {
    }
    keep(drawer);
}

bool Suppositions::draw_piece() {
    Drawer* const drawer = take_drawer();
    if (drawer == nullptr) return false;
    const bool is_done = drawer->drawing.run();
    if (is_done) keep(*drawer);
    const std::scoped_lock lock(mutex_);
    (is_done ? idle_ : begun_).push_back(drawer);
    return true;
}

Suppositions::Drawer& Suppositions::add_drawer() {
    drawers_.push_back(std::make_unique<Drawer>(board_, graph_, reach_, memo_));
    return *drawers_.back();
}

// Null: no supposition is left to go on with.
Suppositions::Drawer* Suppositions::take_drawer() {
    Drawer* drawer = nullptr;
    {
        const std::scoped_lock lock(mutex_);
        if (!begun_.empty()) {
            drawer = begun_.back();
            begun_.pop_back();
            return drawer;
        }
        if (next_ == noted_.size()) return nullptr;
        if (idle_.empty()) {
            drawer = &add_drawer();
        } else {
            drawer = idle_.back();
            idle_.pop_back();
        }
        drawer->at_work = noted_[next_++];
    }
    drawer->drawing.begin(drawer->at_work.candidate, drawer->at_work.is_on);
    return drawer;
}

void Suppositions::keep(Drawer& drawer) {
    const auto [candidate, is_on] = drawer.at_work;
    drawn_[is_on ? 1 : 0][candidate] =
        new (drawer.arena.take<Supposition>(1)) Supposition(drawer.drawing.result(drawer.arena));
}

}  // namespace retrace::techniques
