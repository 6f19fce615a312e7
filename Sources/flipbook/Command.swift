import Foundation
import Stage

/// A subcommand of `flipbook` with its options and its action.
struct Command {
    let name: String
    let summary: String
    /// The name of the required operand; nil if the command takes none.
    var operandName: String?
    var options: [Option] = []
    let run: @MainActor (Arguments) throws -> Void

    /// An option or a switch of a command.
    struct Option {
        let name: String
        /// The name of the option's value in the help text; nil for a switch.
        var valueName: String?
        let help: String
    }

    /// An error in the command line. Its exit code is 2; all other errors have exit code 1.
    struct UsageError: Error {
        let message: String
        init(_ message: String) { self.message = message }
    }

    /// Runs the command line and returns the exit code of the process.
    static func main(_ arguments: [String]) -> Int32 {
        do {
            try dispatch(arguments)
            return 0
        } catch let error as UsageError {
            printError(error.message)
            return 2
        } catch let error as CustomStringConvertible {
            printError(error.description)
            return 1
        } catch {
            printError("\(error)")
            return 1
        }
    }

    static func printError(_ message: String) {
        FileHandle.standardError.write(Data("flipbook: \(message)\n".utf8))
    }

    private static func dispatch(_ arguments: [String]) throws {
        guard let first = arguments.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return try gallery.run(Arguments(arguments, for: gallery))
        }
        switch first {
        case "-h", "--help", "help":
            print(help(arguments.dropFirst().first.flatMap { name in all.first { $0.name == name } }))
        case "--version", "version":
            print("flipbook \(version)")
        default:
            guard let command = all.first(where: { $0.name == first }) else {
                throw UsageError(
                    "there is no command '\(first)'\(SpellingSuggestion.hint(for: first, among: all.map(\.name))); 'flipbook help' lists them"
                )
            }
            let rest = Array(arguments.dropFirst())
            if rest.contains("--help") || rest.contains("-h") { return print(help(command)) }
            try command.run(Arguments(rest, for: command))
        }
    }

    static let version = "0.1"

    // MARK: - Help

    private static func help(_ command: Command?) -> String {
        guard let command else {
            let rows = all.map { "  " + $0.usage.padding(toLength: 18, withPad: " ", startingAt: 0) + $0.summary }
            return """
                Flipbook plays, records and inspects UIKit-style animations.

                  flipbook          open the gallery
                \(rows.joined(separator: "\n").replacingOccurrences(of: "\n  ", with: "\n  flipbook ").replacingPrefix("  ", with: "  flipbook "))

                'flipbook COMMAND --help' tells what it takes.
                """
        }
        let width = (command.options.map { $0.title.count }.max() ?? 0) + 2
        let rows = command.options.map { "\n  " + $0.title.padding(toLength: width, withPad: " ", startingAt: 0) + $0.help }
        return
            "flipbook \(command.usage)\(command.options.isEmpty ? "" : " [OPTIONS]")\n\n\(command.summary)\(rows.isEmpty ? "" : "\n")\(rows.joined())"
    }

    private var usage: String { [name, operandName].compactMap(\.self).joined(separator: " ") }
}

extension Command.Option {
    var title: String { [name, valueName].compactMap(\.self).joined(separator: " ") }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
