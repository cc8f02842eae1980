// Keeps each different number once.
#include "sudoku/watch/side_stream.hpp"

#include <algorithm>

namespace retrace {

bool SideStream::set(std::uint64_t index, std::uint32_t value) {
    const std::uint8_t code = code_of(value);
    if (code == 0) return false;
    const auto chunk = static_cast<std::size_t>(index / kChunk);
    const auto index_in_chunk = static_cast<std::size_t>(index % kChunk);
    if (chunk >= chunks_.size()) chunks_.resize(chunk + 1);
    if (!chunks_[chunk]) chunks_[chunk] = std::make_unique<Chunk>();
    (*chunks_[chunk])[index_in_chunk] = code;
    return true;
}

std::uint32_t SideStream::at(std::uint64_t index) const {
    const auto chunk = static_cast<std::size_t>(index / kChunk);
    const auto index_in_chunk = static_cast<std::size_t>(index % kChunk);
    if (chunk >= chunks_.size() || !chunks_[chunk]) return 0;
    const std::uint8_t code = (*chunks_[chunk])[index_in_chunk];
    return code == 0 ? 0 : values_[code - std::size_t{1}];
}

std::uint8_t SideStream::code_of(std::uint32_t value) {
    std::uint8_t& code = codes_[value % codes_.size()];
    if (code != 0 && values_[code - std::size_t{1}] == value) return code;
    auto found = std::find(values_.begin(), values_.end(), value);
    if (found == values_.end()) {
        if (values_.size() == kMostValues) return 0;
        values_.push_back(value);
        found = values_.end() - 1;
    }
    code = static_cast<std::uint8_t>(found - values_.begin() + 1);
    return code;
}

std::size_t SideStream::bytes() const {
    const auto is_there = [](const auto& chunk) { return chunk != nullptr; };
    const auto used = std::count_if(chunks_.begin(), chunks_.end(), is_there);
    return static_cast<std::size_t>(used) * kChunk + chunks_.capacity() * sizeof(chunks_[0]);
}

}  // namespace retrace
