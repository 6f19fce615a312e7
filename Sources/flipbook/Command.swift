import Foundation
import Stage

/// A subcommand of `flipbook` with its options and its action.
struct Command {
    let name: String
    let summary: String
    /// The name of the required operand, or nil if the command has no operand.
    var operandName: String?
    var options: [Option] = []
    let run: @MainActor (Arguments) throws -> Void

    /// An option of a command. An option without a value is a switch.
    struct Option {
        let name: String
        /// The name of the option's value in the help text, or nil for a switch.
        var valueName: String?
        let help: String
    }

    /// An error in the command line. Its exit code is 2; all other errors have exit code 1.
    struct UsageError: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Runs the command that the arguments specify, and returns the exit code of the process.
    static func main(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return gallery.execute(arguments)
        }
        switch first {
        case "-h", "--help", "help":
            print(all.first { $0.name == arguments.dropFirst().first }?.help ?? overview)
        case "--version", "version":
            print("flipbook \(version)")
        default:
            guard let command = all.first(where: { $0.name == first }) else {
                let hint = SpellingSuggestion.hint(for: first, among: all.map(\.name))
                return gallery.report(UsageError("there is no command '\(first)'\(hint); see 'flipbook help'"))
            }
            return command.execute(Array(arguments.dropFirst()))
        }
        return 0
    }

    /// Runs the command with its arguments, or prints its help. Returns the exit code of the process.
    private func execute(_ arguments: [String]) -> Int32 {
        do {
            if arguments.contains("--help") || arguments.contains("-h") {
                print(help)
            } else {
                try run(Arguments(arguments, for: self))
            }
            return 0
        } catch {
            return report(error)
        }
    }

    /// Prints an error as one line that begins with the command. Returns the exit code.
    private func report(_ error: any Error) -> Int32 {
        FileHandle.standardError.write(Data("\(title): \(error)\n".utf8))
        return error is UsageError ? 2 : 1
    }

    /// The command as it is written on the command line, such as `flipbook record`.
    var title: String { name.isEmpty ? "flipbook" : "flipbook \(name)" }

    static let version = "0.1"
}
