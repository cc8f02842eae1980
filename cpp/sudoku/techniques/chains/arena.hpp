// Memory for many small arrays that live as long as their owner.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

namespace retrace::techniques {

// Takes blocks from the system and gives out parts of them; nothing is given back before the end.
class Arena {
  public:
    // Uninitialized room for so many.
    template <class T>
    T* take(std::size_t count) {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        constexpr std::size_t kAlign = alignof(std::max_align_t);
        const std::size_t bytes = (count * sizeof(T) + kAlign - 1) / kAlign * kAlign;
        if (bytes > left_) begin_block(bytes);
        std::byte* const room = next_;
        next_ += bytes;
        left_ -= bytes;
        return reinterpret_cast<T*>(room);
    }

    template <class T>
    std::span<const T> keep(const std::vector<T>& list) {
        T* const room = take<T>(list.size());
        std::copy(list.begin(), list.end(), room);
        return {room, list.size()};
    }

  private:
    static constexpr std::size_t kBlock = 32'768;

    void begin_block(std::size_t least) {
        left_ = std::max(least, kBlock);
        blocks_.emplace_back(new std::byte[left_]);
        next_ = blocks_.back().get();
    }

    std::vector<std::unique_ptr<std::byte[]>> blocks_;
    std::byte* next_ = nullptr;
    std::size_t left_ = 0;
};

}  // namespace retrace::techniques
