// Fuzzes orders: any order is refused with a reason, or made exactly, or goes on in slices and can be given up.
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/generator.hpp"

namespace {

using namespace retrace;
using generate::Order;

void require(bool condition) {
    if (!condition) std::abort();
}

// Takes numbers from the bytes one after another; gives 0 after the last byte.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    int next(int bound) { return at_ < size_ ? data_[at_++] % bound : 0; }
    bool empty() const { return at_ >= size_; }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

Order order_in(Bytes& bytes) {
    Order order;
    order.symmetry = static_cast<generate::Symmetry>(bytes.next(10));
    order.minimal = bytes.next(2) == 0;
    if (bytes.next(3) == 0) order.givens = {bytes.next(90), bytes.next(90)};
    if (bytes.next(4) == 0) order.rating = generate::Range{bytes.next(100), bytes.next(100)};
    if (bytes.next(4) == 0) {
        const auto all = techniques::techniques();
        order.technique = &all[static_cast<std::size_t>(bytes.next(static_cast<int>(all.size())))];
    }
    for (int closed = bytes.next(82); closed > 0; --closed) {
        order.pattern.remove(static_cast<Cell>(bytes.next(kCells)));
    }
    while (!bytes.empty()) {
        order.kept[static_cast<Cell>(bytes.next(kCells))] = static_cast<Digit>(bytes.next(10));
    }
    return order;
}

void require_as_ordered(const Order& order, const Grid& puzzle, const Grid& solution) {
    require(order.givens.has(kCells - puzzle.blanks()));
    const auto found = engine::solve(puzzle);
    require(found.first && !found.several && *found.first == solution);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (order.kept[cell] != 0) require(puzzle[cell] == order.kept[cell]);
    }
    for (const generate::Orbit& orbit : generate::orbits_of(order.symmetry)) {
        for (const Cell cell : orbit) require((puzzle[cell] == 0) == (puzzle[orbit[0]] == 0));
    }
    const Grid form = generate::class_form(puzzle, solution);
    require(form.blanks() == puzzle.blanks());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const auto seed = static_cast<std::uint64_t>(bytes.next(256));
    const auto budget = 1 + static_cast<std::uint64_t>(bytes.next(256)) * 8;
    const Order order = order_in(bytes);
    if (generate::fault_of(order)) return 0;
    const auto generator = std::make_unique<generate::Generator>(order, seed, 8);
    // A slice exceeds its budget only a little, so the loop ends for any order.
    for (int slices = 0; slices < 400; ++slices) {
        if (!generator->run(budget)) continue;
        if (const Grid* puzzle = generator->puzzle()) {
            require_as_ordered(order, *puzzle, generator->solution());
        } else {
            require(generator->tries().made == 8);
        }
        return 0;
    }
    return 0;
}
