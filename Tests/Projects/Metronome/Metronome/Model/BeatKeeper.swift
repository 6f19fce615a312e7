//
//  BeatKeeper.swift
//  Metronome
//
//  Created by Paper Lantern on 1/14/25.
//

import UIKit

@MainActor
final class BeatKeeper {

    var tempo = Tempo(72) {
        didSet {
            guard isRunning, tempo != oldValue else { return }
            schedule()
        }
    }
    var beatsPerBar = 4
    var onBeat: ((_ beat: Int) -> Void)?

    private(set) var count = 0
    private var timer: Timer?
    private var taps: [TimeInterval] = []

    var isRunning: Bool { timer != nil }

    func start() {
        guard !isRunning else { return }
        count = 0
        schedule()
        beat()
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// Takes the tempo from the last taps.
    func tap(at time: TimeInterval = CACurrentMediaTime()) -> Tempo? {
        if let last = taps.last, time - last > 2 { taps = [] }
        taps = taps.suffix(4) + [time]
        return Tempo(taps: taps)
    }

    private func schedule() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: tempo.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.beat()
            }
        }
    }

    private func beat() {
        let beat = count % beatsPerBar
        count += 1
        onBeat?(beat)
    }
}
