// Writes steps as half bytes and reads them again.
//
// 0      the digit placed last is taken back      1 to 9   the digit in the cell of Tracker::next()
//   11     the same, at a dead end
// 10 c c d   the digit d in the cell c, seven bits; d 0: the digit of c is taken back
// 12 c c d   the digit of c is taken back, since d is written over it
#include "sudoku/watch/recording.hpp"

#include <algorithm>

namespace retrace {
namespace {

constexpr unsigned kTakeBack = 0;
constexpr unsigned kElsewhere = 10;
constexpr unsigned kDeadEnd = 11;
constexpr unsigned kOverwritten = 12;

}  // namespace

Recording::Full Recording::append(const Tracker& before, const Step& step, const Note& note) {
    if (steps_ == kMostSteps) return Full::steps;
    if (note.line != 0 && !lines_.set(steps_, note.line)) return Full::lines;
    if (note.call != 0 && !calls_.set(steps_, note.call)) return Full::calls;
    if (named_.size() + note.refused.size() + note.removed.size() > kMostNotes) return Full::notes;
    const auto index = static_cast<std::uint32_t>(steps_);
    for (const auto& [digit, peer, house] : note.refused) {
        named_.push_back({index, digit, peer, house});
    }
    for (const auto& [cell, digit] : note.removed) {
        named_.push_back({index, digit, cell, kNoHouse});
    }

    if (steps_ % kBlock == 0) offsets_.push_back(length_);
    ++steps_;
    const bool back = is_taken_back(step);
    if (back && note.overwritten_by != 0) {
        write_at(kOverwritten, step.cell, note.overwritten_by);
    } else if (back && step.cell == before.last()) {
        write(step.kind == StepKind::dead_end ? kDeadEnd : kTakeBack);
    } else if (!back && step.cell == before.next()) {
        write(step.digit);
    } else {
        write_at(kElsewhere, step.cell, back ? 0 : step.digit);
    }
    return Full::no;
}

void Recording::write_at(unsigned code, Cell cell, unsigned digit) {
    write(code);
    write(cell >> 4U);
    write(cell & 0xfU);
    write(digit);
}

void Recording::end(SourceStatus status, Cell stuck_at) {
    status_ = status;
    stuck_at_ = stuck_at;
}

std::uint64_t Recording::offset_of(std::uint64_t position) const {
    if (position == steps_) return length_;
    std::uint64_t offset = offsets_[static_cast<std::size_t>(position / kBlock)];
    for (std::uint64_t i = position % kBlock; i > 0; --i) offset += length_of(read(offset));
    return offset;
}

Recording::Decoded Recording::decode(std::uint64_t offset, const Tracker& before) const {
    const unsigned code = read(offset);
    const std::uint64_t next = offset + length_of(code);
    if (code == kTakeBack || code == kDeadEnd) {
        const Cell cell = before.last();
        const StepKind kind = code == kDeadEnd ? StepKind::dead_end : StepKind::backtrack;
        return {{cell, before.grid()[cell]}, kind, next};
    }
    if (code < kElsewhere) {
        return {{before.next(), static_cast<Digit>(code)}, StepKind::placement, next};
    }
    const auto cell = static_cast<Cell>(read(offset + 1) << 4U | read(offset + 2));
    if (code == kOverwritten) {
        const Step step = before.taking_back(cell);
        return {{cell, step.digit}, step.kind, next};
    }
    const auto digit = static_cast<Digit>(read(offset + 3));
    if (digit == 0) return {{cell, before.grid()[cell]}, StepKind::backtrack, next};
    return {{cell, digit}, StepKind::placement, next};
}

Note Recording::note(std::uint64_t position) const {
    if (position == 0) return {};
    const std::uint64_t index = position - 1;
    Note note{lines_.at(index), calls_.at(index), {}, {}, overwritten_by(index)};
    auto named =
        std::lower_bound(named_.begin(), named_.end(), index,
                         [](const Named& each, std::uint64_t at) { return each.index < at; });
    for (; named != named_.end() && named->index == index; ++named) {
        if (named->house == kNoHouse) {
            note.removed.push_back({named->cell, named->digit});
        } else {
            note.refused.push_back({named->digit, named->cell, named->house});
        }
    }
    return note;
}

Digit Recording::overwritten_by(std::uint64_t position) const {
    const std::uint64_t offset = offset_of(position);
    return read(offset) == kOverwritten ? static_cast<Digit>(read(offset + 3)) : Digit{0};
}

std::size_t Recording::bytes() const {
    return chunks_.size() * kChunk + offsets_.capacity() * sizeof(std::uint64_t) +
           named_.capacity() * sizeof(Named) + lines_.bytes() + calls_.bytes();
}

void Recording::write(unsigned half_byte) {
    const auto byte = static_cast<std::size_t>(length_ / 2);
    if (byte / kChunk == chunks_.size()) {
        chunks_.push_back(std::make_unique<std::array<std::uint8_t, kChunk>>());
    }
    std::uint8_t& here = (*chunks_[byte / kChunk])[byte % kChunk];
    here = static_cast<std::uint8_t>(here | half_byte << ((length_ & 1U) == 0 ? 0U : 4U));
    ++length_;
}

std::uint64_t Recording::length_of(unsigned code) {
    return code == kElsewhere || code == kOverwritten ? 4 : 1;
}

}  // namespace retrace
