import CoreGraphics

extension UISegmentedControl {
    func defaultRemoveAllSegments() {
        while numberOfSegments > 0 { remove(at: numberOfSegments - 1) }
    }

    func defaultSetTitle(_ title: String?, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.setItem(title ?? "") } }
    func defaultSetImage(_ image: UIImage?, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.setItem(image ?? "") } }

    func defaultSetWidth(_ width: CGFloat, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.width = width } }
    func defaultSetEnabled(_ enabled: Bool, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.isEnabled = enabled } }

    subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    private func updateSegment(at index: Int, _ body: (SegmentView) -> Void) {
        guard let segment = self[index] else { return }
        body(segment)
        contentDidChange()
    }
}
