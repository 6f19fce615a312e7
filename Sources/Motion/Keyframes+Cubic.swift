import Foundation

extension Keyframes {
    @usableFromInline
    struct Tangents: Equatable, Sendable {
        @usableFromInline var leaving: V
        @usableFromInline var arriving: V
    }

    /// Hermite's cubic: with q = 1 - u it is
    ///
    ///     a + (b - a)·u²(3 - 2u) + leaving·u·q² - arriving·u²·q
    @inlinable
    static func curve(_ a: V, _ b: V, _ tangents: Tangents, _ u: Double) -> V {
        let q = 1 - u
        return a + (b - a) * (u * u * (3 - 2 * u)) + tangents.leaving * (u * q * q) - tangents.arriving * (u * u * q)
    }

    @inlinable
    func curve(_ index: Int, _ u: Double) -> V {
        if u == 0 { return values[index] }
        if u == 1 { return values[index + 1] }
        return Self.curve(values[index], values[index + 1], tangents[index], u)
    }

    /// Kochanek and Bartels' tangents, with tension t, continuity c and bias b, before · | · after the differences at a value:
    ///
    ///     leaving  = (1-t)(1+c)(1+b)/2 · before + (1-t)(1-c)(1-b)/2 · after
    ///     arriving = (1-t)(1-c)(1+b)/2 · before + (1-t)(1+c)(1-b)/2 · after
    ///
    /// `before` and `after` are slopes in time, each weighted by the other's stretch, so that what is linear in time stays so, and
    /// at 0, 0, 0 the speed does not jump where stretches differ. At the ends the missing difference is its neighbour: two values
    /// are joined by a straight line.
    static func tangents(of values: [V], at times: [Double], corners: [Corner]) -> [Tangents] {
        let last = values.count - 1
        guard last > 0 else { return [] }
        func stretch(_ index: Int) -> Double { times[index + 1] - times[index] }
        func tangent(at index: Int, over way: Int, arriving: Bool) -> V {
            let corner = corners.count == values.count ? corners[index] : Corner()
            let (before, after) = (max(index - 1, 0), min(index, last - 1))
            let (h0, h1, h) = (stretch(before), stretch(after), stretch(way))
            let (d0, d1) = (values[before + 1] - values[before], values[after + 1] - values[after])
            let c = arriving ? -corner.continuity : corner.continuity
            let (k0, k1) = ((1 + c) * (1 + corner.bias) / 2, (1 - c) * (1 - corner.bias) / 2)
            // Without time on one side (a jump) only the way itself counts.
            guard h0 > 0, h1 > 0 else { return (way == before ? d0 : d1) * (1 - corner.tension) }
            return (d0 * (k0 * h / h0 * weight(h1, h0)) + d1 * (k1 * h / h1 * weight(h0, h1))) * (1 - corner.tension)
        }
        return (0..<last).map { way in
            Tangents(leaving: tangent(at: way, over: way, arriving: false), arriving: tangent(at: way + 1, over: way, arriving: true))
        }
    }

    /// The slope of the parabola through three values: the nearer neighbour counts more. 1 where both are equally far.
    private static func weight(_ other: Double, _ own: Double) -> Double { 2 * other / (own + other) }

    /// The times at which equal parts of the whole length are done, measured on chords fine enough not to be seen. In key time,
    /// in which the speed does not jump at the values, a straight line between two marks is nearly the truth.
    static func pace(of values: [V], at times: [Double], tangents: [Tangents]) -> [Double] {
        let (ways, fine) = (values.count - 1, 256)
        guard ways > 0 else { return [] }
        var lengths = [0.0]
        var last = values[0]
        for step in 1...(ways * fine) {
            let way = (step - 1) / fine
            let next = curve(values[way], values[way + 1], tangents[way], Double(step - way * fine) / Double(fine))
            lengths.append(lengths[step - 1] + (next - last).length)
            last = next
        }
        let (total, count) = (lengths[ways * fine], ways * 64)
        guard total > 0 else { return [] }
        var step = 0
        return (0...count).map { mark in
            let goal = total * Double(mark) / Double(count)
            while step < ways * fine - 1, lengths[step + 1] < goal { step += 1 }
            let length = lengths[step + 1] - lengths[step]
            let place = Double(step) + (length > 0 ? min(max((goal - lengths[step]) / length, 0), 1) : 0)
            let way = min(step / fine, ways - 1)
            return times[way] + (times[way + 1] - times[way]) * (place / Double(fine) - Double(way))
        }
    }

    @inlinable
    func pacedTime(_ time: Double) -> Double {
        let marks = pace.count - 1
        guard marks > 0, time > 0, time < 1 else { return time }
        let place = time * Double(marks)
        let mark = Int(place)
        return pace[mark].mixed(with: pace[mark + 1], place - Double(mark))
    }
}
