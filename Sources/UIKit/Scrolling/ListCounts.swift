import QuartzCore

/// The check of the numbers of sections and elements that a data source returns.
enum ListCounts {
    /// The maximum sum of the numbers of sections and elements of a list. A list stores the position of each of them.
    static let maximum = 1_000_000

    /// Returns the number of elements in each section.
    ///
    /// A negative number counts as 0. Sections and elements beyond the maximum are left out. Both are reported.
    ///
    /// - Parameters:
    ///   - sectionCount: The number of sections.
    ///   - elements: The name of the elements, for example `rows`.
    ///   - source: The name of the class that queries the numbers.
    ///   - count: Returns the number of elements in a section.
    static func counts(sectionCount: Int, of elements: String, _ source: String, _ count: (Int) -> Int) -> [Int] {
        var remaining = maximum
        let sectionCount = limited(sectionCount, to: &remaining, of: "sections", source)
        return (0..<sectionCount).map { limited(count($0), to: &remaining, of: elements, source) }
    }

    /// Returns a number of at least 0 and at most `remaining`, and subtracts it from `remaining`.
    private static func limited(_ number: Int, to remaining: inout Int, of elements: String, _ source: String) -> Int {
        if number < 0 {
            Diagnostics.report(
                .warning, source: source, "The data source returned \(number) as the number of \(elements); 0 is used. Return 0 or more.",
                onlyOnce: true)
        }
        if number > remaining {
            Diagnostics.report(
                .warning, source: source,
                "The data source returned \(number) as the number of \(elements). A list has at most \(maximum) sections and elements in "
                    + "all; the others are left out. Return fewer \(elements).", onlyOnce: true)
        }
        let result = min(max(number, 0), remaining)
        remaining -= result
        return result
    }
}
