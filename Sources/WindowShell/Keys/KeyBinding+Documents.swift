/// The table of keys in the formats of documents.
extension KeyBinding {
    /// The rows of the table in docs/KEYS.md, in Markdown.
    package static var markdownTable: String {
        let rows = groups.flatMap { group in
            group.bindings.enumerated().map { index, binding in
                "| \(index == 0 ? group.title : "") | \(binding.keys.map { "`\($0.label)`" }.joined(separator: " ")) | \(binding.title) |"
            }
        }
        return (["| | key | |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    /// The items of the list in the man page.
    package static var manualItems: String {
        all.map { binding in
            let keys = binding.keys.map { key in [".", "?", "[", "]"].contains(key.name) ? "\\&" + key.text : key.text }
            return ".It \(keys.joined(separator: " / "))\n\(binding.title)"
        }.joined(separator: "\n")
    }

    /// The table for a terminal.
    package static var terminalTable: String {
        let width = (all.map { plainKeys(of: $0).count }.max() ?? 0) + 2
        return groups.map { group in
            let rows = group.bindings.map { binding in
                "  " + plainKeys(of: binding).padding(to: width) + binding.title
            }
            return ([group.title + ":"] + rows).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func plainKeys(of binding: KeyBinding) -> String { binding.keys.map(\.text).joined(separator: "  ") }
}

extension String {
    /// Returns the text, followed by spaces up to a length.
    fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(length - count, 0)) }
}
