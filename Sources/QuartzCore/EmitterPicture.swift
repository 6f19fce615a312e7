import CoreGraphics
import Display
import Foundation

/// All particles of an emitter at one moment.
struct EmitterPicture {
    private let layer: CAEmitterLayer
    private let values: EmitterValues
    private let time: Double
    private let factors: Particle.Factors

    /// Who asks for more does not see more.
    private static let most = 4000

    init(_ layer: CAEmitterLayer, _ values: EmitterValues, _ time: Double) {
        self.layer = layer
        self.values = values
        self.time = time
        factors = Particle.Factors(lifetime: values.lifetime, velocity: values.velocity, scale: values.scale, spin: values.spin)
    }

    func draw(_ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        var particles: [Particle] = []
        for (index, source) in layer.sources.enumerated() {
            let seed = Chance.seed(UInt64(layer.seed), index)
            let begin = time - source.cell.beginTime
            source.births.forEach(from: begin - Self.reach(of: source.cell, factors), to: begin) { number, birth in
                let seed = Chance.seed(seed, number)
                add(source.cell, seed, birth + source.cell.beginTime, origin(seed), to: &particles)
            }
        }
        if layer.renderMode == .oldestLast { particles.reverse() }
        for particle in particles { show(particle, put) }
    }

    /// How long after the birth of such a particle something of it is still to be seen.
    static func reach(of cell: CAEmitterCell, _ factors: Particle.Factors) -> Double {
        let own = max(Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2, 0) * factors.lifetime
        return own + ((cell.emitterCells ?? []).map { reach(of: $0, factors) }.max() ?? 0)
    }

    /// A particle, if it lives, and those that it has emitted.
    private func add(_ cell: CAEmitterCell, _ seed: UInt64, _ birth: Double, _ origin: CGPoint, to particles: inout [Particle]) {
        guard particles.count < Self.most else { return }
        let particle = Particle(cell, seed: seed, birth: birth, origin: origin, factors: factors)
        if time - birth < particle.lifetime { particles.append(particle) }
        for (index, inner) in (cell.emitterCells ?? []).enumerated() where inner.isEnabled && inner.birthRate > 0 {
            let begin = birth + inner.beginTime
            let length = inner.duration > 0 ? min(inner.duration, particle.lifetime - inner.beginTime) : particle.lifetime - inner.beginTime
            guard length > 0 else { continue }
            let births = BirthRecord(rate: Double(inner.birthRate), since: begin)
            let own = Chance.seed(seed ^ 0x5EED, index)
            births.forEach(from: max(begin, time - Self.reach(of: inner, factors)), to: min(time, begin + length)) { number, time in
                add(inner, Chance.seed(own, number), time, particle.place(at: time - birth), to: &particles)
            }
        }
    }

    private func show(_ particle: Particle, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        guard case let image as CGImage = particle.cell.contents else { return }
        let age = time - particle.birth
        let color = particle.color(at: age)
        let transform = particle.transform(at: age)
        guard color.alpha > 0, transform.determinant != 0 else { return }
        let part = particle.cell.contentsRect
        let scale = particle.cell.contentsScale > 0 ? particle.cell.contentsScale : 1
        let (w, h) = (CGFloat(image.width) * part.width / scale, CGFloat(image.height) * part.height / scale)
        let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        let style = PictureStyle(part: part, tint: opaque == .white ? nil : opaque)
        put(.picture(image, RoundedRect(CGRect(x: -w / 2, y: -h / 2, width: w, height: h)), style), transform, color.alpha)
    }

    // MARK: - Where it is born

    private func origin(_ seed: UInt64) -> CGPoint {
        var chance = Chance(seed ^ 0x0121_6161)
        let (w, h) = (Double(values.size.width), Double(values.size.height))
        let isOutline = layer.emitterMode == .outline
        let offset: (Double, Double)
        switch layer.emitterShape {
        case .line:
            let place = layer.emitterMode == .points ? (chance.unit() < 0.5 ? 0 : 1) : chance.unit()
            offset = (w * (place - 0.5), 0)
        case .rectangle, .cuboid:
            if layer.emitterMode == .points {
                offset = (w * (chance.unit() < 0.5 ? -0.5 : 0.5), h * (chance.unit() < 0.5 ? -0.5 : 0.5))
            } else if isOutline {
                offset = Self.onOutline(w, h, chance.unit() * 2 * (w + h))
            } else {
                offset = (w * (chance.unit() - 0.5), h * (chance.unit() - 0.5))
            }
        case .circle, .sphere:
            let angle = chance.unit() * 2 * .pi
            // The root, so that every part of the disc gets its share.
            let radius = isOutline || layer.emitterMode == .points ? w : w * chance.unit().squareRoot()
            offset = (radius * cos(angle), radius * sin(angle))
        default: offset = (0, 0)
        }
        return CGPoint(x: values.position.x + CGFloat(offset.0), y: values.position.y + CGFloat(offset.1))
    }

    /// So far along the edges from the upper left corner, from the middle.
    private static func onOutline(_ w: Double, _ h: Double, _ way: Double) -> (Double, Double) {
        if way < w { return (way - w / 2, -h / 2) }
        if way < w + h { return (w / 2, way - w - h / 2) }
        if way < 2 * w + h { return (w / 2 - (way - w - h), h / 2) }
        return (-w / 2, h / 2 - (way - 2 * w - h))
    }
}

extension CAEmitterLayer {
    /// Whether anything is born, or was a short while ago.
    var isBusy: Bool {
        let factors = Particle.Factors(lifetime: modelValues.rare.emitter.lifetime)
        return sources.contains { source in
            source.births.rate > 0 || source.births.lastChange + EmitterPicture.reach(of: source.cell, factors) >= now
        }
    }
}
