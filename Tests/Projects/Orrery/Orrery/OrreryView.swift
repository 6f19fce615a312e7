//
//  OrreryView.swift
//  Orrery
//
//  Created by Paper Lantern on 12/5/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import OrbitKit
import UIKit

/// The sun, its planets, and their orbits as thin circles.
class OrreryView: UIView {

    /// The seconds that an Earth year takes.
    @IBInspectable var year: Double = 6

    var planets: [Planet] = [] {
        didSet { rebuild() }
    }

    private let space = CALayer()
    private var bodies: [(planet: Planet, layer: CALayer, orbit: CAShapeLayer)] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.addSublayer(space)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard space.bounds.size != bounds.size else { return }
        space.frame = bounds
        rebuild()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        rebuild()
    }

    private func rebuild() {
        space.sublayers?.forEach { $0.removeFromSuperlayer() }
        bodies = []
        guard let first = planets.first, let last = planets.last, bounds.width > 0 else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let scale = OrbitScale(
            nearest: first.distance, farthest: last.distance, radii: 44...(min(bounds.width, bounds.height) / 2 - 14))
        let sun = CAGradientLayer()
        sun.type = .radial
        sun.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor]
        sun.startPoint = CGPoint(x: 0.4, y: 0.4)
        sun.endPoint = CGPoint(x: 1, y: 1)
        sun.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        sun.cornerRadius = 22
        sun.position = middle
        space.addSublayer(sun)
        for (index, planet) in planets.enumerated() {
            add(planet, radius: scale.radius(of: planet.distance), start: -CGFloat(index) * 1.9, around: middle)
        }
    }

    private func add(_ planet: Planet, radius: CGFloat, start: CGFloat, around middle: CGPoint) {
        let path = UIBezierPath(arcCenter: middle, radius: radius, startAngle: start, endAngle: start + 2 * .pi, clockwise: true)
        let orbit = CAShapeLayer()
        orbit.path = path.cgPath
        orbit.fillColor = nil
        orbit.strokeColor = UIColor(named: "Orbit")?.cgColor
        orbit.lineWidth = 1
        space.insertSublayer(orbit, at: 0)

        let body = CALayer()
        let side = CGFloat(8 + 4 * log(planet.radius / 2000))
        body.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        body.cornerRadius = side / 2
        body.backgroundColor = UIColor(named: planet.color)?.cgColor
        body.position = CGPoint(x: middle.x + radius * cos(start), y: middle.y + radius * sin(start))
        space.addSublayer(body)

        let turn = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        turn.path = path.cgPath
        turn.duration = planet.period * year
        turn.calculationMode = .paced
        turn.repeatCount = .greatestFiniteMagnitude
        body.add(turn, forKey: "orbit")
        bodies.append((planet, body, orbit))
    }

    /// The planet nearest to a point, if one is near.
    func planet(at point: CGPoint) -> Planet? {
        let distances = bodies.map { body -> (CGFloat, Planet) in
            let place = body.layer.presentation()?.position ?? body.layer.position
            return (hypot(place.x - point.x, place.y - point.y), body.planet)
        }
        return distances.filter { $0.0 < 26 }.min { $0.0 < $1.0 }?.1
    }

    /// Runs time faster, slower, or not at all, without a jump.
    var timeScale: Float {
        get { return space.speed }
        set {
            let now = space.convertTime(CACurrentMediaTime(), from: nil)
            space.speed = newValue
            space.beginTime = CACurrentMediaTime()
            space.timeOffset = now
        }
    }
}
