// Goes through all lines in step, as long as what they have in front is a frame.
#include "sudoku/text/frame.hpp"

#include <algorithm>
#include <optional>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/line_signs.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kLongestFramed = 2000;
constexpr std::string_view kBorder = "-----------";
constexpr std::string_view kOpensFrame = "[{(";

bool is_numeral(char c) {
    return c >= '0' && c <= '9';
}

bool is_latin_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_space(char c) {
    return c == ' ' || c == '\t';
}

bool is_border(std::string_view text) {
    return read_line(text, false).kind == LineKind::border;
}

// "1 2 3 | 4 5 6 | 7 8 9", "A B C D E F G H I".
bool names_columns(std::string_view line, std::string_view names) {
    std::size_t count = 0;
    for (const char c : line) {
        if (is_space(c) || c == '|' || c == ',') continue;
        const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (count == names.size() || capital != names[count++]) return false;
    }
    return count == names.size();
}

// The line with spaces for its tags.
std::string without_tags(std::string_view line) {
    std::string text(line);
    std::size_t at = 0;
    while ((at = text.find('<', at)) != std::string::npos) {
        const std::size_t end = text.find('>', at);
        if (end == std::string::npos) break;
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                  text.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
    }
    return text;
}

// "[5][3][ ]", "{5} {} {}", "5 3 ()": cells in brackets of their own, with spaces for the brackets.
std::string without_cell_brackets(std::string text) {
    constexpr std::string_view kOpens = "[({";
    constexpr std::string_view kCloses = "])}";
    std::string plain = text;
    std::size_t cells = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t kind = kOpens.find(text[at]);
        if (kind == std::string_view::npos) continue;
        const std::size_t end = text.find(kCloses[kind], at);
        if (end == std::string::npos || end - at > 5) continue;
        const std::string_view content =
            trimmed(std::string_view(text).substr(at + 1, end - at - 1));
        std::string_view rest = content;
        const bool is_blank = content.empty();
        if (!is_blank && classify(take_code_point(rest)).meaning != Meaning::cell) continue;
        if (!is_blank && !rest.empty()) continue;
        if (std::string_view(text).substr(end + 1).starts_with(':')) continue;  // "In [1]:"
        plain[at] = ' ';
        plain[end] = is_blank && end == at + 1 ? '.' : ' ';
        if (is_blank && end > at + 1) plain[at + 1] = '.';
        ++cells;
        at = end;
    }
    return cells > 0 ? plain : text;
}

// One line, of which some signs are known to be its frame.
struct Framed {
    std::string text;
    std::size_t at = 0;
    bool is_row = true;

    std::string_view rest() const { return std::string_view(text).substr(at); }
    char next() const { return at < text.size() ? text[at] : '\0'; }
    char before() const { return at > 0 ? text[at - 1] : '\0'; }
    std::size_t behind(const char* spaces) const {
        return std::min(text.find_first_not_of(spaces, at), text.size());
    }
    std::string_view digits() const {
        return rest().substr(0, std::min(rest().find_first_not_of("0123456789"), rest().size()));
    }
};

class Frames {
  public:
    explicit Frames(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            Framed framed{without_cell_brackets(without_tags(line))};
            framed.is_row = may_be_row(framed.text);
            for (char& c : framed.text) {
                if (kOpensFrame.find(c) == std::string_view::npos && !is_space(c)) break;
                if (c != '\t') c = ' ';
            }
            lines_.push_back(std::move(framed));
        }
        leave_out_end();
        // "let rows = [": what names all rows stands before the first.
        const auto first = std::find_if(lines_.begin(), lines_.end(), is_row);
        const auto names = std::count_if(lines_.begin(), lines_.end(), [](const Framed& line) {
            return line.text.find('=') != std::string::npos;
        });
        if (first == lines_.end() || names != 1) return;
        const std::size_t name = first->text.find('=');
        const std::size_t opens =
            std::min(first->text.find_first_not_of("= \t[{(|", name), first->text.size());
        if (name != std::string::npos && is_latin_letter(first->text[first->behind(" \t")]) &&
            opens > name + 1) {
            std::fill_n(first->text.begin(), opens, ' ');
        }
    }

    std::vector<Unframed> all() {
        std::vector<Unframed> found;
        Frames below_numbers = *this;
        add_all(found);
        // Numbers of columns may count on to labels of rows.
        if (below_numbers.leave_out_numbers()) below_numbers.add_all(found);
        return found;
    }

  private:
    void add_all(std::vector<Unframed>& found) {
        add(found);
        while (step()) {
            if (!is_within_word()) add(found);
        }
    }
    static bool is_row(const Framed& line) { return line.is_row; }

    // `" << endl;`: a quotation mark, with what is the same behind it in all rows.
    void leave_out_end() {
        const auto first = std::find_if(lines_.begin(), lines_.end(), is_row);
        if (first == lines_.end()) return;
        const std::string text = first->text;
        const std::size_t mark = text.find_last_of("\"'`");
        if (mark == std::string::npos || text.find_first_of("\"'`") == mark) return;
        const std::string end = text.substr(mark);
        if (!all_rows([&end](const Framed& line) { return line.text.ends_with(end); })) return;
        for (Framed& line : lines_) {
            if (line.is_row) line.text.resize(line.text.size() - end.size());
        }
    }

    template <class Holds>
    bool all_rows(const Holds& holds) const {
        return std::all_of(lines_.begin(), lines_.end(),
                           [&](const Framed& line) { return !line.is_row || holds(line); });
    }
    bool any_row() const { return std::any_of(lines_.begin(), lines_.end(), is_row); }

    bool is_within_word() const {
        return !all_rows([](const Framed& line) {
            return !is_latin_letter(line.before()) || !is_latin_letter(line.next());
        });
    }

    // The lines from here on, with the signs behind each cell and without them.
    void add(std::vector<Unframed>& found) const {
        for (const bool with_end : {true, false}) {
            Unframed unframed{{}, has_labels_};
            bool any_end = false;
            const bool has_gap =
                has_labels_ && all_rows([](const Framed& line) {
                    return line.at > 0 && (is_space(line.next()) || line.next() == '\0');
                });
            for (const Framed& line : lines_) {
                if (!line.is_row) {
                    unframed.lines.emplace_back(trimmed(line.text).empty() ? "" : kBorder);
                    continue;
                }
                const std::string_view rest = with_end ? line.rest() : without_end(line.rest());
                any_end |= rest.size() < line.rest().size();
                unframed.lines.emplace_back(rest.substr(has_gap && !rest.empty() ? 1 : 0));
            }
            if (with_end || any_end) found.push_back(std::move(unframed));
        }
    }

    static std::string_view without_end(std::string_view text) {
        text = without_comment(text);
        for (std::size_t size = 0; size != text.size();) {
            size = text.size();
            text = text.substr(0, text.find_last_not_of("\"'`,;+)]}\\!") + 1);
            for (const std::string_view end :
                 {"\\n", "\\r", "\\par", "\" +", "' +", "\" \\", "' \\"}) {
                if (text.ends_with(end)) text.remove_suffix(end.size());
            }
        }
        return text;
    }

    // Takes the next part of the frame off all rows, where there is one.
    bool step() {
        for (Framed& line : lines_) line.is_row &= may_be_row(line.rest());
        return take_part() || (leave_out_numbers() && take_part());
    }

    bool take_part() {
        if (!any_row()) return false;
        const std::vector<Framed> before = lines_;
        skip_spaces();
        if (take_number() || take_sign()) return true;
        lines_ = before;
        return false;
    }

    // A tab is one of the frame where all rows have it; elsewhere it stands behind an empty cell.
    void skip_spaces() {
        do {
            for (Framed& line : lines_) {
                if (line.is_row) line.at = line.behind(" ");
            }
        } while (take_tab());
    }
    bool take_tab() {
        if (!all_rows([](const Framed& line) { return line.next() == '\t'; })) return false;
        for (Framed& line : lines_) line.at += line.is_row ? 1 : 0;
        return true;
    }
    // A border or the names of columns have marks in front, but no labels.
    static bool may_be_row(std::string_view text) {
        return !trimmed(text).empty() && !is_border(text) && !names_columns(text, "ABCDEFGHI");
    }

    // The numbers of columns, above rows that have labels.
    bool leave_out_numbers() {
        const auto first = std::find_if(lines_.begin(), lines_.end(), is_row);
        const bool are_numbers =
            first != lines_.end() && (names_columns(first->rest(), "123456789") ||
                                      names_columns(first->rest(), "012345678"));
        if (are_numbers) first->is_row = false;
        return are_numbers;
    }

    bool take_number() {
        std::optional<long> last;
        bool counts = true;
        bool are_same = true;
        bool is_time = true;
        bool is_attached = true;
        bool is_no_cell = true;
        std::string_view first;
        for (const Framed& line : lines_) {
            if (!line.is_row) continue;
            const std::string_view digits = line.digits();
            if (digits.empty() || digits.size() > 6) return false;
            if (!last) first = digits;
            long number = 0;
            for (const char digit : digits) number = number * 10 + (digit - '0');
            counts &= !last || number == *last + 1;
            last = number;
            are_same &= digits == first;
            is_no_cell &= digits.size() == 2 || digits.size() > 3;
            const char next = line.at + digits.size() < line.text.size()
                                  ? line.text[line.at + digits.size()]
                                  : '\0';
            is_time &= digits.size() > 1 && digits.size() == first.size() &&
                       (is_in(line.before(), ":-/.,T") || is_in(next, ":-/T"));
            is_attached &= is_of_name(line) || (is_in(line.before(), "[(#") && is_in(next, "])"));
        }
        if (!counts && !is_time && !(are_same && (is_attached || is_no_cell))) return false;
        after_time_ = is_time;
        has_labels_ = true;
        for (Framed& line : lines_) {
            if (line.is_row) line.at += line.digits().size();
        }
        return true;
    }

    // "app_1", "web-1": what is in front of the number.
    static bool is_of_name(const Framed& line) {
        const char before = line.before();
        return is_latin_letter(before) || before == '_' ||
               (before == '-' && line.at > 1 && is_latin_letter(line.text[line.at - 2]));
    }

    // The same sign in all rows, or letters that count up.
    bool take_sign() {
        const auto first = std::find_if(lines_.begin(), lines_.end(), is_row);
        const char sign = first->next();
        if (sign == '\0' || is_numeral(sign)) return false;
        int index = -1;
        const bool counts = is_in(sign, "Aa") && all_rows([&](const Framed& line) {
                                const char after =
                                    line.at + 1 < line.text.size() ? line.text[line.at + 1] : '\0';
                                return line.next() == sign + ++index && !is_latin_letter(after);
                            });
        const bool is_same = all_rows([sign](const Framed& line) { return line.next() == sign; });
        if (!counts && !is_same) return false;
        // A mark that could be a cell, too, stands alone or behind a number.
        const bool may_be_cell = is_in(sign, "._*-xX") && !is_latin_letter(first->before());
        const bool stands_alone = all_rows([sign](const Framed& line) {
            const std::string_view behind = line.rest().substr(1);
            return behind.empty() || is_space(behind[0]) || is_in(behind[0], ":|>)]") ||
                   (behind[0] == sign && is_space(behind.size() > 1 ? behind[1] : ' '));
        });
        if (may_be_cell && !stands_alone && !(after_time_ && is_in(sign, ".-")) &&
            !is_of_word(*first))
            return false;
        has_labels_ |= may_be_cell || counts;
        after_time_ &= is_in(sign, ".,-");
        for (Framed& line : lines_) {
            if (line.is_row) ++line.at;
        }
        return true;
    }

    // "x(": a letter at the begin of a word.
    static bool is_of_word(const Framed& line) {
        return is_latin_letter(line.next()) && line.at + 1 < line.text.size() &&
               is_latin_letter(line.text[line.at + 1]);
    }

    static bool is_in(char c, std::string_view signs) {
        return c != '\0' && signs.find(c) != std::string_view::npos;
    }

    std::vector<Framed> lines_{};
    bool has_labels_ = false;
    bool after_time_ = false;
};

}  // namespace

std::vector<Unframed> without_frames(const std::vector<std::string>& lines) {
    const auto is_long = [](const std::string& line) { return line.size() > kLongestFramed; };
    if (std::any_of(lines.begin(), lines.end(), is_long)) return {};
    return Frames(lines).all();
}

}  // namespace retrace::text
