extension UIView {
    /// The smallest text size of the view and the views inside it, or nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.minimumContentSize }
        set { TraitChange.perform(on: environmentsInTree) { makeTraitState().minimumContentSize = newValue } }
    }

    /// The largest text size of the view and the views inside it, or nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.maximumContentSize }
        set { TraitChange.perform(on: environmentsInTree) { makeTraitState().maximumContentSize = newValue } }
    }
}
