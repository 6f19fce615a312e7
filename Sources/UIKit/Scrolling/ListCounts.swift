import QuartzCore

/// The check of the numbers of sections and elements that a data source returns.
enum ListCounts {
    /// Returns the number, or 0 and a diagnostic if it is negative. `source` is the name of the class that queries it.
    static func count(_ number: Int, of elements: String, _ source: String) -> Int {
        if number >= 0 { return number }
        Diagnostics.report(
            .warning, source: source, "The data source returned \(number) as the number of \(elements); 0 is used. Return 0 or more.",
            onlyOnce: true)
        return 0
    }
}
