import Foundation

/// Converts a document of docs/ to a manual page of section 5.
struct MarkdownManual {
    private var lines: [String] = []
    private var isInCode = false
    /// The rows of the table that is being read: the head, the separator, and the rows below.
    private var rows: [[String]] = []
    private var paragraph: [String] = []
    /// Whether a list is open. It ends before a line that is neither an item nor the continuation of an item.
    private var isInList = false
    /// The lines of the indented block of code that is being read.
    private var indentedCode: [String] = []
    /// The number of columns that a terminal of 80 columns has for an indented block.
    private static let maximumCodeWidth = 69

    /// Returns the page with a title and a summary. `date` is the first line of all pages.
    static func page(name: String, summary: String, date: String, markdown: String, seeAlso: [String]) -> String {
        var converter = MarkdownManual()
        converter.lines = [
            date, ".Dt \(name.uppercased()) 5", ".Os", ".Sh NAME", ".Nm \(name)", ".Nd \(summary)", ".Sh DESCRIPTION",
        ]
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() { converter.read(String(line)) }
        converter.endBlock()
        converter.lines += [".Sh SEE ALSO"] + seeAlso.enumerated().map { ".Xr \($1)" + ($0 == seeAlso.count - 1 ? "" : " ,") }
        return converter.lines.joined(separator: "\n") + "\n"
    }

    private mutating func read(_ line: String) {
        let isIndented = line.hasPrefix("    ") && !line.trimmingCharacters(in: .whitespaces).isEmpty
        if !isIndented { endIndentedCode() }
        if line.hasPrefix("```") {
            endBlock()
            isInCode.toggle()
            lines += isInCode ? [".Bd -literal -offset indent"] : [".Ed"]
        } else if isInCode {
            lines.append(Self.literal(line))
        } else if line.hasPrefix("#") {
            endBlock()
            lines.append(".Ss \(line.drop { $0 == "#" || $0 == " " })")
        } else if line.hasPrefix("|") {
            readRow(line)
        } else if isIndented, paragraph.isEmpty || isInList {
            readIndentedCode(line)
        } else if line.hasPrefix("- ") {
            endParagraph()
            endTable()
            if !isInList { lines += [".Bl -bullet"] }
            isInList = true
            lines.append(".It")
            paragraph = [String(line.dropFirst(2))]
        } else if line.trimmingCharacters(in: .whitespaces).isEmpty {
            endParagraph()
            endTable()
        } else {
            if isInList, !line.hasPrefix("  ") { endList() }
            paragraph.append(line.trimmingCharacters(in: .whitespaces))
        }
    }

    private mutating func readIndentedCode(_ line: String) {
        if indentedCode.isEmpty {
            endParagraph()
            if !isInList { endBlock() }
        }
        indentedCode.append(line)
    }

    private mutating func readRow(_ line: String) {
        endParagraph()
        endList()
        let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        rows.append(cells)
    }

    // MARK: - Ends of blocks

    private mutating func endBlock() {
        endIndentedCode()
        endParagraph()
        endTable()
        endList()
    }

    /// Writes a block of code. `.Dl` wraps its line and joins several spaces, so it is used only for blocks that are wider than a terminal.
    private mutating func endIndentedCode() {
        guard let indentation = indentedCode.map({ $0.prefix { $0 == " " }.count }).min() else { return }
        let code = indentedCode.map { String($0.dropFirst(indentation)) }
        indentedCode = []
        if code.allSatisfy({ $0.count <= Self.maximumCodeWidth }) {
            lines += [".Bd -literal -offset indent"] + code.map(Self.literal) + [".Ed"]
        } else {
            if let last = lines.last, !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss") { lines.append(".Pp") }
            lines += code.map { ".Dl \(Self.escaped($0.trimmingCharacters(in: .whitespaces)))" }
        }
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        if !isInList, let last = lines.last, !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss") { lines.append(".Pp") }
        if isInList, lines.last != ".It" { lines.append(".Pp") }
        lines += Self.wrapped(Self.inline(paragraph.joined(separator: " ")))
        paragraph = []
    }

    private mutating func endList() {
        guard isInList else { return }
        endParagraph()
        lines.append(".El")
        isInList = false
    }

    /// Writes the rows below the head of a table as items: the first cell is the title, the others are the text.
    private mutating func endTable() {
        guard !rows.isEmpty else { return }
        lines.append(".Bl -tag -width Ds")
        for row in rows.dropFirst(2) {
            lines.append(".It \(Self.inline(row[0]))")
            let texts = row.dropFirst().enumerated().map { $0 == 0 ? $1 : "\(rows[0][$0 + 1]): \($1)" }
            lines += texts.filter { !$0.isEmpty }.flatMap { Self.wrapped(Self.inline($0.prefix(1).uppercased() + $0.dropFirst() + ".")) }
        }
        lines.append(".El")
        rows = []
    }

    // MARK: - Text

    /// Returns a line in which code is bold, as commands are, and which has no other marks of Markdown.
    private static func inline(_ text: String) -> String {
        var (result, isCode) = ("", false)
        for part in text.split(separator: "`", omittingEmptySubsequences: false) {
            if isCode {
                result += "\\fB\(escaped(String(part)))\\fR"
            } else {
                let plain = part.replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.1 }.replacing(/[*]{1,2}([^*]+)[*]{1,2}/) { $0.1 }
                result += escaped(String(plain))
            }
            isCode.toggle()
        }
        return result
    }

    /// Returns lines of at most 80 bytes in which each sentence begins a line, as `mandoc -Tlint` requires. A `.` or `'` at the start of a
    /// line would be a command of `man`, so such a line is marked as text.
    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.last.map({ !".?!".contains($0) }) == true, last.utf8.count + 1 + word.utf8.count <= 80 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append((word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word)
            }
        }
        return lines
    }

    private static func literal(_ line: String) -> String {
        let text = escaped(line)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "\"", with: "\\(dq")
    }
}
