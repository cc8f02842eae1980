// Labels runs of ink row by row, and joins the labels of runs that turn out to touch.
#include "scan/components.hpp"

namespace retrace::scan {
namespace {

// A forest in which each label points at another of the same piece; roots point at themselves.
class Labels {
  public:
    std::int32_t add() {
        parents_.push_back(static_cast<std::int32_t>(parents_.size()));
        return parents_.back();
    }

    std::int32_t root(std::int32_t label) {
        std::int32_t* const parents = parents_.data();
        while (parents[label] != label) {
            parents[label] = parents[parents[label]];
            label = parents[label];
        }
        return label;
    }

    std::int32_t join(std::int32_t a, std::int32_t b) {
        const std::int32_t first = root(a);
        const std::int32_t second = root(b);
        parents_.data()[std::max(first, second)] = std::min(first, second);
        return std::min(first, second);
    }

    int size() const { return static_cast<int>(parents_.size()); }

  private:
    std::vector<std::int32_t> parents_;
};

// The label of the pixel by its neighbours that have one already.
std::int32_t label_at(const Plane<std::int32_t>& labels, int x, int y, Labels& forest) {
    std::int32_t label = x > 0 ? labels.at(x - 1, y) : -1;
    if (y == 0) return label;
    const std::int32_t* const above = labels.row(y - 1);
    const int last = std::min(x + 1, labels.width() - 1);
    // The pixel before has met the others.
    const int first = label < 0 ? std::max(0, x - 1) : x + 1;
    for (int i = first; i <= last; ++i) {
        if (above[i] < 0 || above[i] == label) continue;
        label = label < 0 ? above[i] : forest.join(label, above[i]);
    }
    return label;
}

void add_pixel(Component& component, int x, int y) {
    if (component.area++ == 0) {
        component = {x, y, x, y, 1};
        return;
    }
    component.left = std::min(component.left, x);
    component.right = std::max(component.right, x);
    component.bottom = y;
}

}  // namespace

Components components_of(const Bytes& ink, int least) {
    Components result{{ink.width(), ink.height(), -1}, {}};
    Labels forest;
    for (int y = 0; y < ink.height(); ++y) {
        const std::uint8_t* const in = ink.row(y);
        std::int32_t* const out = result.labels.row(y);
        for (int x = 0; x < ink.width(); ++x) {
            if (in[x] < least) continue;
            const std::int32_t label = label_at(result.labels, x, y, forest);
            out[x] = label < 0 ? forest.add() : label;
        }
    }

    std::vector<std::int32_t> indices(static_cast<std::size_t>(forest.size()), -1);
    for (int y = 0; y < ink.height(); ++y) {
        std::int32_t* const out = result.labels.row(y);
        for (int x = 0; x < ink.width(); ++x) {
            if (out[x] < 0) continue;
            std::int32_t& index = indices.data()[forest.root(out[x])];
            if (index < 0) {
                index = static_cast<std::int32_t>(result.all.size());
                result.all.emplace_back();
            }
            out[x] = index;
            add_pixel(result.all.data()[index], x, y);
        }
    }
    return result;
}

}  // namespace retrace::scan
