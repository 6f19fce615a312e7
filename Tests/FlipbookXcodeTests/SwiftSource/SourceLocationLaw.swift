import Foundation

@testable import FlipbookXcode

/// The lines of a rewritten text, each with the original file and line number that the `#sourceLocation` directives give it.
struct SourceLocationLaw {
    /// A line of a rewritten text.
    struct Line {
        var path: String
        var number: Int
        var text: Substring
    }

    private(set) var lines: [Line] = []

    /// Reads a text up to the declarations that are appended.
    init(_ text: String) {
        var (path, number) = ("", 0)
        for scalars in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = Substring(scalars)
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed == "#sourceLocation()" { return }
            if trimmed.hasPrefix("#sourceLocation(file: \""), let end = trimmed.range(of: "\", line: ") {
                path = String(trimmed.dropFirst(23)[..<end.lowerBound])
                number = Int(trimmed[end.upperBound...].dropLast()) ?? 0
                continue
            }
            lines.append(Line(path: path, number: number, text: line))
            number += 1
        }
    }

    /// Returns the words that begin with `mark` and are on another line than in the original files.
    func misplacedWords(originals: [(path: String, text: String)]) -> [String] {
        var places: [String: Set<String>] = [:]
        for (path, text) in originals {
            for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for word in Self.words(Substring(line)) { places[word, default: []].insert("\(path):\(index + 1)") }
            }
        }
        return lines.flatMap { line in
            Self.words(line.text).filter { places[$0]?.contains("\(line.path):\(line.number)") != true }
        }
    }

    /// Returns the words that begin with `mark`. Bytes are compared, because the properties of characters are slow.
    private static func words(_ line: Substring) -> [String] {
        let bytes = line.utf8
        let words = bytes.split { !($0 >= 0x80 || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)) }
        return words.filter { $0.starts(with: "mark".utf8) }.map { String(Substring($0)) }
    }
}
