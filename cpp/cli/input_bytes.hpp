// The bytes of a text file in UTF-8: unpacked where gzip has packed it, and out of UTF-16 where its mark says so.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace retrace::cli {

class Gunzip;

class InputBytes {
  public:
    explicit InputBytes(int descriptor);
    ~InputBytes();

    // As ::read, begun anew where a signal came between.
    ssize_t read(char* to, std::size_t most);

  private:
    enum class Order : unsigned char { none, little, big };

    ssize_t read_first(char* to, std::size_t most);
    ssize_t read_raw(char* to, std::size_t most) const;
    ssize_t read_unpacked(char* to, std::size_t most);
    ssize_t read_wide(char* to, std::size_t most);
    bool fill_two(char* to, ssize_t& count);
    void take_bytes(std::string_view bytes);
    void take_wide(unsigned char first, unsigned char second);

    int descriptor_;
    bool is_first_ = true;
    std::unique_ptr<Gunzip> gunzip_;  // none: the file is not packed
    Order order_ = Order::none;       // of the two bytes of a unit of UTF-16

    std::string ready_;  // UTF-8 that nobody has read yet, from `given_` on
    std::size_t given_ = 0;
    int odd_byte_ = -1;       // the first byte of a unit whose second is still to come
    char32_t surrogate_ = 0;  // the first half of a pair
};

}  // namespace retrace::cli
