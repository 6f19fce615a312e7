import UIKit

/// A tool with which strokes are drawn.
enum DrawingTool: Int, CaseIterable {
    case pen, brush, eraser

    var name: String {
        switch self {
        case .pen: "Pen"
        case .brush: "Brush"
        case .eraser: "Eraser"
        }
    }

    /// The width of a stroke in points, before the user changes it.
    var defaultWidth: CGFloat {
        switch self {
        case .pen: 3
        case .brush: 16
        case .eraser: 24
        }
    }

    /// Returns the width of a stroke at a point that was drawn with the given force. An ordinary touch has the force 1.
    ///
    /// Only the brush depends on the force: half the force draws half the width. The force is limited to 0.1…2, because with less force the
    /// line would not be visible, and with more force it would be wider than the finger.
    func width(_ width: CGFloat, force: CGFloat) -> CGFloat { self == .brush ? width * min(max(force, 0.1), 2) : width }

    /// The blend mode of strokes. The eraser makes drawn pixels transparent again.
    var blendMode: CGBlendMode { self == .eraser ? .clear : .normal }
}
