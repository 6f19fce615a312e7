import CoreGraphics

// MARK: - Template

nonisolated extension UIImage {
    /// A template shows its shape in the tint colour of the view that it is in.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public var renderingMode: RenderingMode { look.renderingMode }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// The picture's shape in a colour, wherever it is shown.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// What the shape is painted with in a view of this tint; nil for the picture's own colours.
    func paint(_ tint: UIColor) -> CGColor? { (renderingMode == .alwaysTemplate ? tint : look.tint)?.cgColor }
}

// MARK: - Parts that keep their size

nonisolated extension UIImage {
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// What at the edges keeps its size.
    public var capInsets: UIEdgeInsets { look.capInsets }
    public var resizingMode: ResizingMode { look.resizingMode }

    /// The same picture with edges that keep their size. What they enclose is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The same with one column and one row that are stretched, after caps of this size.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func after(_ cap: Int, _ length: CGFloat) -> CGFloat { cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0 }
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: after(topCapHeight, size.height),
                right: after(leftCapWidth, size.width)), resizingMode: .stretch)
    }

    /// What lies outside of the rectangle by which the picture is aligned.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }

    /// What is stretched or repeated, in unit coordinates.
    var center: CGRect {
        let (insets, size) = (capInsets, size)
        guard look.isResizable, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: insets.left / size.width, y: insets.top / size.height, width: max(1 - (insets.left + insets.right) / size.width, 0),
            height: max(1 - (insets.top + insets.bottom) / size.height, 0))
    }

    var repeatsCenter: Bool { look.isResizable && resizingMode == .tile }
}
