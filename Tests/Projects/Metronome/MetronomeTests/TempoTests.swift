//
//  TempoTests.swift
//  MetronomeTests
//
//  Created by Paper Lantern on 1/16/25.
//

import Foundation
import Testing

@testable import Metronome

struct TempoTests {

    @Test(arguments: [(44, "Largo"), (60, "Larghetto"), (72, "Adagio"), (100, "Andante"), (132, "Allegro"), (208, "Prestissimo")])
    func everyTempoHasItsName(beats: Int, name: String) {
        #expect(Tempo(beats).name == name)
    }

    @Test func tempoIsKeptInItsRange() {
        #expect(Tempo(7).beatsPerMinute == 40)
        #expect(Tempo(999).beatsPerMinute == 208)
    }

    @Test func tempoOfTaps() throws {
        #expect(Tempo(taps: [1, 2]) == nil)
        let tempo = try #require(Tempo(taps: [10, 10.5, 11, 11.5]))
        #expect(tempo.beatsPerMinute == 120)
    }
}
