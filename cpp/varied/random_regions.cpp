// Regions of any shape: two neighbours exchange cells again and again, as long as both stay in one piece.
#include <array>
#include <utility>

#include "varied/layouts.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

class Patchwork {
  public:
    explicit Patchwork(int size)
        : size_(size), region_of_(boxes(size, std::max(box_height(size), 1))) {}

    const std::vector<int>& region_of() const { return region_of_; }

    // Gives a cell to the region of a neighbour, and takes another one of that region in its place.
    void exchange(generate::Random& random) {
        const Place given = draw(random);
        const int from = region_of_[given];
        const int to = region_of_[draw_neighbour(given, random)];
        if (from == to) return;
        const Place taken = draw(random);
        if (region_of_[taken] != to || !touches(taken, from, given)) return;
        region_of_[given] = to;
        region_of_[taken] = from;
        if (is_in_one_piece(from) && is_in_one_piece(to)) return;
        region_of_[given] = from;
        region_of_[taken] = to;
    }

  private:
    Place draw(generate::Random& random) const {
        return static_cast<Place>(random.below(static_cast<std::uint32_t>(region_of_.size())));
    }

    std::vector<Place> neighbours(Place cell) const {
        std::vector<Place> all;
        const int row = cell / size_;
        const int column = cell % size_;
        if (row > 0) all.push_back(static_cast<Place>(cell - size_));
        if (column > 0) all.push_back(static_cast<Place>(cell - 1));
        if (column < size_ - 1) all.push_back(static_cast<Place>(cell + 1));
        if (row < size_ - 1) all.push_back(static_cast<Place>(cell + size_));
        return all;
    }

    Place draw_neighbour(Place cell, generate::Random& random) const {
        const auto all = neighbours(cell);
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    }

    bool touches(Place cell, int region, Place without) const {
        return ranges::any_of(neighbours(cell), [&](Place other) {
            return other != without && region_of_[other] == region;
        });
    }

    bool is_in_one_piece(int region) const {
        std::vector<Place> reached{
            static_cast<Place>(ranges::find(region_of_, region) - region_of_.begin())};
        std::vector<bool> is_reached(region_of_.size());
        is_reached[reached[0]] = true;
        for (std::size_t at = 0; at < reached.size(); ++at) {
            for (const Place other : neighbours(reached[at])) {
                if (region_of_[other] != region || is_reached[other]) continue;
                is_reached[other] = true;
                reached.push_back(other);
            }
        }
        return reached.size() == static_cast<std::size_t>(size_);
    }

    int size_;
    std::vector<int> region_of_;
};

}  // namespace

std::vector<int> random_regions(int size, generate::Random& random) {
    // Few exchanges succeed: after so many none of the shapes at the start is left.
    const int exchanges = size * size * size * 4;
    Patchwork patchwork(size);
    for (int i = 0; i < exchanges; ++i) patchwork.exchange(random);
    return patchwork.region_of();
}

}  // namespace retrace::varied
