import Foundation

/// The coordinate system of a view, of the screen, or of a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the object in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point of this space to another space.
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this space.
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another space.
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this space.
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

// Conversions go through the coordinates of the screen.
extension UICoordinateSpace {
    /// Converts a point of this space to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        coordinateSpace.layerForConversion.convert(point, from: layerForConversion)
    }
    /// Converts a point of another space to this space.
    public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint { coordinateSpace.convert(point, to: self) }
    /// Converts a rectangle of this space to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        coordinateSpace.layerForConversion.convert(rect, from: layerForConversion)
    }
    /// Converts a rectangle of another space to this space.
    public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect { coordinateSpace.convert(rect, to: self) }

    /// The layer with the coordinates of the space. For a type that a client defines, it is the layer of the main screen.
    fileprivate var layerForConversion: CALayer { (self as? UIView)?.layer ?? (self as? UIScreen ?? .main).tree.root }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen, which rotate with the interface.
    public var coordinateSpace: UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The coordinates of the screen of the scene.
    public var coordinateSpace: UICoordinateSpace { screen }
}
