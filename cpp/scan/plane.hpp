// A rectangle of values, row by row: grey levels, ink, labels.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace retrace::scan {

template <typename Value>
class Plane {
  public:
    Plane() = default;
    Plane(int width, int height, Value value = {})
        : width_(width),
          height_(height),
          values_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value) {}

    int width() const { return width_; }
    int height() const { return height_; }
    int size() const { return width_ * height_; }
    int shorter_side() const { return std::min(width_, height_); }

    Value* row(int y) { return values_.data() + std::ptrdiff_t{y} * width_; }
    const Value* row(int y) const { return values_.data() + std::ptrdiff_t{y} * width_; }
    Value& at(int x, int y) { return row(y)[x]; }
    Value at(int x, int y) const { return row(y)[x]; }
    bool has(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

    // Outside, the nearest value on the edge.
    Value near(int x, int y) const {
        return at(std::clamp(x, 0, width_ - 1), std::clamp(y, 0, height_ - 1));
    }

    std::vector<Value>& values() { return values_; }
    const std::vector<Value>& values() const { return values_; }

  private:
    int width_ = 0;
    int height_ = 0;
    std::vector<Value> values_;
};

using Bytes = Plane<std::uint8_t>;

constexpr float real(int value) {
    return static_cast<float>(value);
}
constexpr int whole(float value) {
    return static_cast<int>(value);
}
constexpr std::uint8_t byte(float value) {
    return static_cast<std::uint8_t>(std::clamp(value + 0.5F, 0.0F, 255.0F));
}

// Interpolates linearly between four values; x and y count from the middle of the first one. The edge is repeated outside.
inline float between(const Bytes& plane, float x, float y) {
    const float limited_x = std::clamp(x, 0.0F, real(plane.width() - 1));
    const float limited_y = std::clamp(y, 0.0F, real(plane.height() - 1));
    const int left = whole(limited_x);
    const int top = whole(limited_y);
    const float across = limited_x - real(left);
    const float down = limited_y - real(top);
    const std::uint8_t* const above = plane.row(top) + left;
    const std::uint8_t* const below = above + (top + 1 < plane.height() ? plane.width() : 0);
    const int right = left + 1 < plane.width() ? 1 : 0;
    const float first = real(above[0]) + across * real(above[right] - above[0]);
    const float second = real(below[0]) + across * real(below[right] - below[0]);
    return first + down * (second - first);
}

}  // namespace retrace::scan
