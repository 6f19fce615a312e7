import CoreGraphics

/// The scope buttons, and the layout of a search bar in a navigation bar.
extension UISearchBar {
    /// The height of the row with the scope buttons.
    static let scopeHeight: CGFloat = 44
    private static let navigationMargin: CGFloat = 16
    private static let navigationFieldHeight: CGFloat = 36

    /// Whether the search bar contains the row with the scope buttons.
    var hasVisibleScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// Shows a segment for each title.
    func rebuildScopes() {
        let selectedIndex = selectedScopeButtonIndex
        scopeControl.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        selectedScopeButtonIndex = min(selectedIndex, max(scopeControl.numberOfSegments - 1, 0))
        if scopeControl.superview == nil { addSubview(scopeControl) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Calls the delegate and the search controller after a tap on a scope button.
    func scopeWasSelected() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.textOrScopeDidChange()
    }

    /// Places the scope buttons. Returns the area for the search field.
    func layOutScopes() -> CGRect {
        scopeControl.alpha = hasVisibleScopes ? 1 : 0
        scopeControl.isUserInteractionEnabled = hasVisibleScopes
        let margin = isInNavigationBar ? Self.navigationMargin : 8
        let height = hasVisibleScopes ? min(Self.scopeHeight, bounds.height) : 0
        scopeControl.frame = CGRect(
            x: margin, y: max(bounds.height - Self.scopeHeight, isInNavigationBar ? 40 : 48), width: max(bounds.width - 2 * margin, 0),
            height: 32)
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    }

    /// Returns the frame of the field in a navigation bar. If the navigation bar covers a part of the field, the height of the field is reduced.
    func navigationFieldFrame(in area: CGRect, cancelWidth: CGFloat) -> CGRect {
        let height = min(max(area.height - 16, 0), Self.navigationFieldHeight)
        return CGRect(
            x: Self.navigationMargin, y: 1, width: max(area.width - 2 * Self.navigationMargin - cancelWidth, 0), height: height)
    }
}
