//
//  OrreryViewController.swift
//  Orrery
//
//  Created by Paper Lantern on 12/3/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import OrbitKit
import UIKit

extension Planet {

    /// The planets of the data set `Planets`.
    static let all: [Planet] = {
        guard let asset = NSDataAsset(name: "Planets") else { return [] }
        return (try? Planet.planets(from: asset.data)) ?? []
    }()

    var localizedName: String {
        return NSLocalizedString(name, comment: "The name of a planet")
    }
}

class OrreryViewController: UIViewController {

    static let resume = Notification.Name("OrreryResume")

    @IBOutlet weak var orrery: OrreryView!
    @IBOutlet weak var speedLabel: UILabel!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var pauseButton: UIButton!
    @IBOutlet var controlsBottom: NSLayoutConstraint!

    private var observer: NSObjectProtocol?
    private(set) lazy var zoom = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.75)

    override func viewDidLoad() {
        super.viewDidLoad()
        orrery.planets = Planet.all
        speedLabel.text = String(format: NSLocalizedString("%d times as fast", comment: "speed"), 1)
        observer = NotificationCenter.default.addObserver(forName: OrreryViewController.resume, object: nil, queue: .main) {
            [weak self] _ in
            self?.nameLabel.text = NSLocalizedString("Tap a planet", comment: "hint")
        }
    }

    @IBAction func speedChanged(_ slider: UISlider) {
        let factor = Int(slider.value.rounded())
        slider.value = Float(factor)
        orrery.timeScale = Float(factor)
        speedLabel.text = String(format: NSLocalizedString("%d times as fast", comment: "speed"), factor)
    }

    @IBAction func choosePlanets(_ sender: UISegmentedControl) {
        let planets = sender.selectedSegmentIndex == 0 ? Planet.all : Array(Planet.all.prefix(4))
        zoom.stopAnimation(true)
        zoom = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.75)
        orrery.planets = planets
        orrery.transform = CGAffineTransform(scaleX: 0.6, y: 0.6).rotated(by: -0.5)
        zoom.addAnimations {
            self.orrery.transform = .identity
        }
        zoom.startAnimation()
    }

    @IBAction func tapped(_ recognizer: UITapGestureRecognizer) {
        let planet = orrery.planet(at: recognizer.location(in: orrery))
        UIView.transition(
            with: nameLabel, duration: 0.3, options: [.transitionFlipFromTop, .curveEaseOut],
            animations: {
                self.nameLabel.text = planet?.localizedName ?? NSLocalizedString("Only space", comment: "no planet")
            })
    }

    @IBAction func pause(_ sender: UIButton) {
        let isPaused = orrery.timeScale == 0
        orrery.timeScale = isPaused ? 1 : 0
        sender.setTitle(NSLocalizedString(isPaused ? "Pause" : "Go on", comment: "button"), for: .normal)
        controlsBottom.constant = isPaused ? 12 : 28
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        }
    }
}
