import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The flights of the scene. The first change is at 3 s, from London–Paris to Paris–Rome. The times of `makeFixture(at:)` are relative to
/// this change, and those of `advance(to:)` are relative to the start of the scene.
@MainActor @Suite struct FlightTests {
    private func makeFixture(at time: Double) throws -> SceneFixture {
        let fixture = try SceneFixture("flight")
        fixture.advance(to: 3 + time)
        return fixture
    }

    /// Returns the temporary labels that show the new texts.
    private func incomingLabels(_ fixture: SceneFixture) -> [UILabel] {
        let subviews = fixture.stage.window.rootViewController?.view.subviews ?? []
        return subviews.compactMap { $0 as? UILabel }.filter {
            $0.accessibilityIdentifier == nil
        }
    }

    private func incomingLayer(_ fixture: SceneFixture, _ text: String) throws -> CALayer {
        try #require(incomingLabels(fixture).first { $0.text == text }, "no incoming label shows \(text)").layer
    }

    // MARK: - Views

    /// On a phone with a notch, the bar with the date ends below the notch.
    @Test func dateIsBelowTheNotch() throws {
        let device = try #require(Device.model(named: "iPhone X"))
        let stage = try #require(Scene.demo(named: "flight")).with(device).makeStage()
        stage.advance(frames: 1)
        let root = try #require(stage.window.rootViewController?.view)
        let bar = try #require(root.subviews.first { $0.accessibilityIdentifier == "bar" })
        let summary = try #require(bar.subviews.first { $0.accessibilityIdentifier == "summary" })
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 94))
        #expect(summary.frame == CGRect(x: 0, y: 58, width: 375, height: 22))
    }

    @Test(arguments: [
        ("background", 0.0, 0.0, 375.0, 667.0), ("summary", 0, 14, 375, 22), ("summary-icon", 70, 16, 18, 18),
        ("flight-number", 23, 137, 109, 22), ("gate-number", 247, 137, 109, 22), ("departing", 35, 338, 91.5, 44),
        ("arriving", 244.5, 338, 91.5, 44), ("plane", 143.5, 341, 88, 35), ("banner", 92, 526, 191, 47), ("status", 130, 532, 115, 35),
        ("snow", -150, -50, 300, 50), ("bar", 0, 0, 375, 50), ("flight-caption", 42, 91, 66, 22), ("gate-caption", 277, 91, 51, 22),
        ("sky-below-bar", 0, 50, 375, 667),
    ])
    func layoutMatchesTutorial(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
        let frame = try SceneFixture("flight").frame(name)
        #expect(near(frame.minX, x) && near(frame.minY, y) && near(frame.width, width) && near(frame.height, height), "\(frame)")
    }

    @Test(arguments: [
        ("summary", "SinhalaSangamMN-Bold", 18.0, 0xFFFFFF), ("flight-caption", "HelveticaNeue-CondensedBold", 19, 0xFFFFFF),
        ("gate-caption", "HelveticaNeue-CondensedBold", 19, 0xFFFFFF), ("flight-number", "HelveticaNeue-CondensedBold", 27, 0xFFFFFF),
        ("gate-number", "HelveticaNeue-CondensedBold", 27, 0xFFFFFF), ("departing", "HelveticaNeue-CondensedBold", 43, 0xFFD634),
        ("arriving", "HelveticaNeue-CondensedBold", 43, 0xFFD634), ("status", "HelveticaNeue-CondensedBold", 29, 0xFF3C2A),
    ])
    func fontsMatchTutorial(_ name: String, _ font: String, _ size: Double, _ color: Int) throws {
        let label = try #require(try SceneFixture("flight").view(name) as? UILabel)
        #expect(label.font == UIFont(name: font, size: size) && label.font.fontName == font && label.textAlignment == .center)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(label.textColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) } == color && alpha == 1)
    }

    /// The views are compared from back to front. The snow is in front of all labels, but it is visible only in the area below the bar.
    @Test func viewOrderMatchesTutorial() throws {
        let fixture = try SceneFixture("flight")
        let names = fixture.stage.window.rootViewController?.view.subviews.map { $0.accessibilityIdentifier ?? "" }
        #expect(
            names == [
                "background", "bar", "flight-caption", "gate-caption", "flight-number", "gate-number", "departing", "arriving", "plane",
                "banner", "status", "sky-below-bar",
            ])
        #expect(
            try fixture.view("summary").superview === fixture.view("bar")
                && fixture.view("summary-icon").superview === fixture.view("summary"))
        #expect(try fixture.view("snow").superview === fixture.view("sky-below-bar") && fixture.view("sky-below-bar").clipsToBounds)
    }

    @Test func snowEmitterMatchesTutorial() throws {
        let emitter = try #require(try SceneFixture("flight").view("snow").layer as? CAEmitterLayer)
        #expect(emitter.emitterShape == .rectangle && emitter.emitterPosition == CGPoint(x: 150, y: 0))
        #expect(emitter.emitterSize == CGSize(width: 300, height: 50))
        let flake = try #require(emitter.emitterCells?.first)
        #expect(emitter.emitterCells?.count == 1 && flake.contents != nil && flake.birthRate == 200 && flake.lifetime == 3.5)
        #expect(flake.velocity == 10 && flake.velocityRange == 350 && flake.yAcceleration == 70 && flake.xAcceleration == 0)
        #expect(flake.emissionLongitude == -.pi && flake.emissionRange == .pi / 2)
        #expect(flake.scale == 0.33 && flake.scaleRange == 1.25 && flake.scaleSpeed == -0.25)
        #expect(flake.alphaRange == 0.5 && flake.alphaSpeed == -0.15 && flake.blueRange == 0.1 && flake.redRange == 0)
    }

    @Test func firstFlightIsLondonToParis() throws {
        let fixture = try makeFixture(at: -0.01)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { fixture.text($0) }
        #expect(texts == ["01 Apr 2018 09:42", "ZY 2014", "T1 A33", "LGW", "CDG", "Boarding"])
        #expect(incomingLabels(fixture).isEmpty)
        #expect(try fixture.view("snow").isHidden == false)
        #expect(near(fixture.value("plane", "position.x"), 187.5))
    }

    @Test func flightsAlternate() throws {
        let fixture = try makeFixture(at: 1.5)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { fixture.text($0) }
        #expect(texts == ["01 Apr 2018 17:05", "AE 1107", "045", "CDG", "FCO", "Delayed"])
        #expect(incomingLabels(fixture).isEmpty)
        #expect(near(fixture.value("snow", "opacity"), 0))
        fixture.advance(to: 6.01)
        #expect(fixture.text("flight-number") == "AE 1107" && incomingLabels(fixture).count == 5)
        fixture.advance(to: 7.5)
        #expect(fixture.text("flight-number") == "ZY 2014" && near(fixture.value("snow", "opacity"), 1))
        fixture.advance(to: 10.5)
        #expect(fixture.text("flight-number") == "AE 1107")
    }

    // MARK: - Cube

    @Test func cubeRotatesDownForRome() throws {
        let fixture = try makeFixture(at: 0.25)
        // At half of the duration, the ease-out progress is 0.684643.
        for (name, text, halfHeight) in [("flight-number", "AE 1107", 11.0), ("gate-number", "045", 11), ("status", "Delayed", 17.5)] {
            #expect(near(fixture.value(name, "transform.translation.y"), halfHeight * 0.684643))
            #expect(near(fixture.value(name, "transform.scale.y"), 1 - 0.9 * 0.684643))
            let incoming = try incomingLayer(fixture, text)
            #expect(near(fixture.stage.trace(incoming, "transform.translation.y"), -halfHeight * (1 - 0.684643)))
            #expect(near(fixture.stage.trace(incoming, "transform.scale.y"), 0.1 + 0.9 * 0.684643))
            #expect(near(fixture.stage.trace(incoming, "transform.scale.x"), 1))
        }
        #expect(fixture.text("flight-number") == "ZY 2014")
        #expect(incomingLabels(fixture).allSatisfy { ($0.backgroundColor ?? .clear) == .clear })
        fixture.advance(to: 3.5)
        #expect(fixture.text("flight-number") == "AE 1107" && fixture.text("status") == "Delayed")
        #expect(near(fixture.value("flight-number", "transform.scale.y"), 1))
        #expect(near(fixture.value("flight-number", "transform.translation.y"), 0))
        #expect(incomingLabels(fixture).isEmpty)
    }

    @Test func cubeRotatesUpForParis() throws {
        let fixture = try makeFixture(at: 3.25)
        #expect(near(fixture.value("flight-number", "transform.translation.y"), -11 * 0.684643))
        #expect(near(fixture.stage.trace(try incomingLayer(fixture, "ZY 2014"), "transform.translation.y"), 11 * (1 - 0.684643)))
    }

    // MARK: - Move and bounce

    @Test func newAirportStartsAfterDelay() throws {
        let fixture = try makeFixture(at: 0.05)
        let incoming = try incomingLayer(fixture, "FCO")
        #expect(near(fixture.stage.trace(incoming, "transform.translation.y"), -50))
        #expect(near(fixture.stage.trace(incoming, "opacity"), 0))
    }

    @Test func bothAirportLabelsMoveTogether() throws {
        let fixture = try makeFixture(at: 0.2)
        // Both are at 0.4 of their duration, where the ease-in progress is 0.214861.
        #expect(near(fixture.value("departing", "transform.translation.x"), -80 * 0.214861))
        #expect(near(fixture.value("departing", "opacity"), 1 - 0.214861))
        #expect(near(fixture.value("arriving", "transform.translation.y"), -50 * 0.214861))
        let (from, to) = (try incomingLayer(fixture, "CDG"), try incomingLayer(fixture, "FCO"))
        #expect(near(fixture.stage.trace(from, "transform.translation.x"), -80 * (1 - 0.214861)))
        #expect(near(fixture.stage.trace(from, "opacity"), 0.214861))
        #expect(near(fixture.stage.trace(to, "transform.translation.y"), -50 * (1 - 0.214861)))
    }

    @Test func newAirportBouncesOnOppositeSide() throws {
        let fixture = try makeFixture(at: 0.34)
        #expect(fixture.text("departing") == "LGW")
        fixture.advance(to: 3.35)
        #expect(fixture.text("departing") == "CDG" && fixture.text("arriving") == "FCO")
        #expect(incomingLabels(fixture).count == 3, "the labels of the cube are still animated")
        // The outgoing animation is additive. At 0.7 of its duration, 1 - 0.554814 of its distance remains. The model value is already
        // zero, so the label is on the opposite side.
        #expect(near(fixture.value("departing", "transform.translation.x"), 80 * (1 - 0.554814)))
        #expect(near(fixture.value("arriving", "transform.translation.y"), 50 * (1 - 0.554814)))
        #expect(near(fixture.value("departing", "opacity"), 1))
        fixture.advance(to: 3.45)
        #expect(near(fixture.value("departing", "transform.translation.x"), 80 * (1 - 0.839428)))
        fixture.advance(to: 3.5)
        #expect(near(fixture.value("departing", "transform.translation.x"), 0))
    }

    // MARK: - Plane and summary

    @Test func planeFollowsKeyframes() throws {
        let fixture = try makeFixture(at: 0.375)
        // One curve applies to the whole animation: at a quarter of the duration, its progress is 0.129162.
        #expect(near(fixture.value("plane", "position.x"), 187.5 + 80 * 0.129162 / 0.25))
        #expect(near(fixture.value("plane", "position.y"), 358.5 - 10 * 0.129162 / 0.25))
        #expect(near(fixture.value("plane", "transform.rotation.z"), -.pi / 8 * (0.129162 - 0.1) / 0.4))
        #expect(near(fixture.value("plane", "opacity"), 1))
        fixture.advance(to: 3.75)
        #expect(near(fixture.value("plane", "position.x"), 367.5) && near(fixture.value("plane", "position.y"), 298.5))
        #expect(near(fixture.value("plane", "transform.rotation.z"), -.pi / 8))
        #expect(near(fixture.value("plane", "opacity"), 0))
        fixture.advance(to: 3.9)
        // At 0.6 of the duration, the progress is 0.668116.
        #expect(near(fixture.value("plane", "position.x"), 187.5 * (0.668116 - 0.55) / 0.45))
        #expect(near(fixture.value("plane", "position.y"), 358.5))
        #expect(near(fixture.value("plane", "opacity"), (0.668116 - 0.55) / 0.45))
        #expect(near(fixture.value("plane", "transform.rotation.z"), 0))
        fixture.advance(to: 4.5)
        #expect(near(fixture.value("plane", "position.x"), 187.5) && near(fixture.value("plane", "opacity"), 1))
        #expect(try fixture.view("plane").layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func summaryTextChangesOffScreen() throws {
        let fixture = try makeFixture(at: 0.25)
        #expect(near(fixture.value("summary", "position.y"), 25 - 100 * 0.129162 / 0.45))
        fixture.advance(to: 3.49)
        #expect(fixture.text("summary") == "01 Apr 2018 09:42")
        fixture.advance(to: 3.5)
        #expect(fixture.text("summary") == "01 Apr 2018 17:05")
        #expect(near(fixture.value("summary", "position.y"), -75))
        fixture.advance(to: 3.7)
        #expect(near(fixture.value("summary", "position.y"), -75 + 100 * (0.812604 - 0.5) / 0.45))
        fixture.advance(to: 4)
        #expect(near(fixture.value("summary", "position.y"), 25))
        #expect(try fixture.view("summary-icon").superview === fixture.view("summary"))
    }

    /// The expected distances were measured in a recording of the tutorial's app with 15 frames per second. If the curve applied to each
    /// keyframe separately, the plane would be 20 points further.
    @Test(arguments: [(0.05, 1.4), (0.12, 4.9), (0.19, 9.7), (0.25, 18.8), (0.32, 33), (0.39, 44), (0.45, 62)])
    func planeMatchesRecording(_ time: Double, _ flown: Double) throws {
        #expect(abs(try makeFixture(at: time).value("plane", "position.x") - 187.5 - flown) < 3.5)
    }

    @Test(arguments: [(0.05, 1.2), (0.12, 7.3), (0.19, 16.9), (0.79, 8.5), (0.85, 0)])
    func summaryMatchesRecording(_ time: Double, _ up: Double) throws {
        #expect(abs(25 - (try makeFixture(at: time).value("summary", "position.y")) - up) < 2.5)
    }

    /// Compares steps of 0.05 s with the five keyframes and the curve.
    @Test func planeMatchesKeyframeFormula() throws {
        let fixture = try makeFixture(at: 0)
        for step in 1..<30 {
            let time = 0.05 * Double(step)
            fixture.advance(to: 3 + time)
            let progress = easeInOut(time / 1.5)
            func keyframeProgress(_ start: Double, _ length: Double) -> Double { min(max((progress - start) / length, 0), 1) }
            let isReset = progress > 0.51
            let (run, tilt, climb, reset, land) = (
                keyframeProgress(0, 0.25), keyframeProgress(0.1, 0.4), keyframeProgress(0.25, 0.25), keyframeProgress(0.51, 0.01),
                keyframeProgress(0.55, 0.45)
            )
            let x = isReset ? 367.5 - 367.5 * reset + 187.5 * land : 187.5 + 80 * run + 100 * climb
            let y = isReset ? 298.5 + 60 * reset : 358.5 - 10 * run - 50 * climb
            #expect(near(fixture.value("plane", "position.x"), x) && near(fixture.value("plane", "position.y"), y), "at \(time)")
            #expect(near(fixture.value("plane", "opacity"), progress < 0.55 ? 1 - climb : land), "at \(time)")
            #expect(near(fixture.value("plane", "transform.rotation.z"), -.pi / 8 * (tilt - reset)), "at \(time)")
        }
    }

    // MARK: - Sky

    /// At half of the duration, three points of the sky have the mean of the colors of the two images. So nothing behind the image view is
    /// visible there.
    @Test func skiesCrossDissolve() throws {
        let fixture = try makeFixture(at: -0.005)
        try fixture.view("sky-below-bar").isHidden = true
        func sampleSky() -> [[Int]] {
            let image = fixture.stage.render()
            return [(736, 500), (740, 780), (730, 900)].map {
                let pixel = image[$0.0, $0.1]
                return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
            }
        }
        let before = sampleSky()
        fixture.advance(to: 3.5)
        let middle = sampleSky()
        fixture.advance(to: 4.1)
        let after = sampleSky()
        for (index, pixel) in middle.enumerated() {
            for channel in 0..<3 {
                let mean = Double(before[index][channel] + after[index][channel]) / 2
                #expect(abs(Double(pixel[channel]) - mean) <= 3, "point \(index), channel \(channel)")
            }
        }
        #expect(zip(before, after).allSatisfy { abs($0[0] - $1[0]) > 20 })
    }

    @Test func snowFadesWithBackground() throws {
        let fixture = try makeFixture(at: 0.5)
        #expect(near(fixture.value("snow", "opacity"), 1 - 0.684643))
        fixture.advance(to: 4)
        #expect(near(fixture.value("snow", "opacity"), 0))
        #expect(try fixture.view("background").layer.animationKeys()?.isEmpty ?? true)
        fixture.advance(to: 6.5)
        #expect(near(fixture.value("snow", "opacity"), 0.684643))
    }

    @Test func snowIsClippedBelowBar() throws {
        let fixture = try makeFixture(at: -1)
        func whitePixelCount(_ rows: Range<Int>) -> Int {
            let image = fixture.stage.render()
            return rows.reduce(0) { count, y in count + (0..<750).count { image[$0, y].red > 200 && image[$0, y].green > 200 } }
        }
        #expect(whitePixelCount(360..<660) > 120, "there are snowflakes between the numbers and the airports")
        let bar = fixture.stage.render()
        #expect((0..<120).allSatisfy { x in (0..<100).allSatisfy { bar[x, $0].red == 0 } })
    }

    // MARK: - Changing immediately

    @Test func tapChangesFlightAtOnce() throws {
        let fixture = try SceneFixture("flight")
        fixture.advance(to: 1)
        fixture.stage.tap(at: CGPoint(x: 187, y: 440))
        let begin = fixture.stage.time
        fixture.advance(to: begin + 1.6)
        #expect(fixture.text("arriving") == "FCO")
        fixture.advance(to: begin + 2.9)
        #expect(incomingLabels(fixture).isEmpty, "three seconds are counted from the tap")
        fixture.advance(to: begin + 3.2)
        #expect(!incomingLabels(fixture).isEmpty)
    }

    @Test func repeatedChangesLeaveCleanState() throws {
        let fixture = try SceneFixture("flight")
        for time in [1.0, 1.07, 1.31, 1.62] {
            fixture.advance(to: time)
            fixture.stage.key("space")
            #expect(incomingLabels(fixture).count == 5)
        }
        fixture.advance(to: 3.5)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { fixture.text($0) }
        #expect(texts == ["01 Apr 2018 09:42", "ZY 2014", "T1 A33", "LGW", "CDG", "Boarding"])
        #expect(incomingLabels(fixture).isEmpty)
        for name in ["flight-number", "departing", "arriving", "status"] {
            #expect(near(fixture.value(name, "transform.translation.y"), 0) && near(fixture.value(name, "opacity"), 1))
        }
        #expect(near(fixture.value("plane", "position.x"), 187.5) && near(fixture.value("snow", "opacity"), 1))
    }

    @Test func planeContinuesFromPresentedPosition() throws {
        let fixture = try makeFixture(at: 1.1)
        let before = fixture.value("plane", "position.x")
        #expect(before > 100 && before < 180)
        fixture.stage.key("space")
        #expect(abs(fixture.value("plane", "position.x") - before) < 5)
    }

    // MARK: - Rotation

    @Test func landscapeUsesWideBackground() throws {
        let fixture = try makeFixture(at: 0.2)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: 5)
        let sky = try #require(try fixture.view("background") as? UIImageView)
        #expect(fixture.frame("background") == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(sky.image?.size == CGSize(width: 667, height: 375))
        #expect(near(fixture.value("plane", "position.x"), 333.5) && near(fixture.value("plane", "opacity"), 1))
        let names = ["flight-number", "gate-number", "departing", "plane", "arriving", "banner"]
        let frames = names.map { fixture.frame($0) }
        for (index, frame) in frames.enumerated() {
            #expect(CGRect(x: 0, y: 50, width: 667, height: 325).contains(frame), "\(names[index])")
            #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(names[index])")
        }
        fixture.stage.rotate(to: .portrait)
        fixture.advance(to: 5.5)
        #expect(sky.image?.size == CGSize(width: 375, height: 667))
        #expect(fixture.frame("plane") == CGRect(x: 143.5, y: 341, width: 88, height: 35))
    }
}
