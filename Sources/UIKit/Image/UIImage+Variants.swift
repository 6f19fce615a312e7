import CoreGraphics

// MARK: - Template images

nonisolated extension UIImage {
    /// The colors in which an image is painted: its own colors or, as a template, the tint color of its view. Only the alpha of a template
    /// image is used.
    nonisolated public enum RenderingMode: Int, Sendable {
        /// The mode depends on the view that shows the image. In menus and tab bars, the image is a template. In other views, only a symbol
        /// without colors of its own is a template.
        ///
        /// Differs from Apple: in bar buttons and in buttons of the type `system`, other images have their own colors too.
        case automatic
        /// The colors of the image.
        case alwaysOriginal
        /// The opacity of the image in the tint color.
        case alwaysTemplate
    }

    /// Whether the image is painted in its own colors or as a template.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    /// Returns the same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { withAttributes { $0.renderingMode = renderingMode } }

    /// Returns the same image, painted in a color. Only the image's alpha is used.
    ///
    /// A template image, such as a symbol in the automatic mode, is still painted in the tint color of its view.
    public func withTintColor(_ color: UIColor) -> UIImage { withAttributes { $0.tint = color } }

    /// Returns the same image with a color and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withAttributes { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns the color in which the image is painted in a view with this tint, or nil for the image's own colors. In the automatic mode,
    /// symbols without colors of their own are templates. Other images are templates only if `automaticTemplates` is true.
    func fillColor(_ tint: UIColor, _ traits: UITraitCollection, automaticTemplates: Bool = false) -> CGColor? {
        let isAutomaticTemplate = automaticTemplates && renderingMode == .automatic && attributes.symbol == nil && attributes.tint == nil
        return (isTemplate || isAutomaticTemplate ? tint : attributes.tint)?.resolvedColor(with: traits).cgColor
    }

    /// Whether the image is painted in the tint color of its view.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && attributes.symbol?.isTemplate == true }
}

// MARK: - Resizable images

nonisolated extension UIImage {
    /// The treatment of the center of a resizable image: repeated or stretched.
    nonisolated public enum ResizingMode: Int, Sendable {
        /// The inner part is repeated.
        case tile
        /// The inner part is stretched.
        case stretch
    }

    /// The insets of the edges that keep their size.
    public var capInsets: UIEdgeInsets { attributes.capInsets }
    /// The treatment of the center.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// Returns a resizable image. The edges keep their size, and the center is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image. The edges keep their size, and the center is repeated or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        withAttributes {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns a resizable image. One column after the left cap and one row after the top cap are stretched. With a cap of 0, the whole
    /// width or height is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func trailingCap(_ cap: Int, _ length: CGFloat) -> CGFloat { cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0 }
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: trailingCap(topCapHeight, size.height),
                right: trailingCap(leftCapWidth, size.width)), resizingMode: .stretch)
    }

    /// The insets of the alignment rectangle from the edges of the image.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// Returns the same image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        withAttributes { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The part that is stretched or repeated, in unit coordinates.
    var contentsCenter: CGRect {
        let (insets, size) = (capInsets, size)
        guard attributes.isResizable, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: insets.left / size.width, y: insets.top / size.height, width: max(1 - (insets.left + insets.right) / size.width, 0),
            height: max(1 - (insets.top + insets.bottom) / size.height, 0))
    }

    /// Whether the center is repeated.
    var repeatsCenter: Bool { attributes.isResizable && resizingMode == .tile }
}
