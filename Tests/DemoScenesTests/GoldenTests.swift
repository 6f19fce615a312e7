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
                (2, "London to Paris, with snow"), (3.25, "the cubes rotate, the airports change"), (3.45, "the bounce; the plane climbs"),
                (5, "Paris to Rome, a sunny sky"), (12.4, "landscape, during a change"),
            ]),
        Golden(
            "lock",
            [
                (0.2, "the date moves in"), (2.36, "the widget has grown, its title cross-dissolves"),
                (4.1, "a press at two thirds of its progress"),
                (6.4, "the menu"), (13, "settings over the blur"),
            ]),
        Golden(
            "quiz",
            [
                (0.95, "both questions are moving"), (1.6, "the answer"), (11.4, "stage 4: widths are animated too"),
                (15.5, "bronze: the spring overshoots"), (19.65, "silver, landscape"),
            ]),
        Golden(
            "red-square",
            [
                (0, "the start"), (0.25, "accelerating"), (0.5, "half-way"), (1.2, "moved to x = 200 on every screen"),
                (3.3, "two additive steps back"),
            ]),
        Golden(
            "rectangle",
            [
                (0.2, "eased and linear"), (0.5, "the first corner"), (1.3, "back along the lower side"), (4.45, "restarted"),
                (7.1, "landscape, side by side"),
            ]),
        Golden(
            "curves",
            [
                (0.3, "the spring is ahead, the custom curve is before the start"), (0.9, "nearly half-way"), (2, "at the end"),
                (4, "moved back by a drag"), (11.6, "landscape"),
            ]),
        Golden(
            "login",
            [
                (0.25, "the fields slide in"), (1, "in the middle"), (2.1, "by centers: jumped back to the top"),
                (4.6, "by constraints: unchanged"),
                (7, "text is typed"),
            ]),
        Golden(
            "packing-list",
            [
                (0.5, "three items"), (1.09, "the menu overshoots"), (2.5, "ten images"), (6.5, "one item is shown"),
                (11.5, "one item is removed"),
            ]),
        Golden(
            "bookstore",
            [
                (0.5, "nine books"), (2.4, "a book page"), (3.4, "the cover alone"), (6.5, "landscape"),
                (12.1, "another book, its text fades out"),
            ]),
        Golden(
            "drawing",
            [
                (2.6, "the tail of the kite, with changing force"), (8.2, "one layer is hidden"), (9.35, "the saved picture flies"),
                (10.15, "it is opened"), (10.8, "it is large"),
            ]),
        Golden(
            "physics",
            [
                (0.8, "the pendant swings"), (3, "a thrown block hits the tower"), (4.5, "the toys fall"), (6, "landscape"),
                (12, "the toys circle around the middle"),
            ]),
        Golden(
            "collections",
            [
                (0.7, "a card is dragged"), (3.2, "the third card"), (4.6, "the mosaic"), (8.2, "large pictures"), (12.5, "an open region"),
            ]),
        Golden(
            "playground",
            [
                (1.5, "the race of a dragged curve"), (6.5, "the thrown ball springs back"), (10.2, "the mover follows the keys"),
                (12.8, "a paused animator"), (17.3, "a presented picture"),
            ]),
        Golden(
            "components",
            [
                (1.3, "the moon is dragged through the text"), (2.4, "the text flows around it"), (9, "a context menu with its preview"),
                (17, "a page curls"), (20.9, "the sheet is pulled up"),
            ]),
    ]

    @Test(arguments: moments) func traceMatchesGolden(_ golden: Golden) throws {
        let trace = try golden.trace()
        if Golden.isRecording { return try golden.save(trace) }
        #expect(try golden.difference(trace) == nil)
    }

    @Test(
        .enabled(if: Golden.isRecording || Golden.hasAcceptedFonts, "the goldens were made with other fonts, see Tests/Goldens/fonts.txt"),
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
