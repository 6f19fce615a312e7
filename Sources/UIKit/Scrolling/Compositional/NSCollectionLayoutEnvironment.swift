/// The space and the traits for which a layout is computed.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The space for the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
