import CoreGraphics
import Foundation

/// Returns the context in which UIKit draws on this thread, or nil for none.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.entries.last?.context }

/// Makes a context the current context.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.entries.append(.init(context: context)) }

/// Restores the context that was current before the last call of `UIGraphicsPushContext(_:)`.
nonisolated public func UIGraphicsPopContext() { _ = GraphicsContextStack.current.entries.popLast() }

/// Begins an image with one pixel per point and makes its context current.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image and makes its context current. An opaque image is black at first. With the scale 0, the image has the scale of the
/// screen. If the size is not possible, there is no current context until `UIGraphicsEndImageContext()`.
nonisolated public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIScreen.mainScale.withLock { $0 }
    let context = CGContext(size: size, scale: scale, isOpaque: opaque)
    if context == nil {
        Diagnostics.report(
            .warning, source: "UIGraphicsBeginImageContext",
            "There is no context of \(size.width) × \(size.height) points with the scale \(scale). Use a size of 1 to "
                + "\(CGContext.maximumSideLength) pixels.", onlyOnce: true)
    }
    GraphicsContextStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// Returns an image of the content of the current image context, or nil if there is none.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale else { return nil }
    return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image that was begun last.
nonisolated public func UIGraphicsEndImageContext() {
    let stack = GraphicsContextStack.current
    if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

/// Fills a rectangle with the fill color of the current context. The color replaces the pixels, even if it is
/// translucent.
nonisolated public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill color of the current context and a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill(rect, blendMode)
}

/// Fills the edges of a rectangle, one point wide and inside of it, with the fill color of the current context. The color replaces the
/// pixels, even if it is translucent.
nonisolated public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills the edges of a rectangle, one point wide and inside of it, with the fill color of the current context and a blend mode.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.frame(rect, blendMode)
}

/// Restricts drawing in the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

nonisolated extension CGContext {
    /// Creates a context for an image of a size in points, enlarged to whole pixels. An opaque context is black at first.
    convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(Self.maximumSideLength), height <= CGFloat(Self.maximumSideLength) else {
            return nil
        }
        self.init(width: Int(width), height: Int(height), scale: scale)
        guard isOpaque else { return }
        setFillColor(.black)
        fill(CGRect(origin: .zero, size: Self.opaqueSize(size, scale: scale)))
    }

    /// Fills a rectangle with a blend mode.
    func fill(_ rect: CGRect, _ blendMode: CGBlendMode) {
        saveGState()
        // An opaque color replaces the pixels in the normal mode too.
        setBlendMode(blendMode == .copy && fillColor.alpha >= 1 ? .normal : blendMode)
        fill(rect)
        restoreGState()
    }

    /// Fills the edges of a rectangle, one point wide.
    func frame(_ rect: CGRect, _ blendMode: CGBlendMode) {
        guard rect.size.width >= 2, rect.size.height >= 2 else { return fill(rect, blendMode) }
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        fill(CGRect(x: x, y: y, width: width, height: 1), blendMode)
        fill(CGRect(x: x, y: y + height - 1, width: width, height: 1), blendMode)
        fill(CGRect(x: x, y: y + 1, width: 1, height: height - 2), blendMode)
        fill(CGRect(x: x + width - 1, y: y + 1, width: 1, height: height - 2), blendMode)
    }
}
