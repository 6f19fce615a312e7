import Motion
import Testing

/// A course is run, held, moved by hand, turned round and let go again: what must hold whatever is done to it in which order.
@Suite struct CourseTests {
    private static let curves: [UnitBezier] = [.linear, .easeIn, .easeOut, .easeInOut, .standard, UnitBezier(0.8, 0.1, 0.3, 0.95)]

    /// Curves that only rise, and springs.
    private static func pace(_ chance: inout Chance) -> Course.Pace {
        if chance.flag() { return .curve(curves[Int.random(in: 0..<curves.count, using: &chance)]) }
        let spring = Spring(dampingRatio: chance.number(0.3...1), duration: 1.7)
        return .spring(spring, seconds: 1.7, velocity: chance.flag() ? 0 : chance.number(-2...2))
    }

    private static func courses(_ seed: UInt64, _ count: Int = 300) -> [(course: Course, chance: Chance)] {
        var chance = Chance(seed)
        return (0..<count).map { index in
            let late = index % 3 == 0 ? chance.number(0.05...0.9) : 0
            let course = Course(pace(&chance), duration: 1.7, late: late)
            return (course, Chance(seed &* 1000 &+ UInt64(index)))
        }
    }

    // MARK: - Running

    @Test func atItsStartItStands() {
        for (course, _) in Self.courses(1) {
            #expect(course.progress(at: -3) == 0 && course.progress(at: 9) == 0 && course.fraction(at: 9) == 0)
            #expect(!course.isRunning && course.end == nil && !course.isOver(at: 99) && course.nextChange(after: 4) == nil)
        }
    }

    @Test func runsByItsPace() {
        for (start, chance) in Self.courses(2) {
            var (course, chance) = (start, chance)
            let begin = chance.number(2...9)
            course.run(at: begin)
            expectNear(course.end ?? .nan, begin + 1.7, 1e-12, "the end")
            #expect(!course.isOver(at: begin + 1.69) && course.isOver(at: begin + 1.7))
            #expect(course.nextChange(after: begin - 1) == begin && course.nextChange(after: begin + 1) == begin + 1)
            #expect(course.progress(at: begin - 1) == 0 && course.fraction(at: begin - 1) == 0)
            let u = chance.number(0...1)
            expectNear(course.fraction(at: begin + u * 1.7), u, 1e-12, "the fraction")
            #expect(course.progress(at: begin + 1.7001) == 1 && course.fraction(at: begin + 5) == 1)
        }
        var course = Course(.curve(.easeIn), duration: 2)
        course.run(at: 3)
        expectNear(course.progress(at: 4), 0.315357, 1e-6, "ease-in at .5")
        var late = Course(.curve(.easeIn), duration: 2, late: 0.25)
        late.run(at: 3)
        #expect(late.progress(at: 3.5) == 0)
        expectNear(late.progress(at: 4.25), 0.315357, 1e-6, "half of what is left")
    }

    @Test func restInSoManyDurations() {
        for (start, chance) in Self.courses(3) where start.nextChange(after: 0) == nil {
            var (course, chance) = (start, chance)
            guard case .curve(let curve) = course.pace else { continue }
            let (f, k) = (chance.number(0...1), chance.number(0.2...3))
            course.move(to: f, at: 5)
            var (given, own) = (course, course)
            given.run(at: 6, factor: k)
            own.run(at: 6)
            expectNear(given.end ?? .nan, 6 + k * 1.7, 1e-9, "the end after \(k) durations")
            expectNear(own.end ?? .nan, 6 + (1 - curve.time(of: f)) * 1.7, 1e-9, "the end at its own pace")
        }
        // Also where nothing is left to go.
        var course = Course(.curve(.easeOut), duration: 2)
        course.move(to: 1, at: 0)
        var (given, own) = (course, course)
        given.run(at: 6, factor: 0.5)
        own.run(at: 6)
        #expect(given.end == 7 && !given.isOver(at: 6.9) && own.isOver(at: 6))
        given.turn(at: 6.5)
        expectNear(given.end ?? .nan, 8.5, 1e-9, "all the way back")
    }

    // MARK: - Held

    @Test func holding() {
        for (start, chance) in Self.courses(4) {
            var (course, chance) = (start, chance)
            course.run(at: 1)
            let time = 1 + chance.number(0.1...1.6)
            let (shown, fraction) = (course.progress(at: time), course.fraction(at: time))
            let along = course
            course.hold(at: time, alongProgress: true)
            #expect(course.progress(at: time + 7) == shown && !course.isRunning && course.end == nil)
            course = along
            course.hold(at: time, alongProgress: false)
            #expect(course.progress(at: time + 7) == shown && course.fraction(at: time + 7) == fraction)
        }
        var course = Course(.curve(.easeIn), duration: 2)
        course.run(at: 3)
        course.hold(at: 4, alongProgress: true)
        expectNear(course.fraction(at: 9), 0.315357, 1e-6, "the fraction is the progress")
    }

    @Test func movingByHand() {
        for (start, chance) in Self.courses(5) {
            var (course, chance) = (start, chance)
            let isWhole = course == Course(course.pace, duration: 1.7)
            if chance.flag() { course.turn(at: 0) }
            let f = chance.number(-0.3...1.3)
            let kept = min(max(f, 0), 1)
            course.move(to: f, at: 1)
            expectNear(course.fraction(at: 1), kept, 1e-12, "what it was moved to")
            if isWhole { expectNear(course.progress(at: 1), course.isReversed ? 1 - kept : kept, 1e-12, "what is shown") }
            // In flight it goes on from there.
            course.finish(atGoal: course.isReversed)
            course.run(at: 2)
            course.move(to: f, at: 2.5)
            expectNear(course.fraction(at: 2.5), kept, 1e-12, "the fraction in flight")
            expectNear(course.end ?? .nan, 2.5 + (1 - kept) * 1.7, 1e-9, "the end after a move")
        }
        var late = Course(.curve(.easeOut), duration: 2, late: 0.4)
        for (f, shown) in [(0.3, 0), (0.4, 0), (0.7, 0.5), (1.0, 1)] {
            late.move(to: f, at: 0)
            expectNear(late.progress(at: 0), shown, 1e-12, "(f - a)/(1 - a) at \(f)")
        }
    }

    // MARK: - Turned round

    @Test func theWayBackIsTheWayOutInAMirror() {
        for (start, chance) in Self.courses(6) {
            var (course, chance) = (start, chance)
            course.run(at: 1)
            let time = 1 + chance.number(0.1...1.6)
            let out = course
            course.turn(at: time)
            for _ in 0..<5 {
                let s = chance.number(0...time - 1)
                expectNear(course.progress(at: time + s), out.progress(at: time - s), 1e-9, "back at \(s)")
                expectNear(course.fraction(at: time + s), 1 - out.fraction(at: time - s), 1e-9, "the fraction back at \(s)")
            }
            expectNear(course.end ?? .nan, 2 * time - 1, 1e-9, "as long as it took")
            // Turned at once once more, nothing has happened.
            course.turn(at: time)
            let later = time + chance.number(0...1)
            expectNear(course.progress(at: later), out.progress(at: later), 1e-9, "turned twice")
        }
    }

    @Test func turningWhatIsHeldMovesNothing() {
        for (start, chance) in Self.courses(7) {
            var (course, chance) = (start, chance)
            course.move(to: chance.number(0...1), at: 0)
            let (shown, fraction) = (course.progress(at: 0), course.fraction(at: 0))
            course.turn(at: 1)
            #expect(course.progress(at: 1) == shown && course.isReversed)
            expectNear(course.fraction(at: 1), 1 - fraction, 1e-15, "the fraction the other way")
        }
    }

    // MARK: - Whatever is done

    /// One edit by chance. All but a move leave the picture where it is; a curve shows nothing outside of 0…1, and what joins in when nothing
    /// is left of the way is at its end at once.
    private static func edit(_ course: inout Course, at time: Double, _ chance: inout Chance) -> String {
        let before = course.progress(at: time)
        func isAtGoal() -> Bool { (course.isReversed ? 1 - course.fraction(at: time) : course.fraction(at: time)) >= 1 }
        let wasAtGoal = isAtGoal()
        let name: String
        var wanted = before
        switch Int.random(in: 0...5, using: &chance) {
        case 0, 1:
            if !course.isRunning {
                let other = chance.flag() ? pace(&chance) : course.pace
                if case .curve = other { wanted = min(max(before, 0), 1) }
                course.run(at: time, with: other, factor: chance.flag() ? 0 : chance.number(0.3...2))
            }
            name = "run"
        case 2:
            course.hold(at: time, alongProgress: chance.flag())
            name = "hold"
        case 3:
            course.turn(at: time)
            name = "turn"
        case 4:
            let joined = course.joined(at: time, factor: chance.flag() ? 0 : chance.number(0...0.9))
            if !wasAtGoal { expectNear(joined.progress(at: time), 0, 1e-12, "what joins in") }
            if chance.flag() { (course, wanted) = (joined, 0) }
            name = "join"
        default:
            course.move(to: chance.number(0.02...0.98), at: time)
            return "move"
        }
        if !wasAtGoal, !isAtGoal() { expectNear(course.progress(at: time), wanted, 1e-7, "after \(name)") }
        return name
    }

    @Test func thePictureNeverJumpsAndAlwaysArrives() {
        for (start, chance) in Self.courses(8, 3000) {
            var (course, chance) = (start, chance)
            var (time, names) = (0.0, [String]())
            for _ in 0..<8 {
                names.append(Self.edit(&course, at: time, &chance))
                time += chance.number(0.02...0.6)
                guard course.isOver(at: time) else { continue }
                expectNear(course.progress(at: time), course.isReversed ? 0 : 1, 1e-9, "arrived after \(names)")
                course.finish(atGoal: !course.isReversed)
            }
            if !course.isRunning { course.run(at: time) }
            guard let end = course.end else {
                Issue.record("it runs and has no end after \(names)")
                continue
            }
            #expect(end.isFinite && course.isOver(at: end) && (end <= time || !course.isOver(at: (time + end) / 2)))
            expectNear(course.progress(at: end + 1e-9), course.isReversed ? 0 : 1, 1e-9, "arrived after \(names)")
            expectNear(course.fraction(at: end + 1e-9), 1, 1e-9, "the fraction at the end after \(names)")
        }
    }

    @Test func whatJoinsInHasTheRestOfTheTime() {
        for (start, chance) in Self.courses(9) {
            var (course, chance) = (start, chance)
            course.run(at: 1)
            let (time, wait) = (1 + chance.number(0.1...1.5), chance.number(0...0.9))
            let joined = course.joined(at: time, factor: wait)
            let left = 2.7 - time
            #expect(joined.end == course.end && joined.progress(at: time + wait * left - 1e-9) == 0)
            let u = chance.number(0...1)
            let place = time + wait * left + u * (1 - wait) * left
            expectNear(joined.progress(at: place), course.pace.progress(at: u), 1e-9, "at \(u) of its own way")
        }
    }
}
