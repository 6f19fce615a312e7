import CoreGraphics
import Foundation
import Motion

/// What most animations are: a number or a point on its way from memory to memory, by a curve or a spring. All of it is known when the
/// animation is added, so that a frame asks no object for anything.
nonisolated struct PlainMotion {
    /// Where an end is missing it is what is shown.
    enum Way {
        case number(Int, from: Double?, to: Double?)
        case point(Int, from: CGPoint?, to: CGPoint?)

        init?(_ slot: LayerSlot, _ from: LayerValue?, _ to: LayerValue?) {
            switch (slot, from, to) {
            case (.number(let place), .number(let a)?, .number(let b)?): self = .number(place, from: a, to: b)
            case (.number(let place), .number(let a)?, nil): self = .number(place, from: a, to: nil)
            case (.number(let place), nil, .number(let b)?): self = .number(place, from: nil, to: b)
            case (.point(let place), .point(let a)?, .point(let b)?): self = .point(place, from: a, to: b)
            case (.point(let place), .point(let a)?, nil): self = .point(place, from: a, to: nil)
            case (.point(let place), nil, .point(let b)?): self = .point(place, from: nil, to: b)
            default: return nil
            }
        }
    }

    let way: Way
    let isAdditive: Bool
    let span: Double
    let curve: UnitBezier?
    let spring: (spring: Spring, velocity: Double)?

    private func progress(at phase: Double) -> Double {
        var part = phase / span
        if let curve { part = curve.value(at: part) }
        guard let spring else { return part }
        return spring.spring.value(at: part * span, velocity: spring.velocity)
    }

    func apply(phase: Double, to values: inout LayerValues) {
        let p = progress(at: phase)
        switch way {
        case .number(let place, let from, let to):
            let shown: Double = values.load(place)
            let value = (from ?? shown).mixed(with: to ?? shown, p)
            values.store(isAdditive ? shown + value : value, place)
        case .point(let place, let from, let to):
            let shown: CGPoint = values.load(place)
            let value = (from ?? shown).mixed(with: to ?? shown, p)
            values.store(isAdditive ? CGPoint(x: shown.x + value.x, y: shown.y + value.y) : value, place)
        }
    }
}
