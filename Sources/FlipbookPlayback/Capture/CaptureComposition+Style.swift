import CoreGraphics

extension CaptureComposition {
    /// The visible parts of a composition.
    package struct Style: Sendable {
        /// The color around the screen, or nil for the theme's background color.
        package var background: CGColor?
        /// Whether the area around the screen is transparent.
        package var isTransparent = false
        package var hasPhone = false
        package var showsTouches = false
        /// Whether clicks and pressed keys are shown as rings and caps.
        package var showsPresses = false
        /// Whether the subtitles of the script are shown.
        package var showsSubtitles = false
        /// Whether the image is a square that is large enough for the screen in both orientations, as in golden videos.
        package var allowsRotation = false
        /// The size of the image, or nil for the size that the visible parts need if the screen is not scaled.
        package var canvas: CaptureCanvas?
        /// The panels and overlays that show the animations. If the options are not empty, `CaptureComposition.overlays` must be set.
        package var show = ShowOptions()
        /// The comparison with another take. If there is a comparison, `CaptureComposition.takeA` must be set.
        package var comparison: Comparison?

        package init() {}

        /// A comparison with a take A.
        package struct Comparison: Sendable {
            package var mode: ComparisonMode
            /// The size of A's screen in points.
            package var sizeOfTakeA: CGSize
            /// The names of the files from which the takes come, or nil if a take has no file. They are beside the letters of the takes.
            package var nameOfTakeA: String?
            package var nameOfTakeB: String?

            package init(_ mode: ComparisonMode, sizeOfTakeA: CGSize) { (self.mode, self.sizeOfTakeA) = (mode, sizeOfTakeA) }
        }

        /// Whether the video shows only the scene.
        var isEmpty: Bool {
            background == nil && !isTransparent && !hasPhone && !showsTouches && !showsPresses && !showsSubtitles && !allowsRotation
                && canvas == nil
                && show.isEmpty
                && comparison == nil
        }
    }
}
