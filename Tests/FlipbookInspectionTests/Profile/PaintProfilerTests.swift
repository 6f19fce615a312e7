import CoreGraphics
import FlipbookDisplayList
@testable import FlipbookInspection
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct PaintProfilerTests {
    /// A blurred area, a translucent card with a badge, and an area with rounded corners that clips its content.
    private final class Controller: UIViewController {
        let frost = UIView(frame: CGRect(x: 31, y: 42, width: 120, height: 90))
        let card = UIView(frame: CGRect(x: 13, y: 27, width: 100, height: 60))
        let badge = UIView(frame: CGRect(x: 5, y: 8, width: 20, height: 10))
        let rounded = UIView(frame: CGRect(x: 20, y: 150, width: 90, height: 50))
        let inner = UIView(frame: CGRect(x: -7, y: 3, width: 60, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            frost.accessibilityIdentifier = "frost"
            frost.layer.backgroundFilters = [CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 12.0])].compactMap(\.self)
            card.accessibilityIdentifier = "card"
            card.backgroundColor = .red
            card.alpha = 0.5
            badge.backgroundColor = .green
            card.addSubview(badge)
            rounded.accessibilityIdentifier = "rounded"
            rounded.layer.cornerRadius = 9
            rounded.layer.masksToBounds = true
            inner.backgroundColor = .blue
            rounded.addSubview(inner)
            for subview in [card, rounded, frost] { view.addSubview(subview) }
        }
    }

    /// A painting that takes a known time for each item: 5 ms for a blur, 4 ms for an image, 2 ms for a group, 1 ms for other items, and
    /// 0.7 ms for a used clip with rounded corners.
    private final class KnownPainting {
        private(set) var time = 3.5
        /// Whether other programs interrupt three of five paintings for 9 ms.
        var isInterrupted = false
        private var count = 0

        func paint(_ list: DisplayList) {
            count += 1
            if isInterrupted, count % 5 < 3 { time += 0.009 }
            for item in list.items {
                switch item.content {
                case .backdrop: time += 0.005
                case .image: time += 0.004
                case .group: time += 0.002
                default: time += 0.001
                }
            }
            for clip in Set(list.items.compactMap(\.clip)) {
                if case .rounded(let shape) = list.clips[clip].shape, shape.radius > 0 { time += 0.0007 }
            }
        }
    }

    private func makeStage() -> Stage {
        let stage = Stage(showing: { Controller() }, size: CGSize(width: 200, height: 240), scale: 1)
        stage.advance(frames: 3)
        return stage
    }

    private func profile(limit: Int, isInterrupted: Bool = false) -> PaintProfile {
        let painting = KnownPainting()
        painting.isInterrupted = isInterrupted
        let profiler = PaintProfiler(makeStage(), clock: { painting.time }, makePaint: { return { painting.paint($0) } })
        return profiler.profile(limit: limit)
    }

    private func isNear(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-6 }

    @Test func theLayerWithTheBlurIsFirst() {
        let profile = profile(limit: 50)
        #expect(profile.rows.first?.name == "frost" && profile.rows.first?.reasons.map(\.text) == ["blur of radius 12"])
        #expect(isNear(profile.rows.first?.milliseconds, 5) && isNear(profile.rows.first?.totalMilliseconds, 5))
        #expect(profile.rows.first?.pixelCount == 120 * 90)
        #expect(profile.rows.map(\.milliseconds) == profile.rows.map(\.milliseconds).sorted(by: >))
        #expect(profile.frame == 3 && profile.width == 200 && profile.height == 240 && profile.threads == 1)
        #expect(profile.layerCount == profile.rows.count)
    }

    @Test func interruptionsDoNotCount() {
        let profile = profile(limit: 50, isInterrupted: true)
        #expect(profile.rows.first?.name == "frost" && isNear(profile.rows.first?.milliseconds, 5))
        let card = profile.rows.first { $0.name == "card" }
        #expect(isNear(card?.milliseconds, 3) && isNear(card?.totalMilliseconds, 4))
        #expect(profile.rows.allSatisfy { profile.share(of: $0) <= 100 })
    }

    @Test func sublayersCountInTheirSuperlayers() {
        let rows = profile(limit: 50).rows
        let card = rows.first { $0.name == "card" }
        #expect(isNear(card?.milliseconds, 3) && isNear(card?.totalMilliseconds, 4), "the group, the background, and the badge")
        #expect(card?.reasons.map(\.text) == ["group opacity"] && card?.pixelCount == 2 * 100 * 60)
        let badge = rows.first { $0.name == "card › badge" }
        #expect(isNear(badge?.milliseconds, 1) && isNear(badge?.totalMilliseconds, 1))
    }

    @Test func roundedCornersBelongToTheLayerThatClips() {
        let rounded = profile(limit: 50).rows.first { $0.name == "rounded" }
        #expect(isNear(rounded?.milliseconds, 0.7) && isNear(rounded?.totalMilliseconds, 1.7))
        #expect(rounded?.reasons.map(\.text) == ["clip to rounded corners"])
    }

    /// The card has no background, so its shadow is an image of all that it shows. The tile has a background, which is the shadow's outline.
    @Test func shadowsHaveRowsOfTheirOwn() throws {
        let stage = makeStage()
        let root = try #require(stage.window.rootViewController?.view)
        let (card, tile, dot) = (UIView(), UIView(), UIView())
        card.frame = CGRect(x: 23, y: 61, width: 70, height: 30)
        tile.frame = CGRect(x: 9, y: 4, width: 30, height: 20)
        dot.frame = CGRect(x: 3, y: 5, width: 8, height: 6)
        (tile.backgroundColor, dot.backgroundColor) = (.orange, .purple)
        (card.accessibilityIdentifier, tile.accessibilityIdentifier, dot.accessibilityIdentifier) = ("paper", "tile", "dot")
        for (view, radius) in [(card, 6.0), (tile, 2.5)] {
            view.layer.shadowOpacity = 0.4
            view.layer.shadowRadius = radius
        }
        tile.addSubview(dot)
        card.addSubview(tile)
        root.addSubview(card)
        stage.advance(frames: 1)
        let painting = KnownPainting()
        let profile = PaintProfiler(stage, clock: { painting.time }, makePaint: { return { painting.paint($0) } }).profile(limit: 50)
        let shadows = profile.rows.filter(\.isShadow)
        #expect(shadows.map(\.name) == ["paper", "tile"] && profile.shadowCount == 2)
        #expect(isNear(shadows.first?.milliseconds, 4) && isNear(shadows.first?.totalMilliseconds, 4))
        #expect(
            shadows.first?.reasons == [
                PaintProfile.Reason(
                    text: "shadow of radius 6 without shadowPath", advice: "set shadowPath; it saves time while the layer changes")
            ])
        #expect(isNear(shadows.last?.milliseconds, 1) && shadows.last?.reasons.map(\.text) == ["shadow of radius 2.5"])
        let layer = profile.rows.first { $0.name == "tile" && !$0.isShadow }
        #expect(isNear(layer?.milliseconds, 1) && isNear(layer?.totalMilliseconds, 3), "the background, the shadow, and the dot")
        #expect(layer?.reasons.isEmpty == true && layer?.pixelCount == 30 * 20)
        #expect(!profile.rows.contains { $0.name == "paper" && !$0.isShadow }, "the card paints nothing itself")
        #expect(profile.layerCount == profile.rows.count - 2)
        #expect(profile.text.contains("  shadow of paper  "), "\(profile.text)")
    }

    /// The particles of the second cell are much smaller than their image.
    @Test func equalReasonsOfParticlesAreListedOnce() throws {
        let stage = makeStage()
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 70, y: 90, width: 50, height: 40)
        let image = CGImage(Bitmap(width: 64, height: 48, words: Array(repeating: 0xFF20_4060, count: 64 * 48)))
        emitter.emitterCells = [1, 0.125].map { scale in
            let cell = CAEmitterCell()
            (cell.contents, cell.scale, cell.birthRate, cell.lifetime) = (image, scale, 9, 3)
            return cell
        }
        emitter.name = "rain"
        try #require(stage.window.rootViewController).view.layer.addSublayer(emitter)
        stage.advance(frames: 40)
        let rows = PaintProfiler(stage, clock: { 7.25 }).profile(limit: 50).rows
        let row = try #require(rows.first { $0.name.hasSuffix("rain") })
        #expect(row.reasons.count { $0.text == "image of 64×48 pixels" } == 1)
        #expect(row.reasons.contains { $0.advice == "use an image of the size in which it is shown" })
    }

    @Test func onlyTheSlowestLayersHaveRows() {
        let (all, two) = (profile(limit: 50), profile(limit: 2))
        #expect(two.rows.map(\.layer) == all.rows.prefix(2).map(\.layer) && two.layerCount == all.layerCount)
        #expect(two.rows.map(\.name) == ["frost", "card"])
        #expect(two.others.count == all.rows.count - 2 && two.others.contains("card › badge") && all.others.isEmpty)
        #expect(two.text.hasSuffix("\n\(all.layerCount - 2) more layers paint in less time"))
    }

    @Test func requestedLayersAlsoHaveRows() {
        let painting = KnownPainting()
        let profiler = PaintProfiler(makeStage(), clock: { painting.time }, makePaint: { return { painting.paint($0) } })
        let profile = profiler.profile(limit: 1, including: ["rounded", "no such layer"])
        #expect(profile.rows.map(\.name) == ["frost", "rounded"] && profile.others.contains("card") && !profile.others.contains("rounded"))
    }

    /// Each layer is measured briefly, and those with rows a second time. The number of rows is known when all are measured briefly.
    @Test func progressCountsTheMeasurements() {
        let painting = KnownPainting()
        let profiler = PaintProfiler(makeStage(), clock: { painting.time }, makePaint: { return { painting.paint($0) } })
        var counts: [(done: Int, total: Int)] = []
        let profile = profiler.profile(limit: 1, including: ["rounded", "no such layer"]) { counts.append(($0, $1)) }
        let count = profile.layerCount
        #expect(count > 3 && profile.rows.count == 2)
        #expect(counts.map(\.done) == Array(1...count + 2))
        #expect(counts.prefix(count).allSatisfy { $0.total == count + 3 } && counts.suffix(2).allSatisfy { $0.total == count + 2 })
    }

    /// Differences that are smaller than the resolution are not shown as numbers.
    @Test func timesBelowTheResolutionAreZero() {
        let profile = PaintProfiler(makeStage(), clock: { 7.25 }).profile(limit: 3)
        #expect(profile.rows.count == 3 && profile.rows.allSatisfy { $0.milliseconds == 0 && $0.totalMilliseconds == 0 })
        #expect(isNear(profile.resolution, 0.05) && profile.text.contains("    <0.05 "))
        #expect(profile.rows.allSatisfy { profile.share(of: $0) == 0 })
    }

    @Test func measuringDoesNotChangeTheStage() {
        let (measured, other) = (MovingController.stage(), MovingController.stage())
        for stage in [measured.stage, other.stage] { stage.advance(frames: 17) }
        let before = measured.stage.render()
        _ = PaintProfiler(measured.stage, threads: 2, clock: { 0 }).profile(limit: 4)
        #expect(measured.stage.render() == before && measured.stage.frame == 17)
        for stage in [measured.stage, other.stage] { stage.advance(frames: 5) }
        #expect(measured.stage.render() == other.stage.render())
    }

    // MARK: - Output

    private var written: PaintProfile {
        PaintProfile(
            frame: 75, time: 1.25, milliseconds: 10, width: 750, height: 1334, threads: 1, resolution: 0.05,
            rows: [
                PaintProfile.Row(
                    layer: 4, name: "frost", milliseconds: 5.25, totalMilliseconds: 6.5, pixelCount: 10800,
                    reasons: [
                        PaintProfile.Reason(text: "gradient"), PaintProfile.Reason(text: "blur of radius 12", advice: "use less"),
                    ]),
                PaintProfile.Row(
                    layer: 9, name: "a \"b\"", isShadow: true, milliseconds: 0, totalMilliseconds: 1.5, pixelCount: 40,
                    reasons: [PaintProfile.Reason(text: "mask", advice: "not shown, because the layer is fast")]),
            ], layerCount: 3, shadowCount: 2)
    }

    @Test func textIsATable() {
        let lines = written.text.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "frame 75 at 1.25 s: 10.00 ms to paint 750×1334 pixels with 1 thread",
                "   own ms   share with sublayers    pixels  layer            reason",
                "     5.25  52.5 %           6.50     10800  frost            gradient, blur of radius 12",
                String(repeating: " ", count: 44) + "advice: use less",
                "    <0.05                   1.50        40  shadow of a \"b\"  mask",
                "2 more layers and 1 more shadow paint in less time",
            ])
    }

    @Test func jsonHasAllValues() throws {
        let object = try JSONSerialization.jsonObject(with: Data(written.json(scene: "card").utf8)) as? [String: Any]
        let keys: Set<String> = [
            "scene", "tour", "frame", "time", "milliseconds", "resolution", "width", "height", "threads", "layerCount", "shadowCount",
            "layers", "others",
        ]
        #expect(object.map { Set($0.keys) } == keys)
        #expect(object?["scene"] as? String == "card" && object?["frame"] as? Int == 75 && object?["layerCount"] as? Int == 3)
        let layers = object?["layers"] as? [[String: Any]]
        #expect(layers?.count == 2 && layers?.last?["name"] as? String == "a \"b\"")
        let first = layers?.first
        #expect(first?["milliseconds"] as? Double == 5.25 && first?["millisecondsWithSublayers"] as? Double == 6.5)
        #expect(first?["share"] as? Double == 52.5 && first?["pixels"] as? Int == 10800)
        #expect(first?["part"] as? String == "layer" && layers?.last?["part"] as? String == "shadow" && object?["shadowCount"] as? Int == 2)
        #expect(first?["reasons"] as? [String] == ["gradient", "blur of radius 12"] && first?["advice"] as? [String] == ["use less"])
    }
}
