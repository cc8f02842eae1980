// Takes the pieces of ink that are much smaller than the puzzle's digits, and asks the net for each of them. In most
// apps each digit's note has its place in the cell; there the place counts as much as the net.
#include "scan/notes.hpp"

#include <algorithm>
#include <optional>

#include "scan/cell_view.hpp"
#include "scan/components.hpp"
#include "scan/grey.hpp"
#include "scan/orientation.hpp"

namespace retrace::scan {
namespace {

constexpr int kNoteSide = 96;      // of a cell while its notes are looked for
constexpr int kNoteRim = 3;        // where borders may be
constexpr int kLeastHigh = 9;      // of a note
constexpr int kMostHigh = 40;      // the same, whatever the digits' height
constexpr float kSmaller = 0.6F;   // than the puzzle's digits
constexpr float kBlurred = 0.75F;  // the same where digits are so small that a note's blur counts
constexpr float kSmall = 20;       // the height of such a note, at most
constexpr float kLeastNoteContrast = 14;
constexpr float kFaintestNote = 0.3F;  // of the contrast of the puzzle's digits
constexpr float kOfOneNote =
    0.3F;                  // so many hundredths of a cell are ink where it has a thin 1 alone
constexpr int kBreak = 3;  // between the pieces of a broken digit

// The ink of a cell that has more than paper, and whether it is lighter than the paper.
struct CellInk {
    Bytes ink;
    bool is_light = false;
};

// Nothing where there is no ink. `least`: the contrast that notes have, of their paper.
std::optional<CellInk> note_ink_in(const Bytes& flat, float least) {
    const auto level = [&flat](float percent) {
        return level_of_rank(flat, 2 * kNoteRim, 2 * kNoteRim, kNoteSide - 4 * kNoteRim, percent);
    };
    const int paper = level(50);
    bool is_light = false;
    int contrast = 0;
    // A thin note alone is less of the cell than a digit is.
    for (const float share : {1.0F, kOfOneNote}) {
        const int darker = paper - level(share);
        const int lighter = level(100 - share) - paper;
        is_light = 2 * lighter > 3 * darker;
        contrast = is_light ? lighter : darker;
        if (real(contrast) >= std::max(kLeastNoteContrast, least * real(paper))) break;
        contrast = 0;
    }
    if (contrast == 0) return std::nullopt;
    CellInk result{Bytes(kNoteSide, kNoteSide), is_light};
    for (int y = kNoteRim; y < kNoteSide - kNoteRim; ++y) {
        for (int x = kNoteRim; x < kNoteSide - kNoteRim; ++x) {
            const int here = flat.at(x, y);
            const int darker = is_light ? here - paper : paper - here;
            result.ink.at(x, y) = 2 * darker >= contrast ? 255 : 0;
        }
    }
    return result;
}

bool overlaps(int from, int to, int other_from, int other_to, int gap) {
    return from <= other_to + gap && other_from <= to + gap;
}

// Pieces that lie on top of each other with hardly a gap are one digit.
std::vector<Component> whole_pieces(const Components& pieces) {
    std::vector<Component> whole;
    for (Component piece : pieces.all) {
        const bool at_rim = std::min(piece.left, piece.top) <= kNoteRim ||
                            std::max(piece.right, piece.bottom) >= kNoteSide - 1 - kNoteRim;
        // Lines, and the dots of dotted ones.
        const bool is_border = at_rim && (std::max(piece.width(), piece.height()) > kMostHigh ||
                                          std::min(piece.width(), piece.height()) <= kBreak + 1);
        if (piece.area < 4 || is_border) continue;
        for (std::size_t i = 0; i < whole.size();) {
            const Component& other = whole[i];
            const bool is_one = overlaps(piece.left, piece.right, other.left, other.right, 0) &&
                                overlaps(piece.top, piece.bottom, other.top, other.bottom, kBreak);
            if (!is_one) {
                ++i;
                continue;
            }
            piece = joined(piece, other);
            whole.erase(whole.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        }
        whole.push_back(piece);
    }
    return whole;
}

// Whether a piece that is too high for a note is in the middle of its cell, where no border is.
bool has_digit_in(const Components& pieces, bool is_on_side, float most) {
    constexpr int kFrom = kNoteSide * 26 / 100;
    constexpr int kLeastArea = 60;
    std::vector<int> areas(pieces.all.size());
    for (int y = kFrom; y < kNoteSide - kFrom; ++y) {
        for (int x = kFrom; x < kNoteSide - kFrom; ++x) {
            const std::int32_t label = pieces.labels.at(x, y);
            if (label >= 0) ++areas.data()[label];
        }
    }
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const int high = is_on_side ? pieces.all[i].width() : pieces.all[i].height();
        if (real(high) > most && areas[i] >= kLeastArea) return true;
    }
    return false;
}

// The digit of the ninth of a cell that a point of the picture's cell lies in, once the picture is upright.
std::size_t place_at(Point at, int turns) {
    for (int i = 0; i < turns; ++i) at = {1 - at.y, at.x};
    const auto third = [](float along) { return std::clamp(whole(along * 3), 0, 2); };
    return static_cast<std::size_t>(3 * third(at.y) + third(at.x) + 1);
}

constexpr float kRead = 0.5F;            // the net is so sure of a note anywhere
constexpr float kInPlace = 0.03F;        // the same of a note that has a place of its own
constexpr std::size_t kMostInCell = 16;  // pieces; more are no notes
constexpr std::size_t kTelling = 4;      // notes that tell whether they have such places

}  // namespace

void NoteReader::read_cell(const Bytes& grey, const Nodes& nodes, int cell) {
    const CellView view = view_of(nodes, before_turns(cell, turns_));
    const auto ink = note_ink_in(flat_cell(grey, view, kNoteSide), kFaintestNote * usual_.contrast);
    if (!ink) return;
    const bool is_on_side = turns_ % 2 == 1;
    const float digit = usual_.height * kNoteSide;
    const float most =
        std::min(real(kMostHigh), std::max(kSmaller * digit, std::min(kBlurred * digit, kSmall)));
    const Components pieces = components_of(ink->ink, 1);
    if (has_digit_in(pieces, is_on_side, most)) return;
    std::vector<Note> notes;
    for (const Component& piece : whole_pieces(pieces)) {
        const int high = is_on_side ? piece.width() : piece.height();
        const int wide = is_on_side ? piece.height() : piece.width();
        if (real(high) > most) return;  // the cell has a digit
        if (high < kLeastHigh || real(high) > most || wide > high + kBreak) continue;
        const Point middle{real(piece.left + piece.right + 1) / (2 * kNoteSide),
                           real(piece.top + piece.bottom + 1) / (2 * kNoteSide)};
        Patch patch =
            patch_at(grey, view,
                     {middle.x, middle.y, real(std::max(high, wide)) / kNoteSide, ink->is_light});
        for (int i = 0; i < turns_; ++i) patch = turned(patch);
        notes.push_back({cell, place_at(middle, turns_), seen_in(patch).likely});
    }
    if (notes.size() > kMostInCell) return;
    found_.insert(found_.end(), notes.begin(), notes.end());
}

bool NoteReader::run(const Bytes& grey, const Nodes& nodes) {
    for (const int end = cell_ + 9; cell_ < end; ++cell_) {
        if (!sure_[static_cast<std::size_t>(cell_)]) read_cell(grey, nodes, cell_);
    }
    return cell_ == 81;
}

Notes NoteReader::notes() const {
    std::size_t sure = 0;
    std::size_t in_place = 0;
    for (const Note& note : found_) {
        const std::size_t best = likeliest(note.likely);
        if (best == 0 || note.likely.at(best) < kRead) continue;
        ++sure;
        if (best == note.place) ++in_place;
    }
    const bool has_places = sure >= kTelling && 10 * in_place >= 7 * sure;
    Notes notes{};
    for (const Note& note : found_) {
        const std::size_t best = likeliest(note.likely);
        std::size_t digit = note.likely.at(best) < kRead ? 0 : best;
        if (has_places) digit = note.likely.at(note.place) < kInPlace ? 0 : note.place;
        if (digit == 0) continue;
        notes.at(static_cast<std::size_t>(note.cell)) |= static_cast<std::uint16_t>(1U << digit);
    }
    return notes;
}

}  // namespace retrace::scan
