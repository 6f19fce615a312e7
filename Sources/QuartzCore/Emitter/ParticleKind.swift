import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The values of a cell in one frame. They are read once, and not for each of its particles.
struct ParticleKind {
    let factors: Particle.Factors
    let lifetime: Double
    let lifetimeRange: Double
    let longitude: Double
    let emissionRange: Double
    let velocity: Double
    let velocityRange: Double
    /// The part of the speed that is in the plane of the layer.
    let speedInPlane: Double
    let acceleration: CGVector
    let scale: Double
    let scaleRange: Double
    let scaleSpeed: Double
    let spin: Double
    let spinRange: Double
    let color: SIMD4<Double>
    let colorRange: SIMD4<Double>
    let colorSpeed: SIMD4<Double>
    /// The image, or nil if particles of this kind are not visible.
    let image: CGImage?
    let contentsRect: CGRect
    /// The shape of the image, in points, around the position of the particle.
    let shape: RoundedRect
    /// The duration after a particle's birth in which the particle, or a particle that it has emitted, can be visible.
    let visibleDuration: Double
    /// The cells that each particle emits.
    private(set) var emissions: [Emission] = []

    /// A cell that each particle emits.
    struct Emission {
        let kind: Int
        /// The index among all cells, of which some are disabled.
        let cellIndex: Int
        let birthRate: Double
        let beginTime: Double
        let duration: Double
    }

    private init(_ cell: CAEmitterCell, _ factors: Particle.Factors) {
        self.factors = factors
        (lifetime, lifetimeRange) = (Double(cell.lifetime), Double(cell.lifetimeRange))
        (longitude, emissionRange) = (Double(cell.emissionLongitude), Double(cell.emissionRange))
        (velocity, velocityRange) = (Double(cell.velocity), Double(cell.velocityRange))
        speedInPlane = cos(Double(cell.emissionLatitude))
        acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
        (scale, scaleRange, scaleSpeed) = (Double(cell.scale), Double(cell.scaleRange), Double(cell.scaleSpeed))
        (spin, spinRange) = (Double(cell.spin), Double(cell.spinRange))
        let base = cell.color ?? .white
        color = SIMD4(Double(base.red), Double(base.green), Double(base.blue), Double(base.alpha))
        colorRange = SIMD4(Double(cell.redRange), Double(cell.greenRange), Double(cell.blueRange), Double(cell.alphaRange))
        colorSpeed = SIMD4(Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
        image = if case let image as CGImage = cell.contents { image } else { nil }
        contentsRect = cell.contentsRect
        let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
        let (w, h) = (CGFloat(image?.width ?? 0) * contentsRect.width / scale, CGFloat(image?.height ?? 0) * contentsRect.height / scale)
        shape = RoundedRect(CGRect(x: -w / 2, y: -h / 2, width: w, height: h))
        visibleDuration = EmitterSnapshot.visibleDuration(of: cell, factors)
    }

    /// Adds the kinds of a cell and of the cells that it emits. Returns the index of the first one.
    static func append(_ cell: CAEmitterCell, _ factors: Particle.Factors, to kinds: inout [ParticleKind]) -> Int {
        let index = kinds.count
        kinds.append(ParticleKind(cell, factors))
        for (cellIndex, inner) in (cell.emitterCells ?? []).enumerated() where inner.isEnabled && inner.birthRate > 0 {
            let kind = append(inner, factors, to: &kinds)
            let emission = Emission(
                kind: kind, cellIndex: cellIndex, birthRate: Double(inner.birthRate), beginTime: inner.beginTime, duration: inner.duration)
            kinds[index].emissions.append(emission)
        }
        return index
    }
}
