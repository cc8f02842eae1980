// retrace completions: scripts for shells, from the tables that the parser reads.
#include <unistd.h>

#include <string>

#include "cli/command_table.hpp"
#include "cli/commands.hpp"
#include "cli/defaults.hpp"
#include "cli/output.hpp"

namespace retrace::cli {
namespace {

constexpr Text kHelpTold("options/help");

std::string spaced(const std::vector<std::string_view>& names) {
    std::string text;
    for (const std::string_view name : names) text += (text.empty() ? "" : " ") + std::string(name);
    return text;
}

std::string all_names() {
    std::vector<std::string_view> names;
    for (const CommandRow& row : command_table()) names.push_back(row.name);
    return spaced(names);
}

std::string options_text(const CommandRow& row) {
    std::vector<std::string_view> names;
    for (const Option* option : row.options) names.push_back(option->name);
    names.emplace_back("--help");
    return spaced(names);
}

// In single quotes.
std::string quoted(std::string_view text) {
    return '\'' + replaced(std::string(text), "'", "'\\''") + '\'';
}

std::string for_bash() {
    std::string text =
        "# bash completion for retrace\n"
        "_retrace() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
        "    COMPREPLY=()\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "        COMPREPLY=($(compgen -W \"" +
        all_names() +
        " --help --version\" -- \"$word\"))\n"
        "        return\n"
        "    fi\n"
        "    case ${COMP_WORDS[1]}:$before in\n";
    for (const CommandRow& row : command_table()) {
        for (const Option* option : row.options) {
            if (option->value.empty()) continue;
            const std::string choices = spaced(choices_of(*option));
            text += "        " + std::string(row.name) + ':' + std::string(option->name) + ") ";
            if (!choices.empty())
                text += R"(COMPREPLY=($(compgen -W ")" + choices + R"(" -- "$word")); )";
            if (takes_path(*option)) text += R"(COMPREPLY=($(compgen -f -- "$word")); )";
            text += "return ;;\n";
        }
    }
    text += "    esac\n    case ${COMP_WORDS[1]}:$word in\n";
    for (const CommandRow& row : command_table()) {
        text += "        " + std::string(row.name) + ":-*) COMPREPLY=($(compgen -W \"" +
                options_text(row) + "\" -- \"$word\")) ;;\n";
        const std::string words = spaced(topics_of(row));
        if (!words.empty()) {
            text += "        " + std::string(row.name) + ":*) COMPREPLY=($(compgen -W \"" + words +
                    "\" -- \"$word\")) ;;\n";
        } else if (row.files == Files::none) {
            text += "        " + std::string(row.name) + ":*) ;;\n";
        }
    }
    return text +
           "        *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _retrace retrace\n";
}

// The part of zsh's specification that ends in a colon's meaning.
std::string for_zsh_help(std::string text) {
    for (const std::string_view sign : {"[", "]", ":"}) {
        text = replaced(std::move(text), sign, '\\' + std::string(sign));
    }
    return text;
}

std::string for_zsh() {
    std::string text =
        "#compdef retrace\n"
        "_retrace() {\n"
        "    local -a commands\n"
        "    commands=(\n";
    for (const CommandRow& row : command_table()) {
        text += "        " + quoted(std::string(row.name) + ':' + for_zsh_help(said(row.summary))) +
                '\n';
    }
    text +=
        "    )\n"
        "    if (( CURRENT == 2 )); then\n"
        "        _describe command commands\n"
        "        return\n"
        "    fi\n"
        "    local command=$words[2]\n"
        "    shift words\n"
        "    (( CURRENT-- ))\n"
        "    case $command in\n";
    for (const CommandRow& row : command_table()) {
        text += "        " + std::string(row.name) + ")\n            _arguments";
        for (const Option* option : row.options) {
            const std::string choices = spaced(choices_of(*option));
            std::string spec = std::string(option->name);
            const std::string help = for_zsh_help(with_defaults(said(option->help), row));
            const bool is_long = spec.starts_with("--");
            spec += (option->value.empty() || !is_long ? "[" : "=[") + help + ']';
            if (!option->value.empty()) {
                spec += ':' + for_zsh_help(std::string(option->value)) + ':';
                if (!choices.empty()) spec += '(' + choices + ')';
                if (takes_path(*option)) spec += "_files";
            }
            text += " \\\n                " + quoted(spec);
        }
        text += " \\\n                " + quoted("--help[" + for_zsh_help(said(kHelpTold)) + ']');
        const std::string words = spaced(topics_of(row));
        if (!words.empty()) text += " \\\n                " + quoted(":word:(" + words + ")");
        if (row.files == Files::many) text += " \\\n                '*:FILE:_files'";
        text += "\n            ;;\n";
    }
    return text +
           "    esac\n"
           "}\n"
           "if [ \"$funcstack[1]\" = _retrace ]; then _retrace \"$@\"; else compdef _retrace "
           "retrace; fi\n";
}

std::string for_fish() {
    std::string text =
        "# fish completion for retrace\n"
        "complete -c retrace -n __fish_use_subcommand -f\n"
        "complete -c retrace -n __fish_use_subcommand -l help -s h\n"
        "complete -c retrace -n __fish_use_subcommand -l version\n";
    for (const CommandRow& row : command_table()) {
        text += "complete -c retrace -n __fish_use_subcommand -a " + std::string(row.name) +
                " -d " + quoted(said(row.summary)) + '\n';
        const std::string where =
            "complete -c retrace -n '__fish_seen_subcommand_from " + std::string(row.name) + "'";
        for (const Option* option : row.options) {
            const bool is_long = option->name.starts_with("--");
            text += where + (is_long ? " -l " : " -s ") +
                    std::string(option->name.substr(is_long ? 2 : 1));
            if (takes_path(*option)) {
                text += " -rF";
            } else if (!option->value.empty()) {
                text += " -x";
                const std::string choices = spaced(choices_of(*option));
                if (!choices.empty()) text += " -a " + quoted(choices);
            }
            text += " -d " + quoted(with_defaults(said(option->help), row)) + '\n';
        }
        text += where + " -l help -d " + quoted(said(kHelpTold)) + '\n';
        const std::string words = spaced(topics_of(row));
        if (row.files == Files::none) text += where + " -f";
        if (!words.empty()) text += " -a " + quoted(words);
        if (row.files == Files::none) text += '\n';
    }
    return text;
}

}  // namespace

ExitCode write_completions(const Arguments& arguments) {
    Output output(STDOUT_FILENO);
    if (arguments.topic == "bash") {
        output.write(for_bash());
    } else if (arguments.topic == "zsh") {
        output.write(for_zsh());
    } else if (arguments.topic == "fish") {
        output.write(for_fish());
    } else if (arguments.topic.empty()) {
        tell("retrace: " + said("command/usage/shell-missing"));
        return ExitCode::not_done;
    } else {
        tell("retrace: " + said("command/usage/no-such-shell", {arguments.topic}));
        return ExitCode::not_done;
    }
    return output.finish();
}

}  // namespace retrace::cli
