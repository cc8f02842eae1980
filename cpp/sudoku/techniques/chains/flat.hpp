// Numbers as bytes, which one instance of the core sends to another of the same build.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

namespace retrace::techniques {

using Flat = std::vector<std::uint8_t>;

template <class Value>
void put(const Value& value, Flat& flat) {
    static_assert(std::is_trivially_copyable_v<Value>);
    const std::size_t at = flat.size();
    flat.resize(at + sizeof(Value));
    std::memcpy(flat.data() + at, &value, sizeof(Value));
}
template <class Whole>
void put_16(Whole value, Flat& flat) {
    put(static_cast<std::uint16_t>(value), flat);
}

// Takes the numbers off in the same order. Where there are too few bytes, zeros come.
class FlatIn {
  public:
    explicit FlatIn(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    template <class Value>
    Value take() {
        static_assert(std::is_trivially_copyable_v<Value>);
        Value value{};
        if (left_.size() < sizeof(Value)) {
            is_broken_ = true;
            left_ = {};
        } else {
            std::memcpy(&value, left_.data(), sizeof(Value));
            left_ = left_.subspan(sizeof(Value));
        }
        return value;
    }
    std::uint16_t take_16() { return take<std::uint16_t>(); }

    bool is_empty() const { return left_.empty(); }
    bool is_broken() const { return is_broken_; }

  private:
    std::span<const std::uint8_t> left_;
    bool is_broken_ = false;
};

}  // namespace retrace::techniques
