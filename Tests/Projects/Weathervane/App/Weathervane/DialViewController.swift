//
//  DialViewController.swift
//  Weathervane
//
//  Created by Paper Lantern on 2/8/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit
import WindKit

protocol DialDelegate: AnyObject {
    func dial(_ dial: DialViewController, didChange wind: Wind)
    func dialDidSettle(_ dial: DialViewController)
}

/// The dial: it is turned with one or two fingers, pinched for more or less wind, and held for a calm.
class DialViewController: UIViewController, UIGestureRecognizerDelegate {

    @IBOutlet weak var arrow: ArrowView!
    @IBOutlet weak var rooster: UIImageView!
    @IBOutlet weak var ring: UIView! {
        didSet { ring.layer.borderColor = UIColor(named: "Brass")?.cgColor }
    }
    @IBOutlet var recognizers: [UIGestureRecognizer]!

    weak var delegate: DialDelegate?
    private var wind = Wind(direction: 45, knots: 12)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrow.point(to: wind.direction, animated: false)
        sway()
    }

    @IBAction func turn(_ pan: UIPanGestureRecognizer) {
        let place = pan.location(in: ring)
        let angle = atan2(place.x - ring.bounds.midX, ring.bounds.midY - place.y) * 180 / .pi
        set(Wind(direction: Double(angle), knots: wind.knots), animated: pan.state == .ended)
        if pan.state == .ended { settle() }
    }

    @IBAction func twist(_ rotation: UIRotationGestureRecognizer) {
        set(Wind(direction: wind.direction + Double(rotation.rotation) * 180 / .pi, knots: wind.knots), animated: false)
        rotation.rotation = 0
    }

    @IBAction func pinch(_ pinch: UIPinchGestureRecognizer) {
        set(Wind(direction: wind.direction, knots: wind.knots * Double(pinch.scale)), animated: false)
        pinch.scale = 1
        if pinch.state == .ended { settle() }
    }

    @IBAction func calm(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        set(Wind(direction: wind.direction, knots: 0), animated: true)
        settle()
    }

    @IBAction func quarterTurn(_ swipe: UITapGestureRecognizer) {
        set(Wind(direction: wind.direction + 90, knots: wind.knots), animated: true)
        settle()
    }

    func gust(to wind: Wind) {
        set(wind, animated: true)
        settle()
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        return recognizer is UIRotationGestureRecognizer && other is UIPinchGestureRecognizer
    }

    private func set(_ wind: Wind, animated: Bool) {
        self.wind = wind
        arrow.point(to: wind.direction, animated: animated)
        delegate?.dial(self, didChange: wind)
    }

    private func settle() {
        sway()
        delegate?.dialDidSettle(self)
    }

    /// The rooster looks to the side from which the wind comes, and trembles with its force.
    private func sway() {
        UIView.animate(withDuration: 0.4) {
            self.rooster.transform = CGAffineTransform(scaleX: self.wind.direction <= 180 ? 1 : -1, y: 1)
        }
        let tremble = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        let size = CGFloat(wind.beaufort) * 0.025
        tremble.values = [-size, size, -size * 0.6, size * 0.8, -size]
        tremble.isAdditive = true
        tremble.keyTimes = [0, 0.2, 0.45, 0.7, 1]
        tremble.duration = 1.6
        tremble.calculationMode = .cubic
        tremble.repeatCount = .infinity
        rooster.layer.add(tremble, forKey: "sway")
    }
}
