//
//  MetronomeViewController.swift
//  Metronome
//
//  Created by Paper Lantern on 1/14/25.
//

import UIKit

final class MetronomeViewController: UIViewController {

    @IBOutlet private var pendulum: PendulumView!
    @IBOutlet private var tempoLabel: UILabel!
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private(set) var tempoSlider: UISlider!
    @IBOutlet private var signature: UISegmentedControl!
    @IBOutlet private(set) var startButton: UIButton!
    @IBOutlet private var dots: UIStackView!

    let keeper = BeatKeeper()

    override func viewDidLoad() {
        super.viewDidLoad()
        keeper.onBeat = { [unowned self] in show(beat: $0) }
        makeDots()
        setTempo(Tempo(72))
        NotificationCenter.default.addObserver(
            self, selector: #selector(stop), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    // MARK: - Actions

    @IBAction private func startOrStop(_ sender: UIButton) {
        if keeper.isRunning {
            stop()
        } else {
            keeper.start()
            sender.configuration?.title = "Stop"
        }
    }

    @IBAction private func sliderMoved(_ sender: UISlider, forEvent event: UIEvent) {
        setTempo(Tempo(Int(sender.value.rounded())))
    }

    @IBAction private func signatureChanged(_ sender: UISegmentedControl) {
        keeper.beatsPerBar = sender.selectedSegmentIndex + 2
        makeDots()
    }

    @IBAction private func tapTempo() {
        guard let tempo = keeper.tap() else { return }
        setTempo(tempo)
    }

    @IBAction private func moveWeight(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: pendulum).y
        pan.setTranslation(.zero, in: pendulum)
        setTempo(Tempo(keeper.tempo.beatsPerMinute - Int((way / 2).rounded())))
    }

    @objc func stop() {
        keeper.stop()
        pendulum.rest()
        startButton.configuration?.title = "Start"
        light(nil)
    }

    // MARK: - Showing

    private func setTempo(_ tempo: Tempo) {
        keeper.tempo = tempo
        tempoLabel.text = "\(tempo.beatsPerMinute)"
        nameLabel.text = tempo.name
        tempoSlider.value = Float(tempo.beatsPerMinute)
        let part = CGFloat(tempo.beatsPerMinute - Tempo.range.lowerBound) / CGFloat(Tempo.range.count - 1)
        UIView.animate(withDuration: 0.25) {
            self.pendulum.position = part
        }
    }

    private func makeDots() {
        for dot in dots.arrangedSubviews { dot.removeFromSuperview() }
        for index in 0..<keeper.beatsPerBar {
            let dot = UIView()
            dot.backgroundColor = UIColor(named: "Brass")
            dot.layer.cornerRadius = 7
            dot.alpha = 0.25
            dot.accessibilityIdentifier = "dot \(index + 1)"
            dot.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                dot.widthAnchor.constraint(equalToConstant: 14),
                dot.heightAnchor.constraint(equalToConstant: 14),
            ])
            dots.addArrangedSubview(dot)
        }
    }

    private func show(beat: Int) {
        pendulum.swing(over: keeper.tempo.interval)
        light(beat)
    }

    private func light(_ beat: Int?) {
        for (index, dot) in dots.arrangedSubviews.enumerated() {
            let isLit = index == beat
            if isLit { dot.transform = CGAffineTransform(scaleX: index == 0 ? 1.9 : 1.5, y: index == 0 ? 1.9 : 1.5) }
            UIView.animate(springDuration: 0.35, bounce: 0.3) {
                dot.transform = .identity
                dot.alpha = isLit ? 1 : 0.25
            }
        }
    }
}
