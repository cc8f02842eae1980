// retrace scan --check: how well the photos of a folder are read whose digits are known.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/picture/picture.hpp"
#include "cli/texts.hpp"
#include "scan/scan.hpp"

namespace retrace::cli {
namespace {

namespace fs = std::filesystem;

// The digits and points of the lines at the end that have nothing else; nothing where they are not 81.
std::string digits_in(std::ifstream file) {
    std::string digits;
    for (std::string line; std::getline(file, line);) {
        std::string row;
        for (const char each : line) {
            if (each == '.' || each == '0') row += '.';
            if (each >= '1' && each <= '9') row += each;
        }
        const bool is_row = line.find_first_not_of(".0123456789 \t\r") == std::string::npos;
        if (!is_row) digits.clear();
        if (is_row) digits += row;
    }
    return digits.size() == kCells ? digits : "";
}

// The digits in NAME.dat or NAME.txt beside the photo.
std::string known_digits(fs::path photo) {
    const std::string digits = digits_in(std::ifstream(photo.replace_extension(".dat")));
    return digits.empty() ? digits_in(std::ifstream(photo.replace_extension(".txt"))) : digits;
}

// The givens alone of photos with entries, by the photo's name without its ending: lines of name, tab and 81 characters
// in the folder's file givens.tsv.
std::map<std::string, std::string> known_givens(const fs::path& folder) {
    std::map<std::string, std::string> givens;
    std::ifstream file(folder / "givens.tsv");
    for (std::string name, line; file >> name >> line;) givens[name] = line;
    return givens;
}

constexpr std::array<std::string_view, 6> kEndings{".jpg",  ".jpeg", ".png",
                                                   ".webp", ".gif",  ".avif"};

std::vector<fs::path> photos_in(const std::string& folder, std::error_code& error) {
    std::vector<fs::path> photos;
    for (auto each = fs::directory_iterator(folder, error); each != fs::directory_iterator();
         each.increment(error)) {
        if (error) break;
        std::string ending = each->path().extension().string();
        std::transform(ending.begin(), ending.end(), ending.begin(),
                       [](unsigned char letter) { return std::tolower(letter); });
        if (std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end()) {
            photos.push_back(each->path());
        }
    }
    std::sort(photos.begin(), photos.end());
    return photos;
}

// The line that the net read, before the engine corrects it.
std::string raw_line(const scan::Scan& scan) {
    std::string line;
    for (const scan::Likelihoods& likely : scan.cells) {
        const std::size_t best = scan::likeliest(likely);
        line += best == 0 ? '.' : static_cast<char>('0' + best);
    }
    return line;
}

int differences(const std::string& a, const std::string& b) {
    int count = 0;
    for (std::size_t i = 0; i < kCells; ++i) count += a[i] == b[i] ? 0 : 1;
    return count;
}

struct Tally {
    int photos = 0;
    int found = 0;
    int wrong_cells = 0;  // of found grids
    int raw = 0;          // whole grids, by the net alone
    int whole = 0;        // after the engine
    int marked = 0;       // cells
    int unmarked = 0;     // photos with a wrong cell that is not marked
    int begun = 0;        // photos whose givens alone are known
    int parted = 0;       // those of them whose givens were told from all entries
    std::vector<double> milliseconds;
};

constexpr int kOtherGrid = 20;  // more wrong cells than these: it was not that grid

void add(Tally& tally, const std::string& name, const std::string& known, const scan::Scan& scan,
         Output& output) {
    ++tally.photos;
    const std::string raw = raw_line(scan);
    if (scan.trouble != scan::Trouble::none || differences(raw, known) > kOtherGrid) {
        output.write(name + ": not found\n");
        if (scan.trouble == scan::Trouble::none) ++tally.unmarked;
        return;
    }
    ++tally.found;
    const std::string line = scan.verdict.grid.to_line();
    tally.wrong_cells += differences(raw, known);
    tally.raw += raw == known ? 1 : 0;
    tally.whole += line == known ? 1 : 0;
    bool is_unmarked = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const bool is_marked = scan.verdict.doubtful[cell];
        tally.marked += is_marked ? 1 : 0;
        if (raw[cell] == known[cell] && line[cell] == known[cell]) continue;
        is_unmarked |= line[cell] != known[cell] && !is_marked;
        output.write(name + ": " + cell_name(cell) + " is " + known[cell] + ", the net read " +
                     raw[cell] + ", the engine left " + line[cell] +
                     (is_marked ? ", marked\n" : "\n"));
    }
    tally.unmarked += is_unmarked ? 1 : 0;
}

void add_givens(Tally& tally, const std::string& name, const std::string& known,
                const scan::Scan& scan, Output& output) {
    ++tally.begun;
    const std::string line = scan.verdict.givens.value_or(scan.verdict.grid).to_line();
    tally.parted += line == known ? 1 : 0;
    if (line != known) output.write(name + ": the givens are not whole\n");
}

std::string decimal(double value, int places) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, places);
    return {text.data(), end.ptr};
}

double share(int part, int all) {
    return all == 0 ? 0 : static_cast<double>(part) / all;
}

void print(Tally& tally, Output& output) {
    const int cells = static_cast<int>(kCells) * tally.found;
    const auto middle = tally.milliseconds.begin() + tally.photos / 2;
    std::nth_element(tally.milliseconds.begin(), middle, tally.milliseconds.end());
    const auto percent = [](int part, int all) {
        return decimal(100 * share(part, all), 2) + " %";
    };
    const std::array<std::pair<std::string_view, std::string>, 8> rows{{
        {"photos                       ", std::to_string(tally.photos)},
        {"grids found                  ", percent(tally.found, tally.photos)},
        {"cells right, of those, raw   ", percent(cells - tally.wrong_cells, cells)},
        {"grids read whole, raw        ", percent(tally.raw, tally.photos)},
        {"grids read whole, final      ", percent(tally.whole, tally.photos)},
        {"cells marked per grid        ", decimal(share(tally.marked, tally.found), 2)},
        {"photos with unmarked errors  ", std::to_string(tally.unmarked)},
        {"milliseconds a photo, median ", decimal(*middle, 0)},
    }};
    for (const auto& [name, value] : rows) output.write(std::string(name) + value + "\n");
    if (tally.begun > 0) {
        output.write("givens alone read whole      " + percent(tally.parted, tally.begun) + "\n");
    }
}

}  // namespace

ExitCode check_photos(const Arguments& arguments) {
    const std::string folder(arguments.file);
    std::error_code error;
    const std::vector<fs::path> photos = photos_in(folder, error);
    if (error) return fail(folder, error.value());
    Output output(STDOUT_FILENO);
    Tally tally;
    const auto givens = known_givens(folder);
    for (const fs::path& photo : photos) {
        const std::string known = known_digits(photo);
        if (known.empty()) continue;
        const auto picture = read_picture(photo.string());
        if (const auto* unread = std::get_if<PictureError>(&picture)) {
            tell("retrace: " + photo.string() + ": " + unread->reason);
            continue;
        }
        const auto start = std::chrono::steady_clock::now();
        const scan::Scan scan = scan::scan_of(std::get<scan::Bytes>(picture));
        const std::chrono::duration<double, std::milli> time =
            std::chrono::steady_clock::now() - start;
        tally.milliseconds.push_back(time.count());
        const std::string name = photo.filename().string();
        add(tally, name, known, scan, output);
        const auto alone = givens.find(photo.stem().string());
        if (alone != givens.end()) add_givens(tally, name, alone->second, scan, output);
    }
    if (tally.photos == 0) {
        tell("retrace: " + folder + ": " + said("command/scan/no-photo"));
        return ExitCode::not_done;
    }
    print(tally, output);
    return output.finish();
}

}  // namespace retrace::cli
