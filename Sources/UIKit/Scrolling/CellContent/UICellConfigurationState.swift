/// The state of a cell. The cell adapts its configurations to this state.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell does not react to touches.
    public var isDisabled = false
    /// Whether the cell is touched.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell stays at the edge of the visible area.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the item of the cell is expanded.
    public var isExpanded = false
    /// Whether a finger moves the cell to another position.
    public var isReordering = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app has stored for a key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
