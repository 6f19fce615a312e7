import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct EmitterLayerTests {
    let layer = CAEmitterLayer()
    let fixture: LayerFixture

    init() {
        fixture = LayerFixture(layer)
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

    /// The centers of all particles.
    private var particlePositions: [CGPoint] { fixture.items.compactMap { $0.transform.transformedPoint(.zero) } }

    @Test func particleCountFollowsBirthRateAndLifetime() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        for (time, count) in [(0.5, 0), (1.0, 1), (1.05, 1), (1.1, 2), (1.95, 10), (2.95, 20), (3.95, 20), (500, 20)] {
            fixture.advance(to: time)
            #expect(particlePositions.count == count, "at \(time)")
        }
    }

    @Test func maximumNumberOfParticlesIsReportedOnce() {
        layer.name = "storm"
        layer.emitterCells = [cell(rate: 1000, lifetime: 5)]
        fixture.advance(to: 4.9)
        var lines = diagnostics { #expect(particlePositions.count == 3901) }
        #expect(lines.isEmpty)
        fixture.advance(to: 6)
        lines = diagnostics { for _ in 1...2 { #expect(particlePositions.count == 4000) } }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("CAEmitterLayer: The layer 'storm' has the maximum of 4000 particles") == true)
    }

    @Test func withoutBeginTimeTheLayerHasAlwaysEmitted() {
        layer.beginTime = 0
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        #expect(particlePositions.count == 20)
    }

    @Test func particleStateFollowsFromItsAge() {
        let cell = cell(rate: 1, lifetime: 10)
        cell.velocity = 30
        cell.emissionLongitude = .pi / 2
        cell.xAcceleration = 8
        cell.scale = 2
        cell.scaleSpeed = 0.5
        cell.alphaSpeed = -0.25
        layer.velocity = 2
        layer.emitterCells = [cell]
        fixture.advance(to: 1.5)
        guard let item = fixture.items.first, let position = particlePositions.first else {
            return #expect(Bool(false), "there is no particle")
        }
        #expect(isClose(position.x, 100 + 8 * 0.125) && isClose(position.y, 50 + 60 * 0.5))
        #expect(isClose(item.opacity, 0.875))
        #expect(isClose(item.transform.a, 2.25))
        guard case .image(_, let shape, _) = item.content else { return #expect(Bool(false), "the particle is not an image") }
        #expect(shape.rect == CGRect(x: -2, y: -1, width: 4, height: 2))
    }

    /// Returns a cell with a range for most properties.
    private func cellWithRanges() -> CAEmitterCell {
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

    @Test func particlesDoNotDependOnEarlierFrames() {
        layer.emitterCells = [cellWithRanges()]
        layer.emitterShape = .rectangle
        layer.emitterSize = CGSize(width: 60, height: 20)
        for frame in 1...300 { fixture.advance(to: Double(frame) / 60) }
        let steppedTransforms = fixture.items.map(\.transform)
        let secondLayer = CAEmitterLayer()
        let secondFixture = LayerFixture(secondLayer)
        secondLayer.bounds = .zero
        secondLayer.position = .zero
        secondLayer.emitterPosition = CGPoint(x: 100, y: 50)
        secondLayer.beginTime = 1
        secondLayer.emitterShape = .rectangle
        secondLayer.emitterSize = CGSize(width: 60, height: 20)
        secondLayer.emitterCells = [cellWithRanges()]
        secondFixture.advance(to: 5)
        #expect(steppedTransforms.count > 50)
        #expect(secondFixture.items.map(\.transform) == steppedTransforms)
        secondLayer.seed = 7
        #expect(secondFixture.items.map(\.transform) != steppedTransforms)
    }

    @Test func rangesExtendByHalfToEitherSide() {
        let cell = cell(rate: 500, lifetime: 4)
        cell.velocity = 100
        cell.velocityRange = 60
        cell.emissionRange = .pi
        layer.beginTime = 0
        layer.emitterCells = [cell]
        fixture.advance(to: 0)
        var speeds: [Double] = []
        var angles: [Double] = []
        for (index, position) in particlePositions.enumerated() {
            let (dx, dy) = (Double(position.x) - 100, Double(position.y) - 50)
            // The oldest particle is first. The ages are 4 - 1/500, 4 - 2/500, … seconds.
            let age = 4 - Double(index + 1) / 500
            guard age > 0.1 else { continue }
            speeds.append((dx * dx + dy * dy).squareRoot() / age)
            angles.append(atan2(dy, dx))
        }
        #expect(speeds.count > 1500)
        #expect(speeds.min() ?? 0 > 69.9 && speeds.max() ?? 0 < 130.1)
        #expect(speeds.min() ?? 0 < 72 && speeds.max() ?? 0 > 128)
        #expect(angles.min() ?? 0 > -.pi / 2 - 1e-9 && angles.max() ?? 0 < .pi / 2 + 1e-9)
        #expect(isClose(angles.reduce(0, +) / Double(angles.count), 0, within: 0.1))
    }

    @Test func livingParticlesStayWhenTheBirthRateChanges() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        fixture.advance(to: 2)
        let oldCount = particlePositions.count
        layer.setValue(0, forKeyPath: "emitterCells.snow.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.snow.birthRate") as? Double == 0)
        #expect(oldCount == 11 && particlePositions.count == 11)
        fixture.advance(to: 3.5)
        #expect(particlePositions.count == 5)
        fixture.advance(to: 4.5)
        #expect(particlePositions.isEmpty)
        _ = fixture.items
        #expect(fixture.tree.nextChange() == nil)
        fixture.withoutActions { layer.setValue(20, forKeyPath: "emitterCells.snow.birthRate") }
        fixture.advance(to: 5.024)
        #expect(particlePositions.count == 10 || particlePositions.count == 11)
    }

    @Test func valuesOfKeyPathsStayWhenTheLayerEntersATreeOrChangesItsTime() {
        let other = CAEmitterLayer()
        func values() -> [Double?] {
            ["velocity", "birthRate"].map { other.value(forKeyPath: "emitterCells.snow.\($0)") as? Double }
        }
        other.emitterCells = [cell(rate: 10, lifetime: 2)]
        other.setValue(31, forKeyPath: "emitterCells.snow.velocity")
        other.setValue(37, forKeyPath: "emitterCells.snow.velocity")
        other.setValue(20, forKeyPath: "emitterCells.snow.birthRate")
        fixture.tree.root.addSublayer(other)
        #expect(values() == [37, 20])
        other.speed = 0.5
        #expect(values() == [37, 20])
        other.emitterCells = [cell(rate: 11, lifetime: 2)]
        #expect(values() == [0, 11])
    }

    @Test func activeEmitterNeedsEveryFrame() {
        layer.emitterCells = [cell(rate: 10, lifetime: 2)]
        fixture.advance(to: 2)
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
        fixture.advance(to: 1.4)
        #expect(particlePositions.count == 1)
        fixture.advance(to: 2)
        // The rocket has disappeared. Eleven sparks are at the positions where they were born.
        #expect(particlePositions.count == 11)
        #expect(isClose(particlePositions.map { Double($0.x) }, (0...10).map { 150 + Double($0) }))
    }

    @Test func oldestLastPaintsTheOldestParticlesOnTop() {
        let cell = cell(rate: 1, lifetime: 10)
        cell.velocity = 10
        layer.emitterCells = [cell]
        fixture.advance(to: 4.5)
        #expect(isClose(particlePositions.map { Double($0.x) }, [135, 125, 115, 105]))
        layer.renderMode = .oldestLast
        #expect(isClose(particlePositions.map { Double($0.x) }, [105, 115, 125, 135]))
    }
}
