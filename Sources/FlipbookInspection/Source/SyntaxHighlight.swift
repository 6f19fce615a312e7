/// A part of a line of Swift code that is shown in the color of its kind.
package nonisolated struct SyntaxHighlight: Equatable, Sendable {
    package enum Kind: Sendable { case keyword, type, string, number, comment }

    package var kind: Kind
    /// The range in characters of the line.
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) { (self.kind, self.range) = (kind, range) }

    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "convenience", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override",
        "package", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "any",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where", "while",
    ]

    /// Returns the highlights of each line. Comments and string literals may have several lines.
    package static func highlights(inLines lines: [String]) -> [[SyntaxHighlight]] {
        var scanner = Scanner()
        return lines.map { scanner.highlights(in: Array($0)) }
    }

    /// Reads lines one after the other, and stores whether the next line begins inside of a comment or a string literal.
    private struct Scanner {
        /// The number of open `/*`.
        var commentDepth = 0
        /// Whether the line begins inside of a string literal with three quotation marks.
        var isInStringLiteral = false

        mutating func highlights(in line: [Character]) -> [SyntaxHighlight] {
            var highlights: [SyntaxHighlight] = []
            var index = 0
            func has(_ text: String, at position: Int) -> Bool {
                position + text.count <= line.count && String(line[position..<position + text.count]) == text
            }
            while index < line.count {
                let start = index
                if commentDepth > 0 || has("/*", at: index) {
                    repeat {
                        if has("/*", at: index) {
                            commentDepth += 1
                            index += 2
                        } else if has("*/", at: index) {
                            commentDepth -= 1
                            index += 2
                        } else {
                            index += 1
                        }
                    } while commentDepth > 0 && index < line.count
                    highlights.append(SyntaxHighlight(.comment, start..<min(index, line.count)))
                } else if has("//", at: index) {
                    highlights.append(SyntaxHighlight(.comment, start..<line.count))
                    index = line.count
                } else if isInStringLiteral || has("\"\"\"", at: index) {
                    if !isInStringLiteral { index += 3 }
                    isInStringLiteral = true
                    while index < line.count, !has("\"\"\"", at: index) { index += 1 }
                    if index < line.count {
                        isInStringLiteral = false
                        index += 3
                    }
                    highlights.append(SyntaxHighlight(.string, start..<min(index, line.count)))
                } else if line[index] == "\"" {
                    index += 1
                    while index < line.count, line[index] != "\"" { index += line[index] == "\\" ? 2 : 1 }
                    index = min(index + 1, line.count)
                    highlights.append(SyntaxHighlight(.string, start..<index))
                } else if line[index].isNumber {
                    // The first character can be another number than a digit, such as `½`.
                    index += 1
                    while index < line.count, line[index].isHexDigit || "._xbo".contains(line[index]) {
                        // A member of a number, as in `1.rounded`, is not part of the number.
                        if line[index] == ".", index + 1 >= line.count || !line[index + 1].isNumber { break }
                        index += 1
                    }
                    highlights.append(SyntaxHighlight(.number, start..<index))
                } else if line[index].isLetter || line[index] == "_" || line[index] == "@" || line[index] == "#" {
                    index += 1
                    while index < line.count, line[index].isLetter || line[index].isNumber || line[index] == "_" { index += 1 }
                    let word = String(line[start..<index])
                    // A label, such as `in:`, and a member, such as `.default`, are not keywords.
                    let isName = start > 0 && line[start - 1] == "." || index < line.count && line[index] == ":" && word != "default"
                    if word.hasPrefix("@") || word.hasPrefix("#") || !isName && keywords.contains(word) {
                        highlights.append(SyntaxHighlight(.keyword, start..<index))
                    } else if word.first?.isUppercase == true {
                        highlights.append(SyntaxHighlight(.type, start..<index))
                    }
                } else {
                    index += 1
                }
            }
            return highlights
        }
    }
}
