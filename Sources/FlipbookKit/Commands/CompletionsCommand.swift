import CoreGraphics
import Stage

/// The command `flipbook completions`: prints the completion script for a shell. It is generated from the table of commands.
enum CompletionsCommand {
    private static let shells: [(name: String, script: (Program) -> String)] = [
        ("bash", { BashCompletion(program: $0).script }), ("fish", { FishCompletion(program: $0).script }),
        ("zsh", { ZshCompletion(program: $0).script }),
    ]

    /// The names of the shells.
    static var shellNames: [String] { shells.map(\.name) }

    static func run(_ arguments: Arguments) throws {
        let name = arguments.operand ?? ""
        guard let shell = shells.first(where: { $0.name == name }) else {
            let hint = SpellingSuggestion.hint(for: name, among: shellNames)
            throw Command.UsageError("there are no completions for '\(name)'\(hint); the shells are \(shellNames.joined(separator: ", "))")
        }
        StandardOutput.print(shell.script(arguments.program))
    }
}
