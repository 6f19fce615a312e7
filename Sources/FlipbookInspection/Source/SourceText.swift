import Foundation

/// The lines of a source file.
package nonisolated struct SourceText: Sendable {
    package let lines: [String]
    /// The highlighted parts of each line.
    package let highlights: [[SyntaxHighlight]]

    package init(_ text: String) {
        lines = Self.lines(of: text)
        highlights = SyntaxHighlight.highlights(inLines: lines)
    }

    /// Returns the lines of a text. A line may end as on Windows, in "\r\n", which is one character and not equal to "\n".
    package static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }

    /// The largest file that is read. Source files are smaller.
    private static let maximumByteCount = 4_000_000

    /// Reads a file. Returns nil if there is no such file, if it is too large, or if it is not UTF-8 text.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.maximumByteCount,
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        self.init(text)
    }

    /// Returns a line by its number, from 1 on, or nil.
    package func line(_ number: Int) -> String? { lines.indices.contains(number - 1) ? lines[number - 1] : nil }

    /// Returns the numbers of the lines to show around a line: `count` lines, or fewer in a short file.
    package func window(around line: Int, count: Int) -> Range<Int> {
        let first = max(min(line - count / 2, lines.count - count + 1), 1)
        return first..<min(first + count, lines.count + 1)
    }
}
