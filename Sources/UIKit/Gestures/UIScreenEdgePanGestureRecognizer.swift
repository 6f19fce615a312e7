import CoreGraphics
import Foundation

nonisolated public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A finger comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// So near to the edge it comes down.
    private static let margin: CGFloat = 20
    private var begun: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            begun = touches.reduce(edges) { $0.intersection(Self.edges(near: $1)) }
            if begun.isEmpty { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        let (place, area) = (touch.place, touch.window?.bounds ?? .zero)
        let near: [(UIRectEdge, CGFloat)] = [
            (.top, place.y - area.minY), (.left, place.x - area.minX), (.bottom, area.maxY - place.y), (.right, area.maxX - place.x),
        ]
        return UIRectEdge(near.filter { $0.1 <= margin }.map(\.0))
    }

    /// How far it has come from an edge.
    private func depth(_ travel: CGVector, from edge: UIRectEdge) -> CGFloat {
        switch edge {
        case .top: travel.dy
        case .left: travel.dx
        case .bottom: -travel.dy
        default: -travel.dx
        }
    }

    /// Inwards, and more so than along the edge.
    override func isAway(_ travel: CGVector) -> Bool {
        let length = hypot(travel.dx, travel.dy)
        guard length >= Self.slop else { return false }
        return [UIRectEdge.top, .left, .bottom, .right].contains { edge in
            begun.contains(edge) && depth(travel, from: edge) >= length * 0.7
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, pending == nil, hypot(travel.dx, travel.dy) >= Self.slop { state = .failed }
    }

    open override func reset() {
        super.reset()
        begun = []
    }
}
