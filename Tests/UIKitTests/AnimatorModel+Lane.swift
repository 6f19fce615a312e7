/// One way from 0 to 1 and who is on it where: that of the whole, or of a block that begins later.
///
/// Held, it is a number. Running, it follows the whole's time u by a polyline, and P makes progress of the time on it.
struct ModelLane: Hashable {
    struct Corner: Hashable { var u, own: Double }

    /// Where it begins: as a fraction that is scrubbed, and as one of the time. Nil for the whole.
    var late: (scrubbed: Double, timed: Double)? {
        get { lateScrubbed.map { ($0, lateTimed) } }
        set { (lateScrubbed, lateTimed) = (newValue?.scrubbed, newValue?.timed ?? 0) }
    }
    private var lateScrubbed: Double?
    private var lateTimed = 0.0

    /// Held: what is shown, and where that is in time when it is held along the time.
    var held = 0.0
    var heldTime = 0.0
    var corners = [Corner(u: 0, own: 0), Corner(u: 1, own: 1)]
    /// A spring goes from where it was let go.
    var from = 0.0
    var to = 1.0

    func time(at u: Double) -> Double {
        if u >= 1 { return 1 }
        guard let next = corners.firstIndex(where: { $0.u > u }) else { return corners.last?.own ?? 0 }
        guard next > 0 else { return corners[0].own }
        let (a, b) = (corners[next - 1], corners[next])
        return a.own + (b.own - a.own) * (u - a.u) / (b.u - a.u)
    }

    /// (f - a)/(1 - a), kept in 0…1.
    static func rest(_ f: Double, _ a: Double) -> Double { f >= 1 ? 1 : max((f - a) / (1 - a), 0) }

    /// Where a scrub to `f` takes it, along the progress or along the time.
    func scrubbed(_ f: Double, inTime: Bool) -> Double { late.map { Self.rest(f, inTime ? $0.timed : $0.scrubbed) } ?? f }

    /// Let go at the whole's time `u` when it has come to `own` on its own.
    mutating func letGo(u: Double, own: Double) {
        (from, to) = (0, 1)
        guard let late else { return corners = [Corner(u: 0, own: 0), Corner(u: 1, own: 1)] }
        if own <= 0 {
            corners = [Corner(u: max(late.timed, u), own: 0), Corner(u: 1, own: 1)]
        } else {
            corners = [Corner(u: late.timed < u ? late.timed : 0, own: 0), Corner(u: u, own: own), Corner(u: 1, own: 1)]
        }
    }
}

/// What leads the lanes: time.
enum ModelLead: Hashable {
    /// Along the progress, or along the time.
    case held(inTime: Bool)
    case running(ModelRun)
}

struct ModelRun: Hashable {
    var pace: ModelPace
    var seconds: Double
    var begin: Double
    var u: Double
    /// A second; negative on the way back.
    var rate: Double
    var earliestEnd = -Double.infinity

    func time(at now: Double) -> Double { min(max(u + max(now - begin, 0) * rate, 0), 1) }
    var end: Double { max(begin + (rate > 0 ? 1 - u : u) / abs(rate), earliestEnd) }
}
