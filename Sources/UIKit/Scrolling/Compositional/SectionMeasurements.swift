import CoreGraphics

/// The measured sizes of the views of a section.
struct SectionMeasurements {
    /// The sizes of cells, by their item.
    var items: [Int: CGSize] = [:]
    /// The sizes of headers and footers, by their kind.
    var boundaries: [String: CGSize] = [:]
}
