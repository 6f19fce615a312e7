/// The texts of source files, read when they are first shown.
package final class SourceTexts {
    package static let shared = SourceTexts()

    private var texts: [String: SourceText?] = [:]

    package init() {}

    /// Returns the text of a file, or nil if it cannot be read.
    package func text(path: String) -> SourceText? {
        if let known = texts[path] { return known }
        let text = SourceText(path: path) ?? InstalledSources.path(of: path).flatMap { SourceText(path: $0) }
        texts[path] = .some(text)
        return text
    }

    /// Removes all texts, because files may have changed.
    package func removeAll() { texts = [:] }
}
