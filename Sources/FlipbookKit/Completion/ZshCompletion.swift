import Foundation

/// The completions of zsh, as a file `_NAME` in a folder of `$fpath`.
struct ZshCompletion {
    let program: Program

    var script: String {
        """
        #compdef \(program.command)
        # Completions of zsh for \(program.command), printed by '\(program.command) completions zsh'.

        _\(program.functionName)_scenes() {
            local -a scenes
            scenes=(${(f)"$($_\(program.functionName)_program list --names 2>/dev/null)"})
            compadd -a scenes
        }

        _\(program.functionName)_commands() {
            local -a commands
            commands=(
        \(program.completedCommands.map { "        " + "\($0.name):\($0.summary)".quotedForShell }.joined(separator: "\n"))
            )
            _describe command commands
        }

        _\(program.functionName)() {
            local _\(program.functionName)_program=$words[1]
            if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
                _\(program.functionName)_commands
                return
            fi
            case $words[2] in
        \(program.completedCommands.map(branch).joined(separator: "\n"))
                *)
                    _arguments \(Command.gallery.options.map(specification).joined(separator: " "))
                    ;;
            esac
        }

        _\(program.functionName) "$@"
        """
    }

    /// Returns the branch of a command. `_arguments` receives the words after the name of the program, as if the command were the program.
    private func branch(_ command: Command) -> String {
        var specifications = command.options.map(specification)
        if let name = command.operandName {
            let prefix = command.operandCount.allowsSeveral ? "*" : command.operandCount == .zeroOrOne ? ":" : ""
            specifications.append("\(prefix):\(name):\(action(CompletionValue(name: name)))".quotedForShell)
        }
        let lines = specifications.map { "                \($0)" }.joined(separator: " \\\n")
        return """
                    \(command.name))
                        shift words
                        ((CURRENT--))
                        _arguments \(specifications.isEmpty ? "" : "\\\n\(lines)")
                        ;;
            """
    }

    private func specification(_ option: Command.Option) -> String {
        let value = option.valueName.map { ":\(escaped($0)):\(action(CompletionValue(name: $0)))" } ?? ""
        return "\(option.name)[\(escaped(option.help))]\(value)".quotedForShell
    }

    /// Returns a text with a backslash before each character that has a meaning in a specification.
    private func escaped(_ text: String) -> String {
        [":", "[", "]"].reduce(text.replacingOccurrences(of: "\\", with: "\\\\")) { $0.replacingOccurrences(of: $1, with: "\\\($1)") }
    }

    private func action(_ value: CompletionValue) -> String {
        switch value {
        case .scene: "_\(program.functionName)_scenes"
        case .file: "_files"
        case .folder: "_files -/"
        case .subject: "(\(program.helpSubjects.joined(separator: " ")))"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .text: " "
        }
    }
}
