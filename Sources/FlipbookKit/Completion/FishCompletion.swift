import Foundation

/// The completions of fish, as a file `NAME.fish`.
struct FishCompletion {
    let program: Program

    var script: String {
        """
        # Completions of fish for \(program.command), printed by '\(program.command) completions fish'.
        function __\(program.functionName)_command_is
            set -l words (commandline -opc)
            test (count $words) -gt 1; and test $words[2] = $argv[1]
        end
        function __\(program.functionName)_has_no_command
            set -l words (commandline -opc)
            test (count $words) -eq 1; or string match -q -- '-*' $words[2]
        end
        complete -c \(name) -f
        \(lines.joined(separator: "\n"))
        """
    }

    private var name: String { quoted(program.command) }

    private var lines: [String] {
        let noCommand = "__\(program.functionName)_has_no_command"
        return program.completedCommands.map { "complete -c \(name) -n \(noCommand) -a \($0.name) -d \(quoted($0.summary))" }
            + Command.gallery.options.map { line($0, condition: noCommand) }
            + program.completedCommands.flatMap { command in
                let condition = quoted("__\(program.functionName)_command_is \(command.name)")
                let operand = command.operandValue.flatMap(arguments).map { "complete -c \(name) -n \(condition) \($0)" }
                return command.options.map { line($0, condition: condition) } + [operand].compactMap(\.self)
            }
    }

    private func line(_ option: Command.Option, condition: String) -> String {
        let flag = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value = option.value.map { " -r" + (arguments($0).map { " \($0)" } ?? "") } ?? ""
        return "complete -c \(name) -n \(condition) \(flag)\(value) -d \(quoted(option.help))"
    }

    /// Returns the options of fish's `complete` that offer the possible values, or nil if the value can be any text.
    private func arguments(_ value: CompletionValue) -> String? {
        switch value {
        case .scene: "-a \(quoted("(\(program.command) list --names 2>/dev/null)"))"
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .subject: "-a \(quoted(program.helpSubjects.joined(separator: " ")))"
        case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
        case .text: nil
        }
    }

    /// Returns a text in single quotes. As fish requires, each backslash and quotation mark in the text is preceded by a backslash.
    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
