import CoreGraphics

/// The sizes that the views of a section have measured.
struct SectionMeasurements {
    /// The sizes of cells, by their item.
    var items: [Int: CGSize] = [:]
    /// The sizes of headers and footers, by their kind.
    var boundaries: [String: CGSize] = [:]
}
