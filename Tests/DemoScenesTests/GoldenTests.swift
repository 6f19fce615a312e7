import DemoScenes
import Stage
import Testing

/// Compares five moments of each tour with accepted numbers and images, which are in Tests/Goldens and are made by `make goldens`.
@MainActor @Suite struct GoldenTests {
    /// The scenes, the times in their tours in seconds, and a description of each moment.
    nonisolated static let moments: [Golden] = [
        Golden(
            "flight",
            [
                (2, "London to Paris, in the snow"), (3.25, "the cubes turn, the airports cross"), (3.45, "the bounce; the plane climbs"),
                (5, "Paris to Rome, in the sun"), (12.4, "lying, and under way"),
            ]),
        Golden(
            "lock",
            [
                (0.2, "the date falls in"), (2.36, "the widget has grown, its title dissolves"), (4.1, "a press, two thirds of the way"),
                (6.4, "the menu"), (13, "settings over the blur"),
            ]),
        Golden(
            "quiz",
            [
                (0.95, "both questions on their way"), (1.6, "the answer"), (11.4, "stage 4: widths move too"),
                (15.5, "bronze swings over"), (19.65, "silver, lying"),
            ]),
        Golden(
            "red-square",
            [
                (0, "the start"), (0.25, "slowly off"), (0.5, "half way"), (1.2, "200 on every screen"), (3.3, "two steps back, added up"),
            ]),
        Golden(
            "rectangle",
            [
                (0.2, "eased and even"), (0.5, "the first corner"), (1.3, "back along the lower side"), (4.2, "started again"),
                (6.5, "lying, side by side"),
            ]),
        Golden(
            "curves",
            [
                (0.3, "the spring is in front, the custom one behind the start"), (0.9, "nearly half"), (2, "at the goal"),
                (4, "back by hand"), (11.6, "lying"),
            ]),
        Golden(
            "login",
            [
                (0.25, "they slide in"), (1, "in the middle"), (2.1, "by hand: jumped back up"), (4.6, "by constraints: still there"),
                (7, "typed"),
            ]),
        Golden(
            "packing-list",
            [
                (0.5, "three items"), (1.09, "the menu swings over"), (2.5, "ten pictures"), (6.5, "one is shown"), (11.5, "one is gone"),
            ]),
        Golden(
            "bookstore",
            [
                (0.5, "nine books"), (2.4, "a cover"), (3.4, "the cover alone"), (6.5, "lying"), (12.1, "another one, folding"),
            ]),
    ]

    @Test(arguments: moments) func traceMatchesGolden(_ golden: Golden) throws {
        let trace = try golden.trace()
        if Golden.isRecording { return try golden.save(trace) }
        #expect(try golden.difference(trace) == nil)
    }

    @Test(
        .enabled(if: Golden.isRecording || Golden.hasAcceptedFonts, "the goldens have the letters of other fonts: Tests/Goldens/fonts.txt"),
        arguments: moments)
    func filmstripMatchesGolden(_ golden: Golden) throws {
        let strip = try golden.filmstrip()
        if Golden.isRecording { return try golden.save(strip) }
        #expect(try golden.difference(strip) == nil)
    }

    /// An unused golden file would never be compared and could be out of date without notice.
    @Test(.enabled(if: !Golden.isRecording)) func everyGoldenIsUsed() throws {
        let expected = Self.moments.flatMap { [$0.scene + ".csv", $0.scene + ".png"] } + ["README.md", "fonts.txt"]
        #expect(try Golden.files() == expected.sorted())
        for golden in Self.moments { #expect(golden.moments.count == 5) }
    }
}
