/// The state of a header, a footer or another view. The view adapts its configurations to this state.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view does not react to touches.
    public var isDisabled = false
    /// Whether the view is touched.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view stays at the edge of the visible area.
    public var isPinned = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app has stored for a key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
