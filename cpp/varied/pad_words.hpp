// The rules of a puzzle in the words of its author: which of them are told, and which sentences say more than was read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace retrace::varied {

// The subjects of sentences, in the order of the rows of pad_words.cpp.
enum class Topic : std::uint8_t {
    houses,
    greeting,
    cage,
    thermometer,
    arrow,
    diagonal,
    difference,
    ratio,
    xv,
    quadruple,
    odd,
    even,
    between,
    palindrome,
    whispers,
    renban,
    region_sum,
    entropic,
    modular,
    nabner,
    zipper,
    little_killer,
    sandwich,
    x_sum,
    skyscraper,
    antiknight,
    antiking,
    nonconsecutive,
};

class PadWords {
  public:
    explicit PadWords(std::string_view rules);

    bool empty() const { return sentences_.empty(); }
    bool name(Topic topic) const;
    // Those with a word that none of these topics has: they may tell a rule that was not read.
    std::vector<std::string> beyond(const std::vector<Topic>& topics) const;

  private:
    struct Sentence {
        std::string text;
        std::vector<std::string> words;  // in small letters
    };
    std::vector<Sentence> sentences_;
};

}  // namespace retrace::varied
