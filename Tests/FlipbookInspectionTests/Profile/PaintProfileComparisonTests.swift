@testable import FlipbookInspection
import Foundation
import Stage
import Testing

@MainActor @Suite struct PaintProfileComparisonTests {
    private func row(_ layer: Int, _ name: String, isShadow: Bool = false, _ milliseconds: Double) -> PaintProfile.Row {
        PaintProfile.Row(
            layer: layer, name: name, isShadow: isShadow, milliseconds: milliseconds, totalMilliseconds: milliseconds, pixelCount: 70,
            reasons: isShadow ? [PaintProfile.Reason(text: "shadow of radius 6")] : [])
    }

    private func profile(frame: Int, _ milliseconds: Double, _ rows: [PaintProfile.Row], others: [String] = []) -> PaintProfile {
        PaintProfile(
            frame: frame, time: Double(frame) / 60, milliseconds: milliseconds, width: 187, height: 333, threads: 1, resolution: 0.05,
            rows: rows, layerCount: rows.count, others: others)
    }

    private func earlier(_ profile: PaintProfile) throws -> EarlierProfile {
        try #require(EarlierProfile(json: Data(profile.json(scene: "card").utf8)))
    }

    private func example() throws -> PaintProfileComparison {
        let before = profile(
            frame: 15, 6.4,
            [
                row(7, "card", isShadow: true, 3.2), row(7, "card", 0.5), row(9, "badge", 1.3), row(4, "sky", 0), row(3, "sea", 2),
            ],
            others: ["rain"])
        let now = profile(
            frame: 45, 3.2,
            [
                row(8, "moon", 0.7), row(7, "card", isShadow: true, 0.42), row(2, "rain", 0.3), row(4, "sky", 0.2), row(7, "card", 0),
                row(3, "sea", 2.5),
            ])
        return PaintProfileComparison(now, with: try earlier(before))
    }

    @Test func textHasTheTimesOfBothProfiles() throws {
        let lines = try example().text(limit: 20).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "before: frame 15 at 0.25 s: 6.40 ms to paint 187×333 pixels with 1 thread",
                "now:    frame 45 at 0.75 s: 3.20 ms to paint 187×333 pixels with 1 thread (0.50×)",
                "  before ms   own ms   change  layer           reason",
                "       3.20     0.42    0.13×  shadow of card  shadow of radius 6",
                "       2.00     2.50    1.25×  sea",
                "       1.30              gone  badge",
                "                0.70      new  moon",
                "       0.50    <0.05   <0.10×  card",
                "          –     0.30           rain",
                "      <0.05     0.20           sky",
            ])
    }

    /// The earlier profile has rows of its own, so both profiles together have more rows than the limit.
    @Test func textHasOnlyTheSlowestLayersOfBothProfiles() throws {
        let before = profile(
            frame: 15, 6.4, [row(9, "badge", 1.3), row(3, "sea", 2.5), row(4, "sky", 0), row(5, "sun", 0), row(6, "fog", 0.3)])
        let now = profile(frame: 15, 3.2, [row(8, "moon", 2.7), row(3, "sea", 0), row(4, "sky", 0), row(5, "sun", 0.4)])
        let comparison = PaintProfileComparison(now, with: try earlier(before))
        func rows(limit: Int) -> [String] { comparison.text(limit: limit).split(separator: "\n").dropFirst(3).map(String.init) }
        #expect(
            rows(limit: 3) == [
                "                2.70      new  moon",
                "       2.50    <0.05   <0.02×  sea",
                "       1.30              gone  badge",
                "2 more layers or shadows paint in less time",
                "1 more layer or shadow paints in less than 0.05 ms before and now",
            ])
        #expect(rows(limit: 4).dropFirst(4).first == "1 more layer or shadow paints in less time")
        #expect(rows(limit: 5).dropFirst(5) == ["1 more layer or shadow paints in less than 0.05 ms before and now"])
    }

    @Test func jsonHasTheEarlierTimes() throws {
        let comparison = try example()
        let text = comparison.profile.json(scene: "card", comparison)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["milliseconds"] as? Double == 3.2 && object?["millisecondsBefore"] as? Double == 6.4)
        let layers = object?["layers"] as? [[String: Any]] ?? []
        #expect(layers.map { $0["new"] as? Bool } == [true, false, false, false, false, false])
        #expect(layers.map { ($0["millisecondsBefore"] as? NSNumber)?.doubleValue } == [nil, 3.2, nil, 0, 0.5, 2])
        let gone = object?["gone"] as? [[String: Any]]
        #expect(gone?.count == 1 && gone?.first?["name"] as? String == "badge" && gone?.first?["millisecondsBefore"] as? Double == 1.3)
        #expect(try earlier(comparison.profile).titles == ["moon", "card", "shadow of card", "rain", "sky", "sea"])
    }

    /// The numbers of layers change if the code creates another layer before them.
    @Test func layersWithTheSameNameArePairedByTheirNumbers() throws {
        let before = profile(frame: 6, 9, [row(5, "icon", 1.5), row(12, "icon", 2.5), row(8, "icon", 3.5)])
        let same = profile(frame: 6, 8, [row(8, "icon", 1), row(5, "icon", 2), row(12, "icon", 3)])
        let compared = PaintProfileComparison(same, with: try earlier(before))
        #expect(compared.earlierTimes == [.measured(3.5), .measured(1.5), .measured(2.5)])
        let moved = profile(frame: 6, 8, [row(9, "icon", 1), row(6, "icon", 2), row(13, "icon", 3), row(21, "icon", 4)])
        let others = PaintProfileComparison(moved, with: try earlier(before))
        #expect(others.earlierTimes == [.measured(3.5), .measured(1.5), .measured(2.5), .missing] && others.goneRows.isEmpty)
    }

    @Test(arguments: ["", "[]", "{}", "{\"scene\": \"card\", \"frame\": 3}"]) func otherDataIsNoProfile(_ text: String) {
        #expect(EarlierProfile(json: Data(text.utf8)) == nil)
    }

    /// Whether the tour was played is unknown in a file without this key.
    @Test func fileSaysWhetherTheTourWasPlayed() throws {
        let text = profile(frame: 15, 6.4, []).json(scene: "card", playsTour: true)
        #expect(EarlierProfile(json: Data(text.utf8))?.tour == true)
        #expect(try earlier(profile(frame: 15, 6.4, [])).tour == false)
        let unknown = try #require(EarlierProfile(json: Data(text.replacingOccurrences(of: "\"tour\"", with: "\"other\"").utf8)))
        #expect(unknown.tour == nil)
    }

    @Test func impossibleFrameIsRefused() throws {
        let text = profile(frame: 15, 6.4, []).json(scene: "card")
        #expect(EarlierProfile(json: Data(text.utf8)) != nil)
        #expect(EarlierProfile(json: Data(text.replacingOccurrences(of: "\"frame\": 15", with: "\"frame\": -15").utf8)) == nil)
    }
}
