//
//  ViewController.swift
//  Lighthouse
//
//  Created by Paper Lantern on 4/11/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var lightButton: UIButton!
    @IBOutlet weak var boat: UIImageView!
    @IBOutlet weak var beam: BeamView!
    @IBOutlet private weak var fog: UIView!
    @IBOutlet private(set) weak var fogSwitch: UISwitch!
    @IBOutlet var clouds: [UIImageView]!
    @IBOutlet private var waves: [UIImageView]!
    @IBOutlet weak var panel: UIView! {
        didSet {
            panel.layer.borderColor = UIColor(white: 1, alpha: 0.25).cgColor
            panel.layer.borderWidth = 1
        }
    }

    let logbook = Logbook()
    var voyageDidEnd: (() -> Void)?

    private(set) var isLit = false
    private var secondsLit = 0
    private var lampTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        boat.accessibilityLabel = logbook.summary
        NotificationCenter.default.addObserver(
            self, selector: #selector(pause), name: Logbook.pauseNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(ViewController.resume(_:)), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, cloud) in clouds.enumerated() {
            drift(cloud, over: 14 + Double(index) * 5)
        }
        for (index, wave) in waves.enumerated() {
            roll(wave, offset: index == 0 ? 14 : -18)
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Actions

    @IBAction func toggleLight(_ sender: UIButton) {
        isLit = !isLit
        sender.setTitle(isLit ? "Douse" : "Light", for: UIControlState())
        if isLit {
            beam.startTurning()
            secondsLit = 0
            statusLabel.text = "The lamp is lit"
            lampTimer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        } else {
            lampTimer?.invalidate()
            statusLabel.text = "The lamp is dark"
        }
        UIView.animate(
            withDuration: 0.6, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
            animations: {
                self.beam.alpha = self.isLit ? 1 : 0
            },
            completion: { _ in
                if !self.isLit { self.beam.stopTurning() }
            })
    }

    @IBAction func sail() {
        guard boat.layer.animation(forKey: "voyage") == nil else { return }
        let home = boat.center
        let course = UIViewKeyframeAnimationOptions.calculationModeCubic
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: course,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                    self.boat.center = CGPoint(x: self.view.bounds.width + 70, y: home.y + 6)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.01) {
                    self.boat.center = CGPoint(x: -70, y: home.y + 3)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.41, relativeDuration: 0.59) {
                    self.boat.center = home
                }
            },
            completion: { _ in
                self.logbook.addVoyage()
                self.boat.accessibilityLabel = self.logbook.summary
                self.statusLabel.text = "Home again"
                self.voyageDidEnd?()
            })
    }

    @IBAction func fogChanged(_ sender: UISwitch) {
        UIView.animate(withDuration: 1.2) {
            self.fog.alpha = sender.isOn ? 1 : 0
            self.fog.transform = sender.isOn ? .identity : CGAffineTransform(translationX: 0, y: 40)
        }
    }

    @IBAction func press(sender: AnyObject) {
        guard let button = sender as? UIButton else { return }
        UIView.animate(withDuration: 0.12) {
            button.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
        }
    }

    @IBAction func release(_ button: UIButton, forEvent event: UIEvent) {
        guard event.type == .touches else { return }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3, options: [],
            animations: { button.transform = .identity }, completion: nil)
    }

    // MARK: - Time

    func tick(_ timer: Timer) {
        secondsLit += 1
        statusLabel.text = "Lit for \(secondsLit) s"
    }

    @objc private func pause() {
        lampTimer?.invalidate()
    }

    @objc private func resume(_ notification: Notification) {
        guard isLit else { return }
        statusLabel.text = "The lamp is lit"
    }

    // MARK: - Endless animations

    private func drift(_ cloud: UIView, over duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 46
        animation.duration = duration / 2
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        cloud.layer.add(animation, forKey: "drift")
    }

    private func roll(_ wave: UIView, offset: CGFloat) {
        UIView.animate(
            withDuration: 2.6, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut],
            animations: { wave.center.x += offset }, completion: nil)
    }
}
