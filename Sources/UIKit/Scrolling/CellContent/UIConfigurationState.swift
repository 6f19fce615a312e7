/// The state of a view. The view adapts its configurations to this state.
nonisolated public protocol UIConfigurationState {
    /// Creates the default state of a view with the given traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value that the app has stored for a key.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
