package struct Timeline: Hashable, Sendable {
    package enum Fill: Sendable { case removed, forwards, backwards, both }
    package var begin: Double = 0, speed: Double = 1, offset: Double = 0
    package var duration: Double
    package var repeatCount: Double = 1
    package var repeatDuration: Double?
    package var autoreverses = false, fill: Fill = .removed
    package init(duration: Double) { self.duration = duration }
    package func local(_ parent: Double) -> Double { (parent - begin) * speed + offset }
    package var activeDuration: Double { repeatDuration ?? duration * repeatCount * (autoreverses ? 2 : 1) }
    package func phase(at parent: Double) -> Double? {
        var t = local(parent)
        if t < 0 { guard fill == .backwards || fill == .both else { return nil }; t = 0 }
        if t >= activeDuration {
            guard fill == .forwards || fill == .both else { return nil }; t = activeDuration
            return autoreverses ? 0 : duration
        }
        let cycle = (t / duration).rounded(.down)
        let rest = t - cycle * duration
        return autoreverses && Int(cycle) % 2 == 1 ? duration - rest : rest
    }
    package func isOver(at parent: Double) -> Bool { end.map { parent >= $0 - 1e-9 } ?? false }
    package var end: Double? { speed > 0 && activeDuration.isFinite ? begin + (activeDuration - offset) / speed : nil }
    package func nextChange(after parent: Double) -> Double? {
        if speed == 0 || isOver(at: parent) { return nil }
        return Swift.max(parent, begin)
    }
}
