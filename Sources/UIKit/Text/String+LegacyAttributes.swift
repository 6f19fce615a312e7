import CoreGraphics
import Foundation

// The methods that draw and measure strings, with attributes whose names are strings.

nonisolated extension String {
    /// The legacy name of `size(withAttributes:)`.
    public func size(attributes attrs: [String: Any]? = nil) -> CGSize { size(withAttributes: flipbookTextAttributes(attrs)) }
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [String: Any]) -> CGSize { size(withAttributes: flipbookTextAttributes(attrs)) }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any], context: NSStringDrawingContext?
    ) -> CGRect {
        boundingRect(with: size, options: options, attributes: flipbookTextAttributes(attributes), context: context)
    }

    /// Draws the string in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [String: Any]) {
        draw(at: point, withAttributes: flipbookTextAttributes(attrs))
    }
    /// Draws the string in the current context, broken into lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [String: Any]) {
        draw(in: rect, withAttributes: flipbookTextAttributes(attrs))
    }
    /// Draws the string in a rectangle, with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [String: Any], context: NSStringDrawingContext?
    ) {
        draw(with: rect, options: options, attributes: flipbookTextAttributes(attributes), context: context)
    }
}

nonisolated extension NSString {
    /// The legacy name of `size(withAttributes:)`.
    public func size(attributes attrs: [String: Any]? = nil) -> CGSize { description.size(attributes: attrs) }
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [String: Any]) -> CGSize { description.size(attributes: attrs) }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any], context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: flipbookTextAttributes(attributes), context: context)
    }

    /// Draws the string in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [String: Any]) {
        description.draw(at: point, withAttributes: flipbookTextAttributes(attrs))
    }
    /// Draws the string in the current context, broken into lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [String: Any]) {
        description.draw(in: rect, withAttributes: flipbookTextAttributes(attrs))
    }
    /// Draws the string in a rectangle, with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [String: Any], context: NSStringDrawingContext?
    ) {
        description.draw(with: rect, options: options, attributes: flipbookTextAttributes(attributes), context: context)
    }
}
