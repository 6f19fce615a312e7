//
//  MetronomeViewControllerTests.swift
//  MetronomeTests
//
//  Created by Paper Lantern on 1/16/25.
//

import Testing
import UIKit

@testable import Metronome

@MainActor
@Suite("The controller of the storyboard")
struct MetronomeViewControllerTests {

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller: MetronomeViewController

    init() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = try #require(storyboard.instantiateInitialViewController() as? MetronomeViewController)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func wait(_ seconds: Double) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                continuation.resume()
            }
        }
    }

    @Test("Two and a half seconds at 120 have six beats")
    func beatsAreCounted() async {
        controller.keeper.tempo = Tempo(120)
        controller.startButton.sendActions(for: .touchUpInside)
        await wait(2.6)
        #expect(controller.keeper.isRunning)
        #expect(controller.keeper.count == 6)
        controller.stop()
        await wait(1)
        #expect(controller.keeper.count == 6)
    }

    @Test func sliderSetsTheTempo() {
        controller.tempoSlider.value = 150.4
        controller.tempoSlider.sendActions(for: .valueChanged)
        #expect(controller.keeper.tempo == Tempo(150))
    }
}
