extension SwiftLexer {
    /// Reads a string literal whose hashes begin at the current position, up to its end or its first interpolation.
    mutating func openString(hashes: Int) {
        let quote = position + hashes
        var start = quote + 1
        var isMultiline = false
        if byte(start) == UInt8(ascii: "\"") && byte(start + 1) == UInt8(ascii: "\"") {
            // `#"""#` is a string of one line that contains a quote. In a multiline string, a line end follows the opening quotes.
            let next = byte(endOfBytes(from: start + 2) { $0 == 32 || $0 == 9 })
            isMultiline = hashes == 0 || next == 10 || next == 13
            if isMultiline { start += 2 }
        }
        stringContents(OpenString(hashes: hashes, isMultiline: isMultiline, depth: 0), from: start)
    }

    /// Reads the rest of a string, up to its end or up to the parenthesis of the next interpolation.
    mutating func stringContents(_ string: OpenString, from start: Int? = nil) {
        var end = start ?? position
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""):
                let close = closingLength(string, at: end)
                if close > 0 { return add(.string, to: end + close) }
                end += 1
            case UInt8(ascii: "\\") where hasHashes(string.hashes, at: end + 1):
                end += 1 + string.hashes
                if byte(end) == UInt8(ascii: "(") {
                    add(.string, to: end)
                    add(.punctuation, to: end + 1)
                    return openStrings.append(OpenString(hashes: string.hashes, isMultiline: string.isMultiline, depth: 1))
                }
                if end < bytes.count && bytes[end] != 10 && bytes[end] != 13 { end += 1 }
            case 10 where !string.isMultiline, 13 where !string.isMultiline: return add(.string, to: end)
            default: end += 1
            }
        }
        add(.string, to: bytes.count)
    }

    /// Returns the length of the quotes and hashes that close a string, or 0.
    private func closingLength(_ string: OpenString, at quote: Int) -> Int {
        let quotes = string.isMultiline ? 3 : 1
        if quotes == 3 && (byte(quote + 1) != UInt8(ascii: "\"") || byte(quote + 2) != UInt8(ascii: "\"")) { return 0 }
        return hasHashes(string.hashes, at: quote + quotes) ? quotes + string.hashes : 0
    }

    /// Returns whether there are `count` hashes at an offset.
    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Returns the offset after a literal `#/…/#`, or nil if the literal has no end. A literal of one line must end in this line, and a
    /// multiline literal in the rest of the text.
    mutating func endOfExtendedRegex(hashes: Int, from start: Int) -> Int? {
        guard start >= noRegexBefore else { return nil }
        let next = byte(endOfBytes(from: start) { $0 == 32 || $0 == 9 })
        let isMultiline = next == 10 || next == 13
        var end = start
        while end < bytes.count && (isMultiline || (bytes[end] != 10 && bytes[end] != 13)) {
            if bytes[end] == UInt8(ascii: "\\") && byte(end + 1) != 10 && byte(end + 1) != 13 {
                end += 2
            } else if bytes[end] == UInt8(ascii: "/") && hasHashes(hashes, at: end + 1) {
                return end + 1 + hashes
            } else {
                end += 1
            }
        }
        noRegexBefore = min(end, bytes.count)
        return nil
    }

    /// Returns the offset after a literal `/…/` at the current position, or nil if the slash is an operator.
    mutating func endOfPlainRegex() -> Int? {
        let next = byte(position + 1)
        guard position >= noRegexBefore, next != 0, !Self.isSpace(next), next != UInt8(ascii: "/"), next != UInt8(ascii: "*"),
            beginsExpression
        else { return nil }
        var (end, depth, isInClass) = (position + 1, 0, false)
        while end < bytes.count && bytes[end] != 10 && bytes[end] != 13 {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass: depth -= 1
            case UInt8(ascii: "/") where !isInClass: return depth == 0 && !Self.isSpace(bytes[end - 1]) ? end + 1 : nil
            default: break
            }
            if depth < 0 { return nil }
            end += 1
        }
        noRegexBefore = min(end, bytes.count)
        return nil
    }

    /// Whether an expression can begin after the last token, so that a slash begins a literal and is not an operator.
    private var beginsExpression: Bool {
        guard let last = lastSolid else { return true }
        switch last.kind {
        case .punctuation: return "=(,:[{;&|!?".utf8.contains(bytes[last.start]) && !(bytes[last.start] == 0x21 && last.end == position)
        case .word:
            return ["return", "in", "case", "where", "try", "await"].contains(String(decoding: bytes[last.start..<last.end], as: UTF8.self))
        default: return false
        }
    }
}
