// The marks that files begin with.
#include "cli/file_kind.hpp"

#include <algorithm>
#include <array>

#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

constexpr int kFirstError = 1 << 20;

struct Mark {
    std::string_view bytes;
    FileKind kind;
    std::size_t at = 0;
};

using namespace std::string_view_literals;

constexpr std::array kMarks{
    Mark{"\x89PNG\r\n"sv, FileKind::picture},
    Mark{"GIF87a"sv, FileKind::picture},
    Mark{"GIF89a"sv, FileKind::picture},
    Mark{"\xff\xd8\xff"sv, FileKind::picture},
    Mark{"II*\0"sv, FileKind::picture},
    Mark{"MM\0*"sv, FileKind::picture},
    Mark{"WEBP"sv, FileKind::picture, 8},
    Mark{"ftyphei"sv, FileKind::picture, 4},
    Mark{"ftypavi"sv, FileKind::picture, 4},
    Mark{"ftypmif"sv, FileKind::picture, 4},
    Mark{"%PDF-"sv, FileKind::pdf},
    Mark{"\xd0\xcf\x11\xe0"sv, FileKind::document},
    Mark{"PK\3\4"sv, FileKind::archive},
    Mark{"PK\5\6"sv, FileKind::archive},
    Mark{"7z\xbc\xaf"sv, FileKind::archive},
    Mark{"Rar!\x1a"sv, FileKind::archive},
    Mark{"\xfd"
         "7zXZ\0"sv,
         FileKind::archive},
    Mark{"BZh91AY"sv, FileKind::archive},
    Mark{"\x28\xb5\x2f\xfd"sv, FileKind::archive},
    Mark{"\x7f"
         "ELF"sv,
         FileKind::program},
    Mark{"\0asm"sv, FileKind::program},
    Mark{"\xca\xfe\xba\xbe"sv, FileKind::program},
    Mark{"\xcf\xfa\xed\xfe"sv, FileKind::program},
    Mark{"WAVE"sv, FileKind::media, 8},
    Mark{"ftyp"sv, FileKind::media, 4},
    Mark{"SQLite format 3\0"sv, FileKind::database},
};

// The first file in an archive of an office program has one of these names.
constexpr std::array kOfDocuments{
    "[Content_Types].xml"sv, "mimetype"sv, "word/"sv, "xl/"sv, "_rels/"sv,
    "docProps/"sv,           "Index/"sv};
constexpr std::size_t kNameInArchive = 30;
constexpr std::size_t kTarAt = 257;

bool begins(std::string_view text, std::size_t at, std::string_view with) {
    return text.size() > at && text.substr(at).starts_with(with);
}

// Letters could be a word: a file that is no text has a zero among the next bytes.
bool begins_with_letters(std::string_view head, std::string_view letters) {
    return head.starts_with(letters) && head.substr(0, 16).find('\0') != std::string_view::npos;
}

// Sound, film and some pictures have their kind behind a length.
bool may_have_length(std::string_view head) {
    return head.starts_with("RIFF") || head.starts_with('\0');
}

}  // namespace

FileKind kind_of_file(std::string_view head) {
    if (begins_with_letters(head, "MZ")) return FileKind::program;
    if (begins_with_letters(head, "BM")) return FileKind::picture;
    if (begins_with_letters(head, "ID3") || begins_with_letters(head, "OggS")) {
        return FileKind::media;
    }
    if (begins(head, kTarAt, "ustar")) return FileKind::archive;
    const auto* const mark = std::find_if(kMarks.begin(), kMarks.end(), [head](const Mark& each) {
        return begins(head, each.at, each.bytes) && (each.at == 0 || may_have_length(head));
    });
    if (mark == kMarks.end()) return FileKind::unknown;
    const bool is_document =
        mark->kind == FileKind::archive && head.starts_with("PK") &&
        std::any_of(kOfDocuments.begin(), kOfDocuments.end(),
                    [head](std::string_view name) { return begins(head, kNameInArchive, name); });
    return is_document ? FileKind::document : mark->kind;
}

std::optional<std::string_view> puzzles_of_sheet(std::string_view head) {
    constexpr std::string_view kBegin = "/Keywords (";
    const std::size_t at = head.find(kBegin);
    if (at == std::string_view::npos) return std::nullopt;
    head.remove_prefix(at + kBegin.size());
    const std::size_t end = head.find_first_not_of("123456789.\n");
    if (end == std::string_view::npos || end == 0 || head[end] != ')') return std::nullopt;
    return head.substr(0, end);
}

int error_of(FileKind kind) {
    return kFirstError + static_cast<int>(kind);
}

FileKind kind_of_error(int error) {
    return error > kFirstError ? static_cast<FileKind>(error - kFirstError) : FileKind::unknown;
}

std::string words_of(FileKind kind) {
    if (kind == FileKind::picture) {
        return said("command/input/picture");
    }
    constexpr std::array kNames{""sv,        ""sv,        "pdf"sv,   "document"sv,
                                "archive"sv, "program"sv, "media"sv, "database"sv};
    return sentence_of(path_to("file-kinds", kNames[static_cast<std::size_t>(kind)]));
}

}  // namespace retrace::cli
