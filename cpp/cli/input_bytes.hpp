// The bytes of a text file in UTF-8: unpacked where gzip has packed it, and out of UTF-16 or UTF-32.
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

    // As ::read, begun anew where a signal came between. The error is of file_kind.hpp where the
    // file is none of text.
    ssize_t read(char* to, std::size_t most);

  private:
    enum class Order : unsigned char { none, little, big };

    ssize_t read_first(char* to, std::size_t most);
    ssize_t read_marked(char* to, ssize_t count, std::size_t most);
    ssize_t read_raw(char* to, std::size_t most) const;
    ssize_t read_unpacked(char* to, std::size_t most);
    ssize_t read_wide(char* to, std::size_t most);
    bool fill(char* to, ssize_t& count, ssize_t wanted);
    void take_bytes(std::string_view bytes);
    void take_unit(char32_t unit);

    int descriptor_;
    bool is_first_ = true;
    bool is_whole_ = false;           // all there is has been read
    std::unique_ptr<Gunzip> gunzip_;  // none: the file is not packed
    Order order_ = Order::none;       // of the bytes of a unit

    std::string ready_;  // UTF-8 that nobody has read yet, from `given_` on
    std::size_t given_ = 0;
    std::size_t unit_bytes_ = 2;   // 4 in UTF-32
    std::size_t unit_filled_ = 0;  // of the unit whose other bytes are still to come
    char32_t unit_ = 0;            // what there is of it
    char32_t surrogate_ = 0;       // the first half of a pair
};

}  // namespace retrace::cli
