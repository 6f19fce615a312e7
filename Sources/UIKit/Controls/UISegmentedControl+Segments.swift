import CoreGraphics

extension UISegmentedControl {
    /// Inserts a segment with a title.
    ///
    /// Differs from Apple: `animated` has no effect.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(SegmentView(title ?? ""), at: segment) }
    /// Inserts a segment with an image.
    ///
    /// Differs from Apple: `animated` has no effect.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(SegmentView(image ?? ""), at: segment) }
    /// Removes a segment.
    ///
    /// Differs from Apple: `animated` has no effect.
    public func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    /// Removes all segments.
    public func removeAllSegments() {
        while numberOfSegments > 0 { remove(at: numberOfSegments - 1) }
    }

    /// Sets the title of a segment, and removes its image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.setItem(title ?? "") } }
    /// Returns the title of a segment.
    public func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    /// Sets the image of a segment, and removes its title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.setItem(image ?? "") } }
    /// Returns the image of a segment.
    public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

    /// Sets the width of a segment in points. With 0, the control determines the width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.width = width } }
    /// Returns the width that was set for a segment, or 0 if the control determines it.
    public func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    /// Sets whether a segment can be selected.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be selected.
    public func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    private subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    private func updateSegment(at index: Int, _ body: (SegmentView) -> Void) {
        guard let segment = self[index] else { return }
        body(segment)
        contentDidChange()
    }
}
