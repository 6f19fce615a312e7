/// An element of the gallery that can be selected and opened.
enum GalleryItem: Hashable {
    /// The card of the scene with an index.
    case scene(Int)
    /// The tile of a recently opened scene with an index.
    case recent(Int)
    /// The tile of the package with an index.
    case package(Int)

    /// The index of the scene, or nil for a package.
    var sceneIndex: Int? {
        switch self {
        case .scene(let index), .recent(let index): index
        case .package: nil
        }
    }

    /// Whether the element is a tile and not a card.
    var isTile: Bool {
        if case .scene = self { false } else { true }
    }
}
