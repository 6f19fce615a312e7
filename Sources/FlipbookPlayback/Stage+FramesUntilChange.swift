import Stage

extension Stage {
    /// The number of frames until the stage has work to do or looks different, or nil if it changes only after an input.
    package var framesUntilChange: Int? {
        nextChange.map { change in max(Int(((change - time) * Double(framesPerSecond * slowness)).rounded(.up)), 1) }
    }
}
