extension Take {
    /// Time passes so many times more slowly from here on. What was done later, if this is not the first time round, and what a script is
    /// about to do, is done at the same moments of the scene as ever.
    package func setSlowness(_ slowness: Int) {
        let old = stage.slowness
        guard slowness != old else { return }
        let (now, end) = (frame, head)
        var later = Course(frame: now, slowness: old)
        let rest = takeRest().compactMap { entry -> TimedInput? in
            let place = now + later.frames(until: entry.frame, at: slowness)
            if case .slow(let next) = entry.input {
                later.change(to: next, at: entry.frame)
                return nil
            }
            return TimedInput(frame: place, input: entry.input)
        }
        let newEnd = now + later.frames(until: end, at: slowness)
        retimeScript { newEnd + Int((Double($0 - end) * Double(slowness) / Double(later.slowness)).rounded()) }
        follow(.slow(slowness), rest, until: newEnd)
    }

    /// How the scene's time went from frame to frame.
    private struct Course {
        var frame: Int
        var slowness: Int
        /// In 1/60 of a frame at full speed.
        private var ticks = 0

        init(frame: Int, slowness: Int) { (self.frame, self.slowness) = (frame, slowness) }

        mutating func change(to new: Int, at place: Int) {
            ticks += (place - frame) * 60 / slowness
            (frame, slowness) = (place, new)
        }

        /// The frames from the beginning to a place, at another speed.
        func frames(until place: Int, at slowness: Int) -> Int {
            let all = ticks + (place - frame) * 60 / self.slowness
            return (all * slowness + 30) / 60
        }
    }
}
