import CoreGraphics
import Foundation

/// Recognizes a drag that starts at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    nonisolated deinit {}

    /// The edges at which the drag may start.
    open var edges: UIRectEdge = []

    /// The maximum distance in points between the start of the touch and the edge.
    private static let edgeDistance: CGFloat = 20
    /// The edges near which every touch started.
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            startEdges = touches.reduce(startEdges.isEmpty ? edges : startEdges) { $0.intersection(Self.edges(near: $1)) }
            if startEdges.isEmpty { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        let (location, windowBounds) = (touch.windowLocation, touch.window?.bounds ?? .zero)
        let near: [(UIRectEdge, CGFloat)] = [
            (.top, location.y - windowBounds.minY), (.left, location.x - windowBounds.minX), (.bottom, windowBounds.maxY - location.y),
            (.right, windowBounds.maxX - location.x),
        ]
        return UIRectEdge(near.filter { $0.1 <= edgeDistance }.map(\.0))
    }

    /// Returns the distance in points by which a movement leads away from an edge, toward the middle of the
    /// screen.
    private func inwardDistance(_ travel: CGVector, from edge: UIRectEdge) -> CGFloat {
        switch edge {
        case .top: travel.dy
        case .left: travel.dx
        case .bottom: -travel.dy
        default: -travel.dx
        }
    }

    /// Whether the movement is large enough and mostly directed away from the edge.
    override func exceedsSlop(_ translation: CGVector) -> Bool {
        let length = hypot(translation.dx, translation.dy)
        guard length >= Self.slop else { return false }
        return [UIRectEdge.top, .left, .bottom, .right].contains { edge in
            startEdges.contains(edge) && inwardDistance(translation, from: edge) >= length * 0.7
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, pendingState == nil, hypot(windowTranslation.dx, windowTranslation.dy) >= Self.slop { state = .failed }
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }
}
