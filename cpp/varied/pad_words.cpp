// A sentence is understood where each of its words is one that sentences about its topics have. Any other word may turn its sense.
#include "varied/pad_words.hpp"

#include <array>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

struct TopicRow {
    Topic topic;
    std::string_view names;  // one of these makes a sentence be about it
    std::string_view words;  // what else its sentences are made of
};

// No word that makes a rule another one stands here: "all", "given" and "possible" tell of marks that are missing.
constexpr std::string_view kAnywhere =
    "a an and are as be by can cannot can't do does don't each every for from has have in into is "
    "it its "
    "may must no not of on or "
    "that the their them there these this those to two which will with within where when digit "
    "digits number numbers value "
    "values cell cells along contain contains appear appears lie lies place placed rule rules grid "
    "should if";

constexpr std::array kTopics = std::to_array<TopicRow>({
    {Topic::houses, "sudoku row rows column columns box boxes region regions",
     "normal standard classic usual apply applies fill 1 9 1-9 nine once exactly 3x3 3 repeat all "
     "through empty indicated into "
     "same so"},
    {Topic::greeting, "fun enjoy luck thanks thank hope",
     "you your me i we solving puzzle good playing solve so much like"},
    {Topic::cage, "cage cages",
     "sum sums add adds up total small clue clues top left upper corner shown indicated repeat "
     "repeats repeated unique "
     "different distinct killer dashed totals printed written upper-left given"},
    {Topic::thermometer, "thermo thermos thermometer thermometers",
     "increase increases increasing strictly bulb bulbs end ends start starting away tip round"},
    {Topic::arrow, "arrow arrows",
     "sum sums add up total circle circles circled attached connected repeat allowed other "
     "two-digit pill left right bulb permitted"},
    {Topic::diagonal, "diagonal diagonals",
     "main marked positive negative blue repeat once exactly 1 9 major long both"},
    {Topic::difference, "white kropki",
     "dot dots separated joined connected consecutive difference differ 1 adjacent between black"},
    {Topic::ratio, "black kropki",
     "dot dots separated joined connected ratio 2 1:2 2:1 double adjacent between white one other "
     "twice"},
    {Topic::xv, "x v xv",
     "sum sums 5 10 five ten joined separated connected adjacent between add up"},
    {Topic::quadruple, "quadruple quadruples quad quads circle circles",
     "white surrounding four intersection corner touching around at least once 4 somewhere "
     "immediately large written one"},
    {Topic::odd, "odd", "grey gray circle circles circled shaded even square squares"},
    {Topic::even, "even", "grey gray circle circles shaded odd square squares"},
    {Topic::between, "between",
     "line lines grey gray circle circles value values end ends strictly circled attached"},
    {Topic::palindrome, "palindrome palindromes palindromic",
     "grey gray line lines read same direction directions both either forwards backwards form"},
    {Topic::whispers, "whisper whispers german green",
     "line lines adjacent differ difference at least 5 five neighbouring neighboring more thin "
     "thick"},
    {Topic::renban, "renban renbans purple pink",
     "line lines set non-repeating consecutive any order repeat repeats repeated"},
    {Topic::region_sum, "blue",
     "line lines box border borders divide divides segment segments sum sums equal same region "
     "each separately"},
    {Topic::entropic, "entropic entropy orange",
     "line lines any three consecutive successive sequence set low medium middle high one 1 2 3 4 "
     "5 6 7 8 9 123 456 789 1-3 "
     "4-6 7-9"},
    {Topic::modular, "modular teal",
     "line lines any three consecutive successive remainder different divided 3"},
    {Topic::nabner, "nabner yellow", "line lines two consecutive repeat same adjacent any"},
    {Topic::zipper, "zipper zippers lavender",
     "line lines equal distance equidistant centre center sum same middle"},
    {Topic::little_killer, "little",
     "killer clue clues outside sum sums add up diagonal diagonals indicated arrow arrows repeat"},
    {Topic::sandwich, "sandwich sandwiches sandwiched",
     "outside clue clues sum sums between 1 9 row rows column columns give gives indicate"},
    {Topic::x_sum, "x-sum x-sums xsum xsums",
     "outside clue clues sum sums first x row rows column columns nearest give gives indicate"},
    {Topic::skyscraper, "skyscraper skyscrapers",
     "outside clue clues height heights building buildings seen visible taller row rows column "
     "columns indicate"},
    {Topic::antiknight, "knight knights knight's", "move moves apart chess same repeat anti"},
    {Topic::antiking, "king kings king's", "move moves apart chess same repeat anti"},
    {Topic::nonconsecutive, "nonconsecutive non-consecutive orthogonally",
     "adjacent consecutive neighbouring neighboring"},
});

// What SudokuPad writes where an author has written nothing.
constexpr std::string_view kNoRules = "No rules provided for this puzzle";

// "Not all dots are necessarily given" makes no rule.
constexpr std::string_view kMarksMissing =
    "not all possible dot dots kropki black white x's v's xs vs xv symbols are is necessarily "
    "given shown marked without "
    "negative constraint so existing";

consteval bool are_topics_in_order() {
    for (std::size_t i = 0; i < kTopics.size(); ++i) {
        if (kTopics[i].topic != static_cast<Topic>(i)) return false;
    }
    return kTopics.size() == static_cast<std::size_t>(Topic::nonconsecutive) + 1;
}
static_assert(are_topics_in_order());

const TopicRow& row_of_topic(Topic topic) {
    return kTopics[static_cast<std::size_t>(topic)];
}

bool is_among(std::string_view words, std::string_view word) {
    for (std::size_t at = words.find(word); at != std::string_view::npos;
         at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) {
            return true;
        }
    }
    return false;
}

// Letters, figures, and what stands within words; bytes beyond ASCII are letters, so that no other language is understood.
bool is_of_word(char sign) {
    const bool is_letter = (sign >= 'a' && sign <= 'z') || static_cast<unsigned char>(sign) >= 0x80;
    return is_letter || (sign >= '0' && sign <= '9') || sign == '\'' || sign == '-' || sign == ':';
}

std::vector<std::string> words_in(std::string_view sentence) {
    std::vector<std::string> words(1);
    const auto end_word = [&words] {
        std::string& last = words.back();
        last.erase(0, std::min(last.find_first_not_of("'-:"), last.size()));
        while (last.ends_with('\'') || last.ends_with('-') || last.ends_with(':')) last.pop_back();
        if (!last.empty()) words.emplace_back();
    };
    for (const char sign : sentence) {
        const char small = static_cast<char>(sign >= 'A' && sign <= 'Z' ? sign | 0x20 : sign);
        if (is_of_word(small)) {
            words.back() += small;
        } else {
            end_word();
        }
    }
    end_word();
    words.pop_back();
    return words;
}

// A typographic apostrophe is one.
std::string with_plain_signs(std::string_view text) {
    constexpr std::string_view kApostrophe = "\xE2\x80\x99";
    std::string plain(text);
    for (std::size_t at = plain.find(kApostrophe); at != std::string::npos;
         at = plain.find(kApostrophe)) {
        plain.replace(at, kApostrophe.size(), "'");
    }
    return plain;
}

}  // namespace

PadWords::PadWords(std::string_view rules) {
    if (rules.starts_with(kNoRules)) return;
    const std::string text = with_plain_signs(rules);
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(".!?;\n\r"), rest.size());
        const std::string_view sentence = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        auto words = words_in(sentence);
        if (words.empty()) continue;
        sentences_.push_back(
            {std::string(sentence.substr(sentence.find_first_not_of(" \t"))), std::move(words)});
    }
}

bool PadWords::name(Topic topic) const {
    const std::string_view names = row_of_topic(topic).names;
    return ranges::any_of(sentences_, [names](const Sentence& sentence) {
        return ranges::any_of(sentence.words,
                              [names](const std::string& word) { return is_among(names, word); });
    });
}

std::vector<std::string> PadWords::beyond(const std::vector<Topic>& topics) const {
    std::vector<std::string> others;
    for (const Sentence& sentence : sentences_) {
        std::vector<const TopicRow*> about;
        for (const Topic topic : topics) {
            const TopicRow& row = row_of_topic(topic);
            const bool is_about = ranges::any_of(sentence.words, [&row](const std::string& word) {
                return is_among(row.names, word);
            });
            if (is_about) about.push_back(&row);
        }
        const auto has = [&sentence](std::string_view word) {
            return ranges::find(sentence.words, word) != sentence.words.end();
        };
        const bool makes_no_rule =
            has("not") && has("all") && ranges::all_of(sentence.words, [](const std::string& word) {
                return is_among(kMarksMissing, word);
            });
        if (makes_no_rule) continue;
        const auto is_known = [&about](const std::string& word) {
            return is_among(kAnywhere, word) || ranges::any_of(about, [&word](const auto* row) {
                       return is_among(row->names, word) || is_among(row->words, word);
                   });
        };
        if (about.empty() || !ranges::all_of(sentence.words, is_known)) {
            others.push_back(sentence.text);
        }
    }
    return others;
}

}  // namespace retrace::varied
