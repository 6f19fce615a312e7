import Stage

extension Stage {
    /// The largest result of `framesUntilChange`. The delay of an animation can be any finite number, so the number of frames may be too large
    /// for an integer.
    private static let maximumFramesUntilChange = 1e15

    /// The number of frames until the stage has work to do or looks different, or nil if it changes only after an input.
    package var framesUntilChange: Int? {
        nextChange.map { change in
            let frames = ((change - time) * Double(framesPerSecond * slowness)).rounded(.up)
            return Int(min(max(frames, 1), Self.maximumFramesUntilChange))
        }
    }
}
