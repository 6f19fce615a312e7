import Stage

extension Stage {
    /// The number of frames until something happens or looks different. Nil if nothing will.
    var framesUntilChange: Int? {
        nextChange.map { change in max(Int(((change - time) * Double(framesPerSecond * slowness)).rounded(.up)), 1) }
    }
}
