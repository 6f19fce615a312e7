import CoreGraphics

extension UIScrollView {
    var defaultRefreshControl: UIRefreshControl? {
        get { installedRefreshControl }
        set {
            guard newValue !== installedRefreshControl else { return }
            installedRefreshControl?.removeFromSuperview()
            installedRefreshControl = newValue
            refreshInset = newValue?.isRefreshing == true ? UIRefreshControl.height : 0
            guard let newValue else { return }
            insertSubview(newValue, at: backmostContentIndex)
            alwaysBounceVertical = true
            newValue.updateForScrolling()
        }
    }

    /// Removes the extra content inset of the refresh control. Content that is below its normal top position scrolls back up.
    func removeRefreshInset() {
        guard refreshInset > 0 else { return }
        let top = -(adjustedContentInset.top - refreshInset)
        if contentOffset.y < top { setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true) }
        refreshInset = 0
    }

    /// Applies a change of `refreshInset`. Unlike other changes of the inset, it does not move the content to the new top edge.
    func refreshInsetDidChange() {
        appliedInset = adjustedContentInset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        contentDidChange()
    }
}
