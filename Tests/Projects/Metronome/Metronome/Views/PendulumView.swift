//
//  PendulumView.swift
//  Metronome
//
//  Created by Paper Lantern on 1/15/25.
//

import UIKit

/// A rod that stands on its lower end, with a weight that can be moved along it.
@IBDesignable
final class PendulumView: UIView {

    @IBInspectable var maximumAngle: CGFloat = 24
    @IBInspectable var rodColor: UIColor = .gray {
        didSet { rod.backgroundColor = rodColor }
    }
    @IBInspectable var weightColor: UIColor = .orange {
        didSet { weight.backgroundColor = weightColor }
    }

    private let rod = UIView()
    private let weight = UIView()
    private var side: CGFloat = 0

    /// The place of the weight, 0 at the top and 1 at the foot.
    var position: CGFloat = 0.4 {
        didSet { placeWeight() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        rod.layer.cornerRadius = 3
        rod.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        weight.layer.cornerRadius = 10
        weight.layer.shadowOpacity = 0.25
        weight.layer.shadowOffset = CGSize(width: 0, height: 4)
        weight.layer.shadowRadius = 6
        weight.accessibilityIdentifier = "weight"
        rod.addSubview(weight)
        addSubview(rod)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rod.bounds = CGRect(x: 0, y: 0, width: 6, height: bounds.height - 24)
        rod.center = CGPoint(x: bounds.midX, y: bounds.maxY)
        placeWeight()
    }

    private func placeWeight() {
        weight.bounds = CGRect(x: 0, y: 0, width: 56, height: 40)
        weight.center = CGPoint(x: 3, y: 20 + (rod.bounds.height - 120) * position)
    }

    func swing(over duration: TimeInterval) {
        side = side <= 0 ? 1 : -1
        let angle = side * maximumAngle * .pi / 180
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.rod.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    func rest() {
        side = 0
        UIView.animate(
            withDuration: 1.2, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0, options: .beginFromCurrentState
        ) {
            self.rod.transform = .identity
        }
    }
}
