//
//  SteepViewController.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/3/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import AVFoundation
import AudioToolbox
import UIKit

class SteepViewController: UIViewController {

    @IBOutlet weak var ringView: RingView!
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!
    @IBOutlet weak var cup: UIImageView!
    @IBOutlet weak var steam: UIImageView!
    @IBOutlet var cupCenter: NSLayoutConstraint!
    @IBOutlet var journal: Journal!

    var tea: Tea!
    var brewer: Brewer!
    private var player: AVAudioPlayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = tea.name
        brewer = Brewer(seconds: tea.seconds)
        brewer.delegate = self
        brewer.observer = journal
        ringView.ringColor = brewer.color
        timeLabel.text = tea.time
        startButton.setTitle("Steep", for: .normal)
        startButton.setTitle("Pause", for: .selected)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(startAgain(_:)))
        press.minimumPressDuration = 0.6
        ringView.addGestureRecognizer(press)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        brewer.pause()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    @IBAction func toggle(_ sender: UIButton) {
        sender.isSelected = !sender.isSelected
        if sender.isSelected {
            brewer.start()
        } else {
            brewer.pause()
        }
    }

    @objc func startAgain(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        brewer.pause()
        brewer.elapsed = 0
        startButton.isSelected = false
        timeLabel.text = tea.time
        ringView.setFraction(0, duration: 0.4)
    }

    @objc func clearHint() {
        UIView.transition(
            with: hintLabel, duration: 0.5, options: .transitionCrossDissolve, animations: { self.hintLabel.text = "Enjoy it slowly." },
            completion: nil)
    }

    private func playChime() {
        guard UserDefaults.standard.bool(forKey: "chime") else { return }
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        guard let url = Bundle.main.url(forResource: "chime", withExtension: "wav") else { return }
        player = try? AVAudioPlayer(contentsOf: url)
        player?.prepareToPlay()
        player?.play()
    }

    private func raiseCup() {
        cupCenter.constant = -18
        UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: { self.view.layoutIfNeeded() }, completion: nil)
        UIView.animate(
            withDuration: 1.6, delay: 0.2, options: [.curveEaseOut],
            animations: {
                self.steam.alpha = 1
                self.steam.transform = CGAffineTransform(translationX: 0, y: -14)
            }, completion: nil)
    }
}

extension SteepViewController: BrewerDelegate {

    func brewer(_ brewer: Brewer, didReach fraction: Double) {
        ringView.setFraction(CGFloat(fraction), duration: 1)
        timeLabel.text = "\(brewer.seconds - brewer.elapsed) s"
    }

    func brewer(_ brewer: Brewer, titleForSecond second: Int) -> String? {
        return second == 0 ? "Just started" : nil
    }

    func brewerDidFinish(_ brewer: Brewer) {
        startButton.isSelected = false
        startButton.isEnabled = false
        timeLabel.text = "Done"
        hintLabel.text = "\(tea.name) is ready"
        playChime()
        raiseCup()
        perform(#selector(clearHint), with: nil, afterDelay: 2)
    }

    var brewerColor: UIColor {
        return tea.color
    }
}

// Overrides of methods that are declared for Objective-C may be in an extension.
extension SteepViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        #if os(iOS)
        hintLabel.text = "Hold the ring to start again."
        #else
        hintLabel.text = ""
        #endif
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .default
    }
}

/// Keeps what was brewed. The storyboard creates one beside the controller.
class Journal: NSObject, BrewerDelegate {

    private(set) var finished = 0

    func brewerDidStart(_ brewer: Brewer) {
        print("brewing for \(brewer.seconds) s")
    }

    func brewerDidFinish(_ brewer: Brewer) {
        finished += 1
    }
}
