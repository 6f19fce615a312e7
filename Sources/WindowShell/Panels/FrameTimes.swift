/// The durations of the parts of the work for a frame, in seconds.
package struct FrameTimes: Equatable, Sendable {
    /// The time to handle events and to advance the scene and the window to the frame.
    package var playing = 0.0
    /// The time for layout, the display list and the pixels.
    package var painting = 0.0
    /// The time to copy the changed pixels to the window. It is zero if the pixels are painted in the memory of the window.
    package var uploading = 0.0
    /// The time to show the changed pixels. The wait for the display's next refresh is not part of it.
    package var presenting = 0.0

    package init(playing: Double = 0, painting: Double = 0, uploading: Double = 0, presenting: Double = 0) {
        (self.playing, self.painting, self.uploading, self.presenting) = (playing, painting, uploading, presenting)
    }

    /// The whole time of the frame.
    package var total: Double { playing + painting + uploading + presenting }

    static func + (a: FrameTimes, b: FrameTimes) -> FrameTimes {
        FrameTimes(
            playing: a.playing + b.playing, painting: a.painting + b.painting, uploading: a.uploading + b.uploading,
            presenting: a.presenting + b.presenting)
    }
}
