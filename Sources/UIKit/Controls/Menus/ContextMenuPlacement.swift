import CoreGraphics

/// The frames of the preview and of the menu of a context menu.
struct ContextMenuPlacement {
    /// The frame of the preview with its scale.
    let preview: CGRect
    /// The size of the preview without its scale.
    let contentSize: CGSize
    let scale: CGFloat
    /// Whether the menu is aligned with the right edge of the preview.
    private let isAtRight: Bool

    private static let gap: CGFloat = 12

    /// Places a preview as near as possible to the lifted view, so that the menu fits below the preview.
    ///
    /// - Parameters:
    ///   - source: The frame of the lifted view.
    ///   - contentSize: The size of the preview, or nil if it is the lifted view. A lifted view that is too large is scaled; a controller's
    ///     view is made smaller.
    init(source: CGRect, contentSize: CGSize?, menu: CGSize, in area: CGRect) {
        let gap = menu.height > 0 ? Self.gap : 0
        let menuHeight = min(menu.height, area.height * 0.6)
        let available = CGSize(width: area.width, height: max(area.height - menuHeight - gap, 44))
        var size = contentSize ?? source.size
        if contentSize == nil {
            scale = min(1, available.width / max(size.width, 1), available.height / max(size.height, 1))
        } else {
            size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
            scale = 1
        }
        self.contentSize = size
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        let total = shown.height + gap + menuHeight
        let x = min(max(source.midX - shown.width / 2, area.minX), max(area.maxX - shown.width, area.minX))
        let y = min(max(source.midY - shown.height / 2, area.minY), max(area.maxY - total, area.minY))
        preview = CGRect(x: x.rounded(), y: y.rounded(), width: shown.width, height: shown.height)
        isAtRight = source.midX > area.midX
    }

    /// Returns the frame of the menu, whose size may have changed since the placement.
    func menuFrame(for size: CGSize, in area: CGRect) -> CGRect {
        let x = isAtRight ? preview.maxX - size.width : preview.minX
        let y = (preview.maxY + Self.gap).rounded()
        return CGRect(
            x: min(max(x, area.minX), max(area.maxX - size.width, area.minX)).rounded(), y: y, width: size.width,
            height: min(size.height, max(area.maxY - y, MenuRow.minimumHeight)))
    }
}
