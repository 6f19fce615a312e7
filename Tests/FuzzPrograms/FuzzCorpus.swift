import Foundation

/// The programs that failed once. They are run again as tests.
nonisolated package struct FuzzCorpus: Sendable {
    package struct Entry: Sendable, CustomStringConvertible {
        package var program: FuzzProgram
        /// Whether the failure is known and not yet fixed.
        package var isOpen: Bool
        package var description: String { program.arguments.joined(separator: " ") }
    }

    package var entries: [Entry]

    /// Reads a corpus: one program a line, as options of `flipbook-fuzz run`. A failure that is not yet fixed begins with `open:`. The
    /// text after `#` is a comment.
    package init(_ text: String) throws {
        entries = try text.split(separator: "\n").compactMap { line in
            var words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            guard let first = words.first else { return nil }
            let isOpen = first == "open:"
            if isOpen { words.removeFirst() }
            let options = try FuzzOptions(["run"] + words)
            return Entry(program: try options.program(seed: options.seed), isOpen: isOpen)
        }
    }

    package init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw FuzzFailure("cannot read the corpus \(path)") }
        try self.init(String(decoding: data, as: UTF8.self))
    }
}
