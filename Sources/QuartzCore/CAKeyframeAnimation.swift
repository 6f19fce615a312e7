import CoreGraphics
import Foundation
import Motion

nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var mode: Keyframes<Double>.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through many values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// What is passed, in order; a path wins over them.
    public var values: [Any]?
    /// For properties that are points; wins over the values. Each line and curve of it is one way between keys.
    public var path: CGPath?
    /// When each value is reached, ascending in 0…1; without them the times are evenly spread. With `.discrete` there is one more: the end.
    public var keyTimes: [NSNumber]?
    /// One for each way between two values.
    public var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes from one value to the next.
    public var calculationMode = CAAnimationCalculationMode.linear
    /// How the cubic modes pass the values: above 0 tighter, below rounder.
    public var tensionValues: [NSNumber]?
    /// Above 0 a corner outwards, below one inwards.
    public var continuityValues: [NSNumber]?
    /// Above 0 the curve leans to where it comes from.
    public var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
    public var rotationMode: CAAnimationRotationMode?

    private enum Way {
        case track(Track)
        case route(Route, turn: CGFloat?)
        case none
    }
    private var way = Way.none
    /// The first and the last value, which the cycles of a cumulative animation put end to end.
    private var ends: (LayerValue, LayerValue)?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
        return copy
    }

    override func compile(on layer: CALayer) {
        super.compile(on: layer)
        var manner = Track.Manner()
        manner.mode = calculationMode.mode
        manner.keyTimes = keyTimes?.map(\.doubleValue)
        manner.curves = timingFunctions?.map(\.curve) ?? []
        if let path {
            let turn: CGFloat? = rotationMode.map { $0 == .rotateAutoReverse ? .pi : 0 }
            way = Route(path.path, manner).map { .route($0, turn: turn) } ?? .none
        } else {
            let values = (values ?? []).compactMap { read($0) }
            manner.corners = corners(values.count)
            way = Track(values, manner).map { .track($0) } ?? .none
        }
        if countsCycles { ends = value(at: 0).flatMap { first in value(at: 1).map { (first, $0) } } }
    }

    private func corners(_ count: Int) -> [(tension: Double, continuity: Double, bias: Double)] {
        guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            list.map { index < $0.count ? $0[index].doubleValue : 0 } ?? 0
        }
        return (0..<count).map { (number(tensionValues, $0), number(continuityValues, $0), number(biasValues, $0)) }
    }

    private func value(at part: Double) -> LayerValue? {
        switch way {
        case .track(let track): track.value(at: part)
        case .route(let route, _): .point(route.place(at: part).point)
        case .none: nil
        }
    }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let property else { return }
        let part = timingFunction.map { $0.curve.value(at: phase / span) } ?? phase / span
        guard var value = value(at: part) else { return }
        if cycles > 0, let ends { value = carry(value, from: ends.0, to: ends.1, cycles: cycles) }
        put(value, over: isAdditive ? property.peek(&values) : value, into: &values)
        if case .route(let route, let turn?) = way {
            // First the layer's own transform, then the turn of the road.
            let turned = CATransform3DMakeRotation(route.place(at: part).angle + turn, 0, 0, 1)
            values.transform = values.transform.concatenating(turned)
        }
    }
}
