import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The particles of an emitter layer at one moment.
struct EmitterSnapshot {
    private let layer: CAEmitterLayer
    private let values: EmitterValues
    private let time: Double
    private let factors: Particle.Factors

    /// The maximum number of particles. Further particles are not shown.
    private static let maximumParticleCount = 4000

    init(_ layer: CAEmitterLayer, _ values: EmitterValues, _ time: Double) {
        self.layer = layer
        self.values = values
        self.time = time
        factors = Particle.Factors(lifetime: values.lifetime, velocity: values.velocity, scale: values.scale, spin: values.spin)
    }

    /// Adds the images of all particles.
    func draw(_ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        var kinds: [ParticleKind] = []
        var particles: [Particle] = []
        for (index, source) in layer.sources.enumerated() {
            let seed = SeededRandom.derivedSeed(UInt64(layer.seed), index)
            let beginTime = source.cell.beginTime
            let kind = ParticleKind.append(source.cell, factors, to: &kinds)
            source.births.forEachBirth(from: time - beginTime - kinds[kind].visibleDuration, to: time - beginTime) { number, birth in
                let seed = SeededRandom.derivedSeed(seed, number)
                return add(kinds, kind, seed, birth + beginTime, origin(seed), to: &particles)
            }
        }
        if particles.count == Self.maximumParticleCount { reportMaximumParticleCount() }
        if layer.renderMode == .oldestLast { particles.reverse() }
        for particle in particles { draw(particle, kinds, addItem) }
    }

    private func reportMaximumParticleCount() {
        Diagnostics.report(
            .warning, source: "CAEmitterLayer",
            "The layer\(layer.name.map { " '\($0)'" } ?? "") has the maximum of \(Self.maximumParticleCount) particles; further particles "
                + "are not shown. Reduce the birthRate or the lifetime of its cells.", onlyOnce: true)
    }

    /// Returns the duration after a particle's birth in which the particle, or a particle that it has emitted, can be visible.
    static func visibleDuration(of cell: CAEmitterCell, _ factors: Particle.Factors) -> Double {
        let ownLifetime = max(Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2, 0) * factors.lifetime
        return ownLifetime + ((cell.emitterCells ?? []).map { max($0.beginTime, 0) + visibleDuration(of: $0, factors) }.max() ?? 0)
    }

    /// Adds a particle if it is alive, and the particles that it has emitted. Returns false if there are too many particles.
    private func add(
        _ kinds: [ParticleKind], _ kind: Int, _ seed: UInt64, _ birth: Double, _ origin: CGPoint, to particles: inout [Particle]
    ) -> Bool {
        guard particles.count < Self.maximumParticleCount else { return false }
        let particle = Particle(kinds, kind, seed: seed, birth: birth, origin: origin)
        if time - birth < particle.lifetime { particles.append(particle) }
        for emission in kinds[kind].emissions {
            let begin = birth + emission.beginTime
            let remainingLifetime = particle.lifetime - emission.beginTime
            let duration = emission.duration > 0 ? min(emission.duration, remainingLifetime) : remainingLifetime
            guard duration > 0 else { continue }
            let history = EmissionHistory(rate: emission.birthRate, since: begin)
            let cellSeed = SeededRandom.derivedSeed(seed ^ 0x5EED, emission.cellIndex)
            history.forEachBirth(
                from: max(begin, time - kinds[emission.kind].visibleDuration), to: min(time, begin + duration)
            ) { number, time in
                add(
                    kinds, emission.kind, SeededRandom.derivedSeed(cellSeed, number), time, particle.position(kinds, at: time - birth),
                    to: &particles)
            }
        }
        return true
    }

    /// Adds the image of a particle.
    private func draw(_ particle: Particle, _ kinds: [ParticleKind], _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        guard let image = kinds[particle.kind].image else { return }
        let age = time - particle.birth
        let color = particle.color(kinds, at: age)
        let transform = particle.transform(kinds, at: age)
        guard color.w > 0, transform.determinant != 0 else { return }
        let opaque = CGColor(red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: 1)
        let style = ImageFillStyle(sourceRect: kinds[particle.kind].contentsRect, tint: opaque == .white ? nil : opaque)
        addItem(.image(image, kinds[particle.kind].shape, style), transform, CGFloat(color.w))
    }

    // MARK: - Positions of birth

    /// Returns the position of birth of the particle with this seed.
    private func origin(_ seed: UInt64) -> CGPoint {
        var random = SeededRandom(seed ^ 0x0121_6161)
        let (w, h) = (Double(values.size.width), Double(values.size.height))
        let isOutline = layer.emitterMode == .outline
        let offset: (Double, Double)
        switch layer.emitterShape {
        case .line:
            let fraction = layer.emitterMode == .points ? (random.nextUnit() < 0.5 ? 0 : 1) : random.nextUnit()
            offset = (w * (fraction - 0.5), 0)
        case .rectangle, .cuboid:
            if layer.emitterMode == .points {
                offset = (w * (random.nextUnit() < 0.5 ? -0.5 : 0.5), h * (random.nextUnit() < 0.5 ? -0.5 : 0.5))
            } else if isOutline {
                offset = Self.outlinePoint(w, h, random.nextUnit() * 2 * (w + h))
            } else {
                offset = (w * (random.nextUnit() - 0.5), h * (random.nextUnit() - 0.5))
            }
        case .circle, .sphere:
            let angle = random.nextUnit() * 2 * .pi
            // The square root distributes the particles evenly over the area of the disc.
            let radius = isOutline || layer.emitterMode == .points ? w : w * random.nextUnit().squareRoot()
            offset = (radius * cos(angle), radius * sin(angle))
        default: offset = (0, 0)
        }
        return CGPoint(x: values.position.x + CGFloat(offset.0), y: values.position.y + CGFloat(offset.1))
    }

    /// Returns the point at a distance along the outline of a rectangle, relative to the center of the rectangle.
    ///
    /// The distance is measured clockwise from the upper left corner.
    private static func outlinePoint(_ w: Double, _ h: Double, _ distance: Double) -> (Double, Double) {
        if distance < w { return (distance - w / 2, -h / 2) }
        if distance < w + h { return (w / 2, distance - w - h / 2) }
        if distance < 2 * w + h { return (w / 2 - (distance - w - h), h / 2) }
        return (-w / 2, h / 2 - (distance - 2 * w - h))
    }
}

extension CAEmitterLayer {
    /// Whether particles are being born, or were born so recently that some can be visible.
    var isActive: Bool {
        let factors = Particle.Factors(lifetime: modelValues.rareValues.emitter.lifetime)
        return sources.contains { source in
            // The particles of a cell are shifted in time by the begin time of the cell.
            let lastBirth = source.births.lastRateChange + source.cell.beginTime
            return source.births.currentRate > 0 || lastBirth + EmitterSnapshot.visibleDuration(of: source.cell, factors) >= now
        }
    }
}
