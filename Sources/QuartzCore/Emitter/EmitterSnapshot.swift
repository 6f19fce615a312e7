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
        var particles: [Particle] = []
        for (index, source) in layer.sources.enumerated() {
            let seed = SeededRandom.derivedSeed(UInt64(layer.seed), index)
            let begin = time - source.cell.beginTime
            source.births.forEachBirth(from: begin - Self.visibleDuration(of: source.cell, factors), to: begin) { number, birth in
                let seed = SeededRandom.derivedSeed(seed, number)
                return add(source.cell, seed, birth + source.cell.beginTime, origin(seed), to: &particles)
            }
        }
        if particles.count == Self.maximumParticleCount { reportMaximumParticleCount() }
        if layer.renderMode == .oldestLast { particles.reverse() }
        for particle in particles { draw(particle, addItem) }
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
    private func add(_ cell: CAEmitterCell, _ seed: UInt64, _ birth: Double, _ origin: CGPoint, to particles: inout [Particle]) -> Bool {
        guard particles.count < Self.maximumParticleCount else { return false }
        let particle = Particle(cell, seed: seed, birth: birth, origin: origin, factors: factors)
        if time - birth < particle.lifetime { particles.append(particle) }
        for (index, inner) in (cell.emitterCells ?? []).enumerated() where inner.isEnabled && inner.birthRate > 0 {
            let begin = birth + inner.beginTime
            let emissionDuration =
                inner.duration > 0 ? min(inner.duration, particle.lifetime - inner.beginTime) : particle.lifetime - inner.beginTime
            guard emissionDuration > 0 else { continue }
            let history = EmissionHistory(rate: Double(inner.birthRate), since: begin)
            let cellSeed = SeededRandom.derivedSeed(seed ^ 0x5EED, index)
            history.forEachBirth(from: max(begin, time - Self.visibleDuration(of: inner, factors)), to: min(time, begin + emissionDuration))
            { number, time in
                add(inner, SeededRandom.derivedSeed(cellSeed, number), time, particle.position(at: time - birth), to: &particles)
            }
        }
        return true
    }

    /// Adds the image of a particle.
    private func draw(_ particle: Particle, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        guard case let image as CGImage = particle.cell.contents else { return }
        let age = time - particle.birth
        let color = particle.color(at: age)
        let transform = particle.transform(at: age)
        guard color.alpha > 0, transform.determinant != 0 else { return }
        let contentsRect = particle.cell.contentsRect
        let scale = particle.cell.contentsScale > 0 ? particle.cell.contentsScale : 1
        let (w, h) = (CGFloat(image.width) * contentsRect.width / scale, CGFloat(image.height) * contentsRect.height / scale)
        let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        let style = ImageFillStyle(sourceRect: contentsRect, tint: opaque == .white ? nil : opaque)
        addItem(.image(image, RoundedRect(CGRect(x: -w / 2, y: -h / 2, width: w, height: h)), style), transform, color.alpha)
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
