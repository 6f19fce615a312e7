import Foundation
import Stage

/// One of the things that `flipbook` can be told to do.
struct Command {
    let name: String
    let summary: String
    /// The name of what follows the command, if something has to.
    var operand: String?
    var options: [Option] = []
    let run: @MainActor (Arguments) throws -> Void

    struct Option {
        let name: String
        /// What its value is called; nil for a switch.
        var value: String?
        let help: String
    }

    /// Wrong words: exit code 2. Everything else that fails: 1.
    struct UsageError: Error {
        let message: String
        init(_ message: String) { self.message = message }
    }

    static func main(_ words: [String]) -> Int32 {
        do {
            try dispatch(words)
            return 0
        } catch let error as UsageError {
            complain(error.message)
            return 2
        } catch let error as CustomStringConvertible {
            complain(error.description)
            return 1
        } catch {
            complain("\(error)")
            return 1
        }
    }

    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("flipbook: \(message)\n".utf8))
    }

    private static func dispatch(_ words: [String]) throws {
        guard let first = words.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return try gallery.run(Arguments(words, for: gallery))
        }
        switch first {
        case "-h", "--help", "help":
            print(help(words.dropFirst().first.flatMap { name in all.first { $0.name == name } }))
        case "--version", "version":
            print("flipbook \(version)")
        default:
            guard let command = all.first(where: { $0.name == first }) else {
                throw UsageError("there is no command '\(first)'\(Nearest.hint(first, all.map(\.name))); 'flipbook help' lists them")
            }
            let rest = Array(words.dropFirst())
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

    private var usage: String { [name, operand].compactMap(\.self).joined(separator: " ") }
}

extension Command.Option {
    var title: String { [name, value].compactMap(\.self).joined(separator: " ") }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
