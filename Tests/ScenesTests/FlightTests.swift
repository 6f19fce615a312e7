import Scenes
import Stage
import Testing
import UIKit

/// The first change is at 3 s, from London–Paris to Paris–Rome; times below are counted from there.
@MainActor @Suite struct FlightTests {
    private func show(at time: Double) throws -> Show {
        let show = try Show("flight")
        show.advance(to: 3 + time)
        return show
    }

    /// The labels that stand in for others.
    private func helpers(_ show: Show) -> [UILabel] {
        let subviews = show.stage.window.rootViewController?.view.subviews ?? []
        return subviews.compactMap { $0 as? UILabel }.filter {
            $0.accessibilityIdentifier == nil
        }
    }

    private func helper(_ show: Show, _ text: String) throws -> CALayer {
        try #require(helpers(show).first { $0.text == text }, "nobody brings \(text)").layer
    }

    // MARK: - What there is

    @Test(arguments: [
        ("background", 0.0, 0.0, 375.0, 667.0), ("summary", 0, 14, 375, 22), ("summary-icon", 70, 16, 18, 18),
        ("flight-number", 23, 137, 109, 22), ("gate-number", 247, 137, 109, 22), ("departing", 35, 338, 91.5, 44),
        ("arriving", 244.5, 338, 91.5, 44), ("plane", 143.5, 341, 88, 35), ("banner", 92, 526, 191, 47), ("status", 130, 532, 115, 35),
        ("snow", -150, -50, 300, 50), ("bar", 0, 0, 375, 50), ("flight-caption", 42, 91, 66, 22), ("gate-caption", 277, 91, 51, 22),
        ("sky-below-bar", 0, 50, 375, 667),
    ])
    func everythingStandsWhereItShould(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
        let frame = try Show("flight").frame(name)
        #expect(near(frame.minX, x) && near(frame.minY, y) && near(frame.width, width) && near(frame.height, height), "\(frame)")
    }

    @Test(arguments: [
        ("summary", "SinhalaSangamMN-Bold", 18.0, 0xFFFFFF), ("flight-caption", "HelveticaNeue-CondensedBold", 19, 0xFFFFFF),
        ("gate-caption", "HelveticaNeue-CondensedBold", 19, 0xFFFFFF), ("flight-number", "HelveticaNeue-CondensedBold", 27, 0xFFFFFF),
        ("gate-number", "HelveticaNeue-CondensedBold", 27, 0xFFFFFF), ("departing", "HelveticaNeue-CondensedBold", 43, 0xFFD634),
        ("arriving", "HelveticaNeue-CondensedBold", 43, 0xFFD634), ("status", "HelveticaNeue-CondensedBold", 29, 0xFF3C2A),
    ])
    func lettersAreThoseOfTheTutorial(_ name: String, _ font: String, _ size: Double, _ color: Int) throws {
        let label = try #require(try Show("flight").view(name) as? UILabel)
        #expect(label.font == UIFont(name: font, size: size) && label.font.fontName == font && label.textAlignment == .center)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(label.textColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) } == color && alpha == 1)
    }

    /// From the back to the front: the snow before all labels, but cut off below the bar.
    @Test func whatIsInFrontOfWhat() throws {
        let show = try Show("flight")
        let names = show.stage.window.rootViewController?.view.subviews.map { $0.accessibilityIdentifier ?? "" }
        #expect(
            names == [
                "background", "bar", "flight-caption", "gate-caption", "flight-number", "gate-number", "departing", "arriving", "plane",
                "banner", "status", "sky-below-bar",
            ])
        #expect(try show.view("summary").superview === show.view("bar") && show.view("summary-icon").superview === show.view("summary"))
        #expect(try show.view("snow").superview === show.view("sky-below-bar") && show.view("sky-below-bar").clipsToBounds)
    }

    @Test func theSnowByNumbers() throws {
        let emitter = try #require(try Show("flight").view("snow").layer as? CAEmitterLayer)
        #expect(emitter.emitterShape == .rectangle && emitter.emitterPosition == CGPoint(x: 150, y: 0))
        #expect(emitter.emitterSize == CGSize(width: 300, height: 50))
        let flake = try #require(emitter.emitterCells?.first)
        #expect(emitter.emitterCells?.count == 1 && flake.contents != nil && flake.birthRate == 200 && flake.lifetime == 3.5)
        #expect(flake.velocity == 10 && flake.velocityRange == 350 && flake.yAcceleration == 70 && flake.xAcceleration == 0)
        #expect(flake.emissionLongitude == -.pi && flake.emissionRange == .pi / 2)
        #expect(flake.scale == 0.33 && flake.scaleRange == 1.25 && flake.scaleSpeed == -0.25)
        #expect(flake.alphaRange == 0.5 && flake.alphaSpeed == -0.15 && flake.blueRange == 0.1 && flake.redRange == 0)
    }

    @Test func itBeginsWithLondonToParis() throws {
        let show = try show(at: -0.01)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { show.text($0) }
        #expect(texts == ["01 Apr 2018 09:42", "ZY 2014", "T1 A33", "LGW", "CDG", "Boarding"])
        #expect(helpers(show).isEmpty)
        #expect(try show.view("snow").isHidden == false)
        #expect(near(show.value("plane", "position.x"), 187.5))
    }

    @Test func theyChangePlacesForEver() throws {
        let show = try show(at: 1.5)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { show.text($0) }
        #expect(texts == ["01 Apr 2018 17:05", "AE 1107", "045", "CDG", "FCO", "Delayed"])
        #expect(helpers(show).isEmpty)
        #expect(near(show.value("snow", "opacity"), 0))
        show.advance(to: 6.01)
        #expect(show.text("flight-number") == "AE 1107" && helpers(show).count == 5)
        show.advance(to: 7.5)
        #expect(show.text("flight-number") == "ZY 2014" && near(show.value("snow", "opacity"), 1))
        show.advance(to: 10.5)
        #expect(show.text("flight-number") == "AE 1107")
    }

    // MARK: - Cube

    @Test func theCubeTurnsDownToRome() throws {
        let show = try show(at: 0.25)
        // Half way in time, ease-out has come 0.684643 of the way.
        for (name, text, half) in [("flight-number", "AE 1107", 11.0), ("gate-number", "045", 11), ("status", "Delayed", 17.5)] {
            #expect(near(show.value(name, "transform.translation.y"), half * 0.684643))
            #expect(near(show.value(name, "transform.scale.y"), 1 - 0.9 * 0.684643))
            let incoming = try helper(show, text)
            #expect(near(show.stage.trace(incoming, "transform.translation.y"), -half * (1 - 0.684643)))
            #expect(near(show.stage.trace(incoming, "transform.scale.y"), 0.1 + 0.9 * 0.684643))
            #expect(near(show.stage.trace(incoming, "transform.scale.x"), 1))
        }
        #expect(show.text("flight-number") == "ZY 2014")
        #expect(helpers(show).allSatisfy { ($0.backgroundColor ?? .clear) == .clear })
        show.advance(to: 3.5)
        #expect(show.text("flight-number") == "AE 1107" && show.text("status") == "Delayed")
        #expect(near(show.value("flight-number", "transform.scale.y"), 1))
        #expect(near(show.value("flight-number", "transform.translation.y"), 0))
        #expect(helpers(show).isEmpty)
    }

    @Test func theCubeTurnsUpToParis() throws {
        let show = try show(at: 3.25)
        #expect(near(show.value("flight-number", "transform.translation.y"), -11 * 0.684643))
        #expect(near(show.stage.trace(try helper(show, "ZY 2014"), "transform.translation.y"), 11 * (1 - 0.684643)))
    }

    // MARK: - Move and bounce

    @Test func theNewAirportWaitsATenthOfASecond() throws {
        let show = try show(at: 0.05)
        let incoming = try helper(show, "FCO")
        #expect(near(show.stage.trace(incoming, "transform.translation.y"), -50))
        #expect(near(show.stage.trace(incoming, "opacity"), 0))
    }

    @Test func oneAirportLeavesWhileTheOtherComes() throws {
        let show = try show(at: 0.2)
        // Both are at 0.4 of their time: 0.214861 of the way.
        #expect(near(show.value("departing", "transform.translation.x"), -80 * 0.214861))
        #expect(near(show.value("departing", "opacity"), 1 - 0.214861))
        #expect(near(show.value("arriving", "transform.translation.y"), -50 * 0.214861))
        let (from, to) = (try helper(show, "CDG"), try helper(show, "FCO"))
        #expect(near(show.stage.trace(from, "transform.translation.x"), -80 * (1 - 0.214861)))
        #expect(near(show.stage.trace(from, "opacity"), 0.214861))
        #expect(near(show.stage.trace(to, "transform.translation.y"), -50 * (1 - 0.214861)))
    }

    @Test func theNewAirportBouncesOnTheOtherSide() throws {
        let show = try show(at: 0.34)
        #expect(show.text("departing") == "LGW")
        show.advance(to: 3.35)
        #expect(show.text("departing") == "CDG" && show.text("arriving") == "FCO")
        #expect(helpers(show).count == 3, "those of the cube are still turning")
        // What the way out has left at 0.7 of its time, 1 - 0.554814 of it, is on the other side of the place.
        #expect(near(show.value("departing", "transform.translation.x"), 80 * (1 - 0.554814)))
        #expect(near(show.value("arriving", "transform.translation.y"), 50 * (1 - 0.554814)))
        #expect(near(show.value("departing", "opacity"), 1))
        show.advance(to: 3.45)
        #expect(near(show.value("departing", "transform.translation.x"), 80 * (1 - 0.839428)))
        show.advance(to: 3.5)
        #expect(near(show.value("departing", "transform.translation.x"), 0))
    }

    // MARK: - Plane and summary

    @Test func thePlaneFlies() throws {
        let show = try show(at: 0.375)
        // The whole is paced once: at a quarter of the time it has come to 0.129162 of it.
        #expect(near(show.value("plane", "position.x"), 187.5 + 80 * 0.129162 / 0.25))
        #expect(near(show.value("plane", "position.y"), 358.5 - 10 * 0.129162 / 0.25))
        #expect(near(show.value("plane", "transform.rotation.z"), -.pi / 8 * (0.129162 - 0.1) / 0.4))
        #expect(near(show.value("plane", "opacity"), 1))
        show.advance(to: 3.75)
        #expect(near(show.value("plane", "position.x"), 367.5) && near(show.value("plane", "position.y"), 298.5))
        #expect(near(show.value("plane", "transform.rotation.z"), -.pi / 8))
        #expect(near(show.value("plane", "opacity"), 0))
        show.advance(to: 3.9)
        // At 0.6 of the time it is at 0.668116.
        #expect(near(show.value("plane", "position.x"), 187.5 * (0.668116 - 0.55) / 0.45))
        #expect(near(show.value("plane", "position.y"), 358.5))
        #expect(near(show.value("plane", "opacity"), (0.668116 - 0.55) / 0.45))
        #expect(near(show.value("plane", "transform.rotation.z"), 0))
        show.advance(to: 4.5)
        #expect(near(show.value("plane", "position.x"), 187.5) && near(show.value("plane", "opacity"), 1))
        #expect(try show.view("plane").layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func theSummaryGetsItsTextWhereNobodyLooks() throws {
        let show = try show(at: 0.25)
        #expect(near(show.value("summary", "position.y"), 25 - 100 * 0.129162 / 0.45))
        show.advance(to: 3.49)
        #expect(show.text("summary") == "01 Apr 2018 09:42")
        show.advance(to: 3.5)
        #expect(show.text("summary") == "01 Apr 2018 17:05")
        #expect(near(show.value("summary", "position.y"), -75))
        show.advance(to: 3.7)
        #expect(near(show.value("summary", "position.y"), -75 + 100 * (0.812604 - 0.5) / 0.45))
        show.advance(to: 4)
        #expect(near(show.value("summary", "position.y"), 25))
        #expect(try show.view("summary-icon").superview === show.view("summary"))
    }

    /// Measured in a recording of the original, frames a fifteenth of a second apart. Paced key by key the plane would be 20 points further.
    @Test(arguments: [(0.05, 1.4), (0.12, 4.9), (0.19, 9.7), (0.25, 18.8), (0.32, 33), (0.39, 44), (0.45, 62)])
    func thePlaneOfTheRecording(_ time: Double, _ flown: Double) throws {
        #expect(abs(try show(at: time).value("plane", "position.x") - 187.5 - flown) < 3.5)
    }

    @Test(arguments: [(0.05, 1.2), (0.12, 7.3), (0.19, 16.9), (0.79, 8.5), (0.85, 0)])
    func theSummaryOfTheRecording(_ time: Double, _ up: Double) throws {
        #expect(abs(25 - (try show(at: time).value("summary", "position.y")) - up) < 2.5)
    }

    /// Every twentieth of the way, by the five keys and the curve.
    @Test func thePlaneByItsKeys() throws {
        let show = try show(at: 0)
        for step in 1..<30 {
            let time = 0.05 * Double(step)
            show.advance(to: 3 + time)
            let part = easeInOut(time / 1.5)
            func of(_ start: Double, _ length: Double) -> Double { min(max((part - start) / length, 0), 1) }
            let isBack = part > 0.51
            let (run, tilt, climb, reset, land) = (of(0, 0.25), of(0.1, 0.4), of(0.25, 0.25), of(0.51, 0.01), of(0.55, 0.45))
            let x = isBack ? 367.5 - 367.5 * reset + 187.5 * land : 187.5 + 80 * run + 100 * climb
            let y = isBack ? 298.5 + 60 * reset : 358.5 - 10 * run - 50 * climb
            #expect(near(show.value("plane", "position.x"), x) && near(show.value("plane", "position.y"), y), "at \(time)")
            #expect(near(show.value("plane", "opacity"), part < 0.55 ? 1 - climb : land), "at \(time)")
            #expect(near(show.value("plane", "transform.rotation.z"), -.pi / 8 * (tilt - reset)), "at \(time)")
        }
    }

    // MARK: - Sky

    /// Half way every pixel of the sky is half of the one and half of the other: nothing behind shines through.
    @Test func oneSkyDissolvesIntoTheOther() throws {
        let show = try show(at: -0.005)
        try show.view("sky-below-bar").isHidden = true
        func sky() -> [[Int]] {
            let picture = show.stage.render()
            return [(736, 500), (740, 780), (730, 900)].map {
                let pixel = picture[$0.0, $0.1]
                return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
            }
        }
        let before = sky()
        show.advance(to: 3.5)
        let middle = sky()
        show.advance(to: 4.1)
        let after = sky()
        for (index, pixel) in middle.enumerated() {
            for channel in 0..<3 {
                let mean = Double(before[index][channel] + after[index][channel]) / 2
                #expect(abs(Double(pixel[channel]) - mean) <= 3, "point \(index), channel \(channel)")
            }
        }
        #expect(zip(before, after).allSatisfy { abs($0[0] - $1[0]) > 20 })
    }

    @Test func theSnowFadesWhileTheSunIsAlreadyThere() throws {
        let show = try show(at: 0.5)
        #expect(near(show.value("snow", "opacity"), 1 - 0.684643))
        show.advance(to: 4)
        #expect(near(show.value("snow", "opacity"), 0))
        #expect(try show.view("background").layer.animationKeys()?.isEmpty ?? true)
        show.advance(to: 6.5)
        #expect(near(show.value("snow", "opacity"), 0.684643))
    }

    @Test func snowFallsButNotOverTheBar() throws {
        let show = try show(at: -1)
        func white(_ rows: Range<Int>) -> Int {
            let picture = show.stage.render()
            return rows.reduce(0) { count, y in count + (0..<750).count { picture[$0, y].red > 200 && picture[$0, y].green > 200 } }
        }
        #expect(white(360..<660) > 120, "flakes between the numbers and the airports")
        let bar = show.stage.render()
        #expect((0..<120).allSatisfy { x in (0..<100).allSatisfy { bar[x, $0].red == 0 } })
    }

    // MARK: - At once

    @Test func aTapDoesItAtOnce() throws {
        let show = try Show("flight")
        show.advance(to: 1)
        show.stage.tap(at: CGPoint(x: 187, y: 440))
        let begin = show.stage.time
        show.advance(to: begin + 1.6)
        #expect(show.text("arriving") == "FCO")
        show.advance(to: begin + 2.9)
        #expect(helpers(show).isEmpty, "three seconds are counted from the tap")
        show.advance(to: begin + 3.2)
        #expect(!helpers(show).isEmpty)
    }

    @Test func whoeverCannotWaitLeavesNothingBehind() throws {
        let show = try Show("flight")
        for time in [1.0, 1.07, 1.31, 1.62] {
            show.advance(to: time)
            show.stage.key("space")
            #expect(helpers(show).count == 5)
        }
        show.advance(to: 3.5)
        let texts = ["summary", "flight-number", "gate-number", "departing", "arriving", "status"].map { show.text($0) }
        #expect(texts == ["01 Apr 2018 09:42", "ZY 2014", "T1 A33", "LGW", "CDG", "Boarding"])
        #expect(helpers(show).isEmpty)
        for name in ["flight-number", "departing", "arriving", "status"] {
            #expect(near(show.value(name, "transform.translation.y"), 0) && near(show.value(name, "opacity"), 1))
        }
        #expect(near(show.value("plane", "position.x"), 187.5) && near(show.value("snow", "opacity"), 1))
    }

    @Test func thePlaneInFlightGoesOnFromWhereItIs() throws {
        let show = try show(at: 1.1)
        let before = show.value("plane", "position.x")
        #expect(before > 100 && before < 180)
        show.stage.key("space")
        #expect(abs(show.value("plane", "position.x") - before) < 5)
    }

    // MARK: - Turned

    @Test func lyingItHasAWideSky() throws {
        let show = try show(at: 0.2)
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: 5)
        let sky = try #require(try show.view("background") as? UIImageView)
        #expect(show.frame("background") == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(sky.image?.size == CGSize(width: 667, height: 375))
        #expect(near(show.value("plane", "position.x"), 333.5) && near(show.value("plane", "opacity"), 1))
        let names = ["flight-number", "gate-number", "departing", "plane", "arriving", "banner"]
        let frames = names.map { show.frame($0) }
        for (index, frame) in frames.enumerated() {
            #expect(CGRect(x: 0, y: 50, width: 667, height: 325).contains(frame), "\(names[index])")
            #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(names[index])")
        }
        show.stage.rotate(to: .portrait)
        show.advance(to: 5.5)
        #expect(sky.image?.size == CGSize(width: 375, height: 667))
        #expect(show.frame("plane") == CGRect(x: 143.5, y: 341, width: 88, height: 35))
    }
}
