/// A description of a font face, independent of its size.
struct FaceDescriptor: Hashable, Sendable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var hasTabularFigures: Bool
}
