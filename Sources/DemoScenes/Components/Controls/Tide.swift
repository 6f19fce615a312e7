import Foundation

/// The tides of a harbor, computed with a simple model: two high waters in 24.84 hours, higher at new and full moon.
struct Tide {
    /// A high or low water: its time in minutes since midnight, and its height in meters.
    struct Extreme {
        var minutes: Int
        var height: Double
        var isHigh: Bool
    }

    var harbor: Harbor
    /// The number of days since new moon.
    var day: Int

    struct Harbor {
        var name: String
        /// The time between the passage of the moon and high water, in hours.
        var delay: Double
        /// The mean difference between high and low water, in meters.
        var range: Double
    }

    static let harbors = [
        Harbor(name: "Saint-Malo", delay: 6.1, range: 8), Harbor(name: "Cuxhaven", delay: 1.4, range: 3),
        Harbor(name: "Dover", delay: 11.2, range: 5), Harbor(name: "Reykjavík", delay: 5.3, range: 3.4),
        Harbor(name: "Lisbon", delay: 3.2, range: 2.8), Harbor(name: "Bristol", delay: 7.2, range: 11),
        Harbor(name: "Bergen", delay: 10.1, range: 1.1),
    ]

    /// The time from a high water to the next low water, in hours.
    private static let halfPeriod = 24.84 / 4

    /// The factor by which the phase of the moon changes the range: 1.25 at spring tide, 0.75 at neap tide.
    private var moonFactor: Double { 1 + 0.25 * cos(Double(day) / 29.53 * 4 * .pi) }

    /// The time of the first high water of the day, in hours. The high waters are 0.84 hours later each day, because the moon passes every
    /// 24.84 hours.
    private var firstHighWater: Double { (harbor.delay + Double(day) * 0.84).truncatingRemainder(dividingBy: 12.42) }

    /// Returns the height of the water at an hour of the day, in meters above the chart's zero.
    func height(atHour hour: Double) -> Double {
        let middle = harbor.range * 0.55
        return middle + harbor.range / 2 * moonFactor * cos((hour - firstHighWater) / 12.42 * 2 * .pi)
    }

    /// The high and low waters of the day.
    var extremes: [Extreme] {
        var (extremes, hour, isHigh) = ([Extreme](), firstHighWater, true)
        if hour >= Self.halfPeriod { (hour, isHigh) = (hour - Self.halfPeriod, false) }
        while hour < 24 {
            extremes.append(Extreme(minutes: Int(hour * 60), height: height(atHour: hour), isHigh: isHigh))
            (hour, isHigh) = (hour + Self.halfPeriod, !isHigh)
        }
        return extremes
    }
}
