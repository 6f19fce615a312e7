import CoreGraphics
import Display
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct EmitterTests {
    let layer = CAEmitterLayer()
    let fixture: Fixture

    init() {
        fixture = Fixture(layer)
        layer.bounds = .zero
        layer.position = .zero
        layer.emitterPosition = CGPoint(x: 100, y: 50)
        layer.beginTime = 1
    }

    private func cell(rate: Float, lifetime: Float) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "snow"
        cell.birthRate = rate
        cell.lifetime = lifetime
        cell.contents = CGImage(Bitmap(width: 4, height: 2))
        return cell
    }

    /// Where the middles of all particles are.
    private var places: [CGPoint] { fixture.items.compactMap { $0.transform.apply(.zero) } }

    @Test func birthsAndDeathsAreCounted() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        for (time, count) in [(0.5, 0), (1.0, 1), (1.05, 1), (1.1, 2), (1.95, 10), (2.95, 20), (3.95, 20), (500, 20)] {
            fixture.go(to: time)
            #expect(places.count == count, "at \(time)")
        }
    }

    @Test func withoutABeginningItHasAlwaysEmitted() {
        layer.beginTime = 0
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        #expect(places.count == 20)
    }

    @Test func aParticleFliesByItsAge() {
        let cell = cell(rate: 1, lifetime: 10)
        cell.velocity = 30
        cell.emissionLongitude = .pi / 2
        cell.xAcceleration = 8
        cell.scale = 2
        cell.scaleSpeed = 0.5
        cell.alphaSpeed = -0.25
        layer.velocity = 2
        layer.emitterCells = [cell]
        fixture.go(to: 1.5)
        guard let item = fixture.items.first, let place = places.first else { return #expect(Bool(false)) }
        #expect(near(place.x, 100 + 8 * 0.125) && near(place.y, 50 + 60 * 0.5))
        #expect(near(item.opacity, 0.875))
        #expect(near(item.transform.a, 2.25))
        guard case .picture(_, let shape, _) = item.content else { return #expect(Bool(false)) }
        #expect(shape.rect == CGRect(x: -2, y: -1, width: 4, height: 2))
    }

    private func storm() -> CAEmitterCell {
        let cell = cell(rate: 37, lifetime: 3)
        cell.lifetimeRange = 1
        cell.velocity = 50
        cell.velocityRange = 40
        cell.emissionRange = 2
        cell.scaleRange = 0.5
        cell.spinRange = 3
        cell.alphaRange = 0.5
        return cell
    }

    @Test func anyMomentIsTheSameWithoutThoseBefore() {
        layer.emitterCells = [storm()]
        layer.emitterShape = .rectangle
        layer.emitterSize = CGSize(width: 60, height: 20)
        for frame in 1...300 { fixture.go(to: Double(frame) / 60) }
        let walked = fixture.items.map(\.transform)
        let again = CAEmitterLayer()
        let other = Fixture(again)
        again.bounds = .zero
        again.position = .zero
        again.emitterPosition = CGPoint(x: 100, y: 50)
        again.beginTime = 1
        again.emitterShape = .rectangle
        again.emitterSize = CGSize(width: 60, height: 20)
        again.emitterCells = [storm()]
        other.go(to: 5)
        #expect(walked.count > 50)
        #expect(other.items.map(\.transform) == walked)
        again.seed = 7
        #expect(other.items.map(\.transform) != walked)
    }

    @Test func rangesAreHalfToEitherSide() {
        let cell = cell(rate: 500, lifetime: 4)
        cell.velocity = 100
        cell.velocityRange = 60
        cell.emissionRange = .pi
        layer.beginTime = 0
        layer.emitterCells = [cell]
        fixture.go(to: 0)
        var speeds: [Double] = []
        var angles: [Double] = []
        for (index, place) in places.enumerated() {
            let (dx, dy) = (Double(place.x) - 100, Double(place.y) - 50)
            // The oldest first: they were born 4 - 1/500, … seconds ago.
            let age = 4 - Double(index + 1) / 500
            guard age > 0.1 else { continue }
            speeds.append((dx * dx + dy * dy).squareRoot() / age)
            angles.append(atan2(dy, dx))
        }
        #expect(speeds.count > 1500)
        #expect(speeds.min() ?? 0 > 69.9 && speeds.max() ?? 0 < 130.1)
        #expect(speeds.min() ?? 0 < 72 && speeds.max() ?? 0 > 128)
        #expect(angles.min() ?? 0 > -.pi / 2 - 1e-9 && angles.max() ?? 0 < .pi / 2 + 1e-9)
        #expect(near(angles.reduce(0, +) / Double(angles.count), 0, within: 0.1))
    }

    @Test func whoIsAliveStaysWhenTheRateChanges() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        fixture.go(to: 2)
        let before = places.count
        layer.setValue(0, forKeyPath: "emitterCells.snow.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.snow.birthRate") as? Double == 0)
        #expect(before == 11 && places.count == 11)
        fixture.go(to: 3.5)
        #expect(places.count == 5)
        fixture.go(to: 4.5)
        #expect(places.isEmpty)
        _ = fixture.items
        #expect(fixture.tree.nextChange() == nil)
        fixture.quietly { layer.setValue(20, forKeyPath: "emitterCells.snow.birthRate") }
        fixture.go(to: 5.024)
        #expect(places.count == 10 || places.count == 11)
    }

    @Test func itKeepsTheTreeAwake() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        fixture.go(to: 2)
        _ = fixture.items
        #expect(fixture.tree.nextChange() == 2)
        layer.removeFromSuperlayer()
        _ = fixture.items
        #expect(fixture.tree.nextChange() == nil)
    }

    @Test func particlesEmitParticles() {
        let spark = cell(rate: 100, lifetime: 1)
        spark.beginTime = 0.5
        spark.duration = 0.1
        let rocket = cell(rate: 0.1, lifetime: 0.6)
        rocket.velocity = 100
        rocket.emitterCells = [spark]
        layer.emitterCells = [rocket]
        fixture.go(to: 1.4)
        #expect(places.count == 1)
        fixture.go(to: 2)
        // The rocket is gone; ten sparks and the first stand where it was when they were born.
        #expect(places.count == 11)
        #expect(near(places.map { Double($0.x) }, (0...10).map { 150 + Double($0) }))
    }

    @Test func theOldestAreAboveWhenTheyComeLast() {
        let cell = cell(rate: 1, lifetime: 10)
        cell.velocity = 10
        layer.emitterCells = [cell]
        fixture.go(to: 4.5)
        #expect(near(places.map { Double($0.x) }, [135, 125, 115, 105]))
        layer.renderMode = .oldestLast
        #expect(near(places.map { Double($0.x) }, [105, 115, 125, 135]))
    }
}
