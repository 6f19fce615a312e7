/// Short names of functions, for display.
nonisolated enum FunctionName {
    /// Returns the name of a function as its author has written it, such as `PlaneView.fly(to:)` for the demangled
    /// `closure #1 () -> () in Airport.PlaneView.fly(to: Swift.Int) -> ()`.
    static func short(_ demangled: String) -> String {
        // The brackets are counted later. The ">" of an arrow is not a bracket, so the arrows are replaced.
        var name = demangled.replacing("->", with: "→")[...]
        // The compiler makes versions of a function for known types or arguments: `generic specialization <Swift.Int> of f()`.
        if name.contains(" specialization <"), let range = lastRange(of: "> of ", in: name) { name = name[range.upperBound...] }
        // The outermost function is the last: `closure #2 in closure #1 in f()`.
        if let range = lastRange(of: " in ", in: name) { name = name[range.upperBound...] }
        for prefix in ["merged ", "specialized ", "@objc ", "static ", "class "] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if let space = firstIndexOutsideParentheses(of: " ", in: name) { name = name[..<space] }
        guard let open = name.firstIndex(of: "(") else { return withoutModule(name) }
        let path = withoutModule(name[..<open])
        return path + "(" + labels(in: name[open...].dropFirst()) + ")"
    }

    /// Removes the first component of a path with several components, which is the module.
    private static func withoutModule(_ path: Substring) -> String {
        let parts = path.split(separator: ".")
        return (parts.count > 1 ? parts.dropFirst() : parts[...]).joined(separator: ".")
    }

    /// Returns the labels of parameters, such as `to:animated:` for `to: Swift.Int, animated: Swift.Bool)`.
    private static func labels(in parameters: Substring) -> String {
        var (result, current, depth) = ("", "", 0)
        var isLabel = true
        for character in parameters {
            switch character {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0, "]" where depth == 0: return result
            case ")", "]", ">": depth -= 1
            case ",": if depth == 0 { (isLabel, current) = (true, "") }
            case ":" where depth == 0 && isLabel:
                result += current + ":"
                (isLabel, current) = (false, "")
            case " ": break
            default: if isLabel, depth == 0 { current.append(character) }
            }
        }
        return result
    }

    private static func firstIndexOutsideParentheses(of searched: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "<": depth += 1
            case ")", ">": depth -= 1
            case searched where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func lastRange(of pattern: String, in text: Substring) -> Range<Substring.Index>? {
        var index = text.endIndex
        while index > text.startIndex {
            index = text.index(before: index)
            if text[index...].hasPrefix(pattern) { return index..<text.index(index, offsetBy: pattern.count) }
        }
        return nil
    }
}
