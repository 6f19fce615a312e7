import Stage
import Testing
import UIKit

/// The rows of a trace: every number that changes is recorded, and the order of the rows is that of files of earlier versions.
@MainActor @Suite struct TraceTests {
    private let stage = Stage(size: CGSize(width: 90, height: 120), scale: 1, framesPerSecond: 50)
    private let card = UIView(frame: CGRect(x: 11, y: 23, width: 30, height: 40))

    init() {
        card.accessibilityIdentifier = "card"
        stage.window.addSubview(card)
    }

    private func animate(_ animations: @escaping () -> Void) {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: animations)
    }

    private func values(_ trace: Trace, _ keyPath: String) -> [Double] { trace.rows.filter { $0.keyPath == keyPath }.map(\.value) }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 } }

    @Test func rotationInSpaceColorShadowAndBorderAreRecorded() {
        card.backgroundColor = UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1)
        card.layer.shadowOffset = CGSize(width: 1, height: 3)
        animate {
            card.backgroundColor = UIColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 1)
            card.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            card.layer.shadowOffset = CGSize(width: 1, height: 13)
            card.layer.borderWidth = 6
        }
        let trace = Trace(stage, at: [0, 0.5, 1])
        #expect(isNear(values(trace, "transform.rotation.y"), [0, 0.2, 0.4]))
        #expect(isNear(values(trace, "backgroundColor.red"), [0.9, 0.7, 0.5]) && values(trace, "backgroundColor.blue").isEmpty)
        #expect(isNear(values(trace, "shadowOffset.height"), [3, 5.5, 8]) && values(trace, "shadowOffset.width").isEmpty)
        #expect(isNear(values(trace, "borderWidth"), [0, 1.5, 3]))
        #expect(trace.rows.allSatisfy { $0.isAddition && $0.view == "card" } && trace.omissions.isEmpty)
        #expect(trace.rows.map(\.time) == trace.rows.map(\.time).sorted() && trace.rows.count == 15, "\(trace.text)")
    }

    /// In slow motion, a second has more frames. The times are still those of the stage.
    @Test func timesAreReachedInSlowMotion() {
        stage.advance(frames: 3)
        stage.slowness = 4
        animate { card.center.x = 126 }
        let trace = Trace(stage, at: [0.56, 1.06, 0.3], keyPaths: ["position.x"])
        #expect(isNear(trace.rows.map(\.time), [0.56, 1.06, 1.06]))
        #expect(isNear(values(trace, "position.x"), [51, 76, 76]))
    }

    @Test func unknownNameGetsTheKeyPathsThatContainItOrAllNames() {
        var trace = Trace(stage, at: [], keyPaths: [])
        func problem(_ name: String) -> String {
            do {
                _ = try trace.filtered(by: name)
                return ""
            } catch { return "\(error)" }
        }
        let start = "no recorded view or key path is called "
        #expect(problem("rotation") == start + "'rotation': no view with an accessibilityIdentifier moves at these times")
        for (view, keyPath) in [("card", "transform.rotation.z"), ("book", "position.x"), ("card", "transform.rotation.y")] {
            trace.add(Trace.Row(time: 0.5, view: view, keyPath: keyPath, value: 0.25))
        }
        #expect(problem("Rotation") == start + "'Rotation' (did you mean transform.rotation.y or transform.rotation.z?)")
        #expect(problem("positio") == start + "'positio' (did you mean position?)")
        let list = "; the views are book, card, and the key paths are position.x, transform.rotation.y, transform.rotation.z"
        #expect(problem("shadowOpacity") == start + "'shadowOpacity'" + list)
        #expect(problem("center.z").hasSuffix("'center.z'; the key path is zPosition, which does not change at these times"))
        for number in 1...7 { trace.add(Trace.Row(time: 0.5, view: "card", keyPath: "filters.a.input\(number)", value: 3)) }
        #expect(problem("shadowOpacity").hasSuffix("input7, position.x and 2 more"))
        #expect(problem("transform.rotation") == "" && problem("book") == "")
        trace.add(Trace.Row(time: 0.5, view: "card", keyPath: "zPosition", value: 0.25))
        #expect(problem("position.z").hasSuffix("'position.z' (did you mean zPosition?)"))
    }

    /// The width of a column is a number of characters, each of which can have many UTF-16 code units.
    @Test func tableKeepsNamesWithEmoji() {
        var trace = Trace(stage, at: [], keyPaths: [])
        trace.add(Trace.Row(time: 0.5, view: "👩‍👩‍👧‍👦 card", keyPath: "opacity", value: 0.25))
        #expect(trace.text == "time      view    key path  value\n0.500000  👩‍👩‍👧‍👦 card  opacity   0.250000")
    }

    @Test func numberThatIsRoundedToZeroHasNoSign() {
        var trace = Trace(stage, at: [], keyPaths: [])
        trace.add(Trace.Row(time: 0.5, view: "card", keyPath: "transform.rotation.z", value: -1.2e-16))
        trace.add(Trace.Row(time: 0.5, view: "card", keyPath: "transform.translation.x", value: -0.25))
        let rows = "0.500000,card,transform.rotation.z,0.000000\n0.500000,card,transform.translation.x,-0.250000\n"
        #expect(trace.csv.hasSuffix("value\n" + rows))
        #expect(!trace.text.contains("-0.000000"))
    }

    @Test(arguments: [("card", "card"), ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), ("a\nb", "\"a\nb\""), ("5\" x", "\"5\"\" x\"")])
    func namesWithLineBreaksAreQuoted(name: String, field: String) { #expect(Trace.quotedField(name) == field) }

    @Test func numberThatIsNotFiniteIsNullInJSON() {
        var trace = Trace(stage, at: [], keyPaths: [])
        trace.add(Trace.Row(time: 0.5, view: "card", keyPath: "opacity", value: 0.25))
        trace.add(Trace.Row(time: 0.75, view: "card", keyPath: "position.x", value: -.infinity))
        let json = trace.json.filter { !$0.isWhitespace }
        #expect(
            json == #"[{"keyPath":"opacity","time":0.5,"value":0.25,"view":"card"},"#
                + #"{"keyPath":"position.x","time":0.75,"value":null,"view":"card"}]"#)
    }

    /// The rows that earlier versions recorded come before the others, so they have the same order as in files of earlier versions.
    @Test func rowsOfEarlierVersionsComeFirst() {
        animate {
            card.layer.borderWidth = 6
            card.alpha = 0.4
            card.center = CGPoint(x: 50, y: 43)
            card.layer.zPosition = 4
            card.layer.cornerRadius = 8
            card.bounds = CGRect(x: 5, y: 0, width: 30, height: 60)
        }
        let trace = Trace(stage, at: [0.5, 1])
        let first = trace.rows.filter { $0.time == 0.5 }
        #expect(first.filter { !$0.isAddition }.map(\.keyPath) == ["position.x", "bounds.size.height", "opacity", "cornerRadius"])
        #expect(first.filter(\.isAddition).map(\.keyPath) == ["bounds.origin.x", "borderWidth"])
        #expect(first.map(\.isAddition) == [false, false, false, false, true, true], "zPosition changes at once")
    }

    @Test func valuesBeforeTheFirstChangeAreRecorded() {
        let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        other.accessibilityIdentifier = "other"
        var hasOther = false
        let trace = Trace(at: [0, 0.1, 0.2, 0.3], keyPaths: nil) { time in
            stage.advance(frames: Int((time * 50).rounded()) - stage.frame)
            if time == 0.1 { stage.window.addSubview(other); hasOther = true }
            if time == 0.3 {
                card.layer.shadowOpacity = 0.625
                other.layer.borderWidth = 7
            }
            return stage
        }
        #expect(hasOther && isNear(values(trace, "shadowOpacity"), [0, 0, 0, 0.625]))
        #expect(isNear(values(trace, "borderWidth"), [0, 0, 7]), "the other view exists from 0.1 on")
    }

    @Test func pathsListsAndScrollingAreRecorded() {
        final class RingView: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
        let ring = RingView(frame: CGRect(x: 1, y: 2, width: 33, height: 34))
        ring.accessibilityIdentifier = "ring"
        (ring.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 3, y: 4, width: 20, height: 7), transform: nil)
        let scroll = UIScrollView(frame: CGRect(x: 40, y: 2, width: 33, height: 34))
        scroll.accessibilityIdentifier = "scroll"
        scroll.contentSize = CGSize(width: 33, height: 400)
        for view in [ring, scroll] { stage.window.addSubview(view) }
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = 0.25
        stroke.duration = 1.5
        ring.layer.add(stroke, forKey: "draw")
        animate { scroll.contentOffset.y = 80 }
        let trace = Trace(stage, at: [0, 0.5])
        #expect(isNear(values(trace, "strokeEnd"), [0.25, 0.5]))
        #expect(isNear(values(trace, "bounds.origin.y"), [0, 20]))
        #expect(Set(trace.rows.map(\.keyPath)) == ["strokeEnd", "bounds.origin.y"])
    }

    /// A trace of a single time has no differences to show. It has the animated properties, without the numbers that do not change.
    @Test func singleTimeShowsTheAnimatedProperties() {
        animate { card.transform = CGAffineTransform(rotationAngle: 0.6) }
        let plane = Trace(stage, at: [0.5]).rows
        #expect(plane.map(\.keyPath) == ["translation.x", "translation.y", "rotation.z", "scale.x", "scale.y"].map { "transform.\($0)" })
        #expect(!plane.contains { $0.isAddition })
        let spin = CABasicAnimation(keyPath: "transform.rotation.y")
        spin.toValue = 1.2
        spin.duration = 2
        card.layer.add(spin, forKey: "spin")
        animate { card.backgroundColor = .red }
        let space = Trace(stage, at: [0.6]).rows.filter(\.isAddition).map(\.keyPath)
        #expect(space.contains("transform.rotation.y") && space.contains("backgroundColor.alpha") && !space.contains("borderWidth"))
        #expect(!space.contains("transform.translation.z"), "\(space)")
    }

    @Test func requestedKeyPathsAreRecordedForAllViewsThatHaveThem() {
        card.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        animate { card.center.x += 20 }
        let trace = Trace(stage, at: [0.5, 1], keyPaths: ["opacity", "backgroundColor", "strokeEnd", "position.x"])
        let colors = ["red", "green", "blue", "alpha"].map { "backgroundColor.\($0)" }
        #expect(trace.rows.map(\.keyPath) == (["opacity"] + colors + ["position.x"]) + (["opacity"] + colors + ["position.x"]))
        #expect(isNear(values(trace, "position.x"), [31, 36]) && isNear(values(trace, "backgroundColor.green"), [0.5, 0.5]))
    }

    @Test func wrongRequestedKeyPathIsNamed() {
        var count = 0
        let lines = Diagnostics.recorded { count = Trace(stage, at: [0], keyPaths: ["opasity", "cornerRadius"]).rows.count }
        #expect(count == 1 && lines.count == 1 && lines[0].description.contains("'opasity' (did you mean opacity?)"), "\(lines)")
    }

    /// A trace without rows is equal to every other trace without rows, so a comparison would not find the wrong key path.
    @Test func requestedKeyPathThatNoViewHasIsNamed() {
        let start = "no view with an accessibilityIdentifier has "
        let lines = Diagnostics.recorded { _ = Trace(stage, at: [0, 0.1], keyPaths: ["lineWidth", "opacity"]) }.map(\.description)
        #expect(lines.count == 1 && lines[0].hasPrefix("Trace: \(start)'lineWidth': only a CAShapeLayer has it"), "\(lines)")
        #expect(lines.first?.contains("the classes of their layers are CALayer (did you mean ") == true, "\(lines)")
        let shape = ShapeView()
        shape.accessibilityIdentifier = "shape"
        stage.window.addSubview(shape)
        func missing(_ keyPath: String) -> [String] {
            Trace(at: [0.2, 0.3], keyPaths: LayerKeyPath(keyPath).map { [$0] }) { time in
                stage.advance(frames: Int((time * 50).rounded()) - stage.frame)
                return stage
            }.missingKeyPaths
        }
        #expect(missing("lineWidth").isEmpty && missing("fillColor").isEmpty && missing("position").isEmpty)
        #expect(missing("path") == [start + "'path' at these times"])
        #expect(missing("vibrancy").first?.contains("only the layer of a UIVisualEffectView has it") == true)
    }

    private final class ShapeView: UIView {
        override static var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func changesWithoutNumbersAreNamed() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let trace = Trace(at: [0, 0.5], keyPaths: nil) { time in
            stage.advance(frames: Int((time * 50).rounded()) - stage.frame)
            if time == 0.5 { card.layer.contents = image.cgImage }
            return stage
        }
        #expect(trace.rows.isEmpty && trace.omissions == [Trace.Omission(view: "card", property: "contents")])
    }
}
