// Hands the suppositions out one by one. A thread has a drawer for the time of a piece, and whoever comes next goes on.
#include "sudoku/techniques/chains/suppositions.hpp"

#include <algorithm>
#include <new>

namespace retrace::techniques {

struct Suppositions::Drawer {
    Drawer(const Candidates& board, const LinkGraph& graph, Reach reach, NestedMemo* memo)
        : drawing(Drawing::of(board, graph, reach, memo)) {}

    std::unique_ptr<Drawing> drawing;
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
    drawer.drawing->begin(one.candidate, one.is_on);
    while (!drawer.drawing->run()) {
    }
    keep(drawer);
}

bool Suppositions::draw_piece() {
    Drawer* const drawer = take_drawer();
    if (drawer == nullptr) return false;
    const bool is_done = drawer->drawing->run();
    if (is_done) keep(*drawer);
    const std::scoped_lock lock(mutex_);
    (is_done ? idle_ : begun_).push_back(drawer);
    return true;
}

void Suppositions::put_job(Flat& flat) const {
    put_16(reach_.level, flat);
    for (Cell cell = 0; cell < kCells; ++cell) {
        put_16(board_.grid()[cell] << 9U | board_.of(cell), flat);
    }
}

// The last of the list first: here it is the other end that comes first.
void Suppositions::hand_out(std::size_t count, Flat& cases) {
    for (count = std::min(count, left()); count > 0; --count) put_16(key_of(noted_[--end_]), cases);
}

bool Suppositions::bring(std::span<const std::uint8_t> drawn) {
    FlatIn in(drawn);
    if (idle_.empty()) idle_.push_back(&add_drawer());
    while (!in.is_empty()) {
        if (!bring_next(in, *idle_.back())) return false;
    }
    return true;
}

bool Suppositions::bring_next(FlatIn& in, Drawer& drawer) {
    if (!drawer.drawing->read(in)) return false;
    drawer.at_work = drawer.drawing->start();
    if (find(drawer.at_work) != nullptr) return true;
    const std::uint16_t key = key_of(drawer.at_work);
    const auto is_it = [key](Case each) { return key_of(each) == key; };
    const auto place = std::find_if(noted_.begin(), noted_.end(), is_it) - noted_.begin();
    const auto index = static_cast<std::size_t>(place);
    if (index < end_ || index == noted_.size()) return false;
    keep(drawer);
    if (index >= next_) {
        ++ahead_;
        pass_drawn();
        return true;
    }
    // It is at work here, too.
    const auto twin = std::find_if(begun_.begin(), begun_.end(),
                                   [&](const Drawer* each) { return is_it(each->at_work); });
    idle_.insert(idle_.begin(), *twin);
    begun_.erase(twin);
    return true;
}

void Suppositions::pass_drawn() {
    for (; next_ < noted_.size() && find(noted_[next_]) != nullptr; ++next_) --ahead_;
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
        pass_drawn();
    }
    drawer->drawing->begin(drawer->at_work.candidate, drawer->at_work.is_on);
    return drawer;
}

void Suppositions::keep(Drawer& drawer) {
    const auto [candidate, is_on] = drawer.at_work;
    drawn_[is_on ? 1 : 0][candidate] =
        new (drawer.arena.take<Supposition>(1)) Supposition(drawer.drawing->result(drawer.arena));
}

}  // namespace retrace::techniques
