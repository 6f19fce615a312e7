//
//  Tempo.swift
//  Metronome
//
//  Created by Paper Lantern on 1/14/25.
//

import Foundation

struct Tempo: Equatable, Sendable {

    static let range = 40...208
    static let names: [(upTo: Int, name: String)] = [
        (59, "Largo"), (65, "Larghetto"), (75, "Adagio"), (107, "Andante"), (119, "Moderato"), (167, "Allegro"), (199, "Presto"),
    ]

    let beatsPerMinute: Int

    init(_ beatsPerMinute: Int) {
        self.beatsPerMinute = min(max(beatsPerMinute, Tempo.range.lowerBound), Tempo.range.upperBound)
    }

    /// The tempo of taps at these times, if there are enough of them.
    init?(taps: [TimeInterval]) {
        guard taps.count >= 3, let first = taps.first, let last = taps.last, last > first else { return nil }
        self.init(Int((60 * Double(taps.count - 1) / (last - first)).rounded()))
    }

    var interval: TimeInterval { 60 / Double(beatsPerMinute) }

    var name: String {
        Tempo.names.first { beatsPerMinute <= $0.upTo }?.name ?? "Prestissimo"
    }
}
