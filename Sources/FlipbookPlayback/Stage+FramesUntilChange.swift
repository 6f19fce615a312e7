import Stage

extension Stage {
    /// The number of frames until something has to be done or looks different, or nil if nothing changes without input.
    package var framesUntilChange: Int? {
        nextChange.map { change in max(Int(((change - time) * Double(framesPerSecond * slowness)).rounded(.up)), 1) }
    }
}
