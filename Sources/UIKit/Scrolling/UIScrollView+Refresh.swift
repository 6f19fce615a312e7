import CoreGraphics

extension UIScrollView {
    /// The control that requests new data when the content is pulled down at its top.
    public var refreshControl: UIRefreshControl? {
        get { installedRefreshControl }
        set {
            guard newValue !== installedRefreshControl else { return }
            installedRefreshControl?.removeFromSuperview()
            installedRefreshControl = newValue
            refreshInset = newValue?.isRefreshing == true ? UIRefreshControl.height : 0
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            alwaysBounceVertical = true
            newValue.updateForScrolling()
        }
    }

    /// Removes the extra content inset of the refresh control. The content scrolls up if it is above its normal top position.
    func removeRefreshInset() {
        guard refreshInset > 0 else { return }
        let top = -(adjustedContentInset.top - refreshInset)
        if contentOffset.y < top { setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true) }
        refreshInset = 0
    }

    /// Applies a change of `refreshInset` without moving the content.
    func refreshInsetDidChange() {
        appliedInset = adjustedContentInset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        contentDidChange()
    }
}
