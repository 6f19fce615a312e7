/// The code that the scenes show beside their animations: the lines of their own sources.
///
/// The texts are in files named `CodeListing+….swift`. `ListingTests` compares them with the sources, and writes them again if the
/// environment variable `FLIPBOOK_LISTINGS` is `write`.
enum CodeListing {
    /// Each text has sections, which begin with a line `### NAME`.
    private static let texts = [rectangle, curves, viewCards, animatorCards, transitionCards, layerMotionCards, layerCards]

    /// Returns the lines of the section with a name, or no lines if there is none.
    static func lines(_ name: String) -> [String] {
        for text in texts {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let start = lines.firstIndex(of: "### " + Substring(name)) else { continue }
            return lines[(start + 1)...].prefix { !$0.hasPrefix("### ") }.map(String.init)
        }
        return []
    }
}
