import UIKit

/// The colors of the coast at a time of day. The times 0 and 1 are midnight, 0.5 is noon.
struct CoastLight {
    var skyTop: UIColor
    var skyBottom: UIColor
    var sea: UIColor
    /// The fraction of an object's own color in its visible color, 0…1. The rest is dark blue.
    var daylight: CGFloat

    private static let stops: [(time: CGFloat, light: CoastLight)] = [
        (0, CoastLight(skyTop: color(0x0B1433), skyBottom: color(0x2A3A6B), sea: color(0x16224A), daylight: 0.28)),
        (0.2, CoastLight(skyTop: color(0x25336B), skyBottom: color(0xB5728A), sea: color(0x33406F), daylight: 0.5)),
        (0.28, CoastLight(skyTop: color(0x6FA3D8), skyBottom: color(0xFFD3A6), sea: color(0x5C88B4), daylight: 0.85)),
        (0.5, CoastLight(skyTop: color(0x3F8FD9), skyBottom: color(0xBFE3F2), sea: color(0x2F7FB0), daylight: 1)),
        (0.7, CoastLight(skyTop: color(0x5A86C4), skyBottom: color(0xFFD9A0), sea: color(0x4A7BA6), daylight: 0.9)),
        (0.8, CoastLight(skyTop: color(0x3B3A78), skyBottom: color(0xF08A6B), sea: color(0x5A4A7C), daylight: 0.6)),
        (0.88, CoastLight(skyTop: color(0x18204F), skyBottom: color(0x5A4B80), sea: color(0x222C5C), daylight: 0.36)),
        (1, CoastLight(skyTop: color(0x0B1433), skyBottom: color(0x2A3A6B), sea: color(0x16224A), daylight: 0.28)),
    ]

    /// Returns the colors at a time of day, interpolated between the stops.
    static func at(_ time: CGFloat) -> CoastLight {
        guard let next = stops.firstIndex(where: { $0.time >= time }), next > 0 else { return stops[0].light }
        let (a, b) = (stops[next - 1], stops[next])
        let fraction = (time - a.time) / (b.time - a.time)
        return CoastLight(
            skyTop: mix(a.light.skyTop, b.light.skyTop, fraction), skyBottom: mix(a.light.skyBottom, b.light.skyBottom, fraction),
            sea: mix(a.light.sea, b.light.sea, fraction),
            daylight: a.light.daylight + (b.light.daylight - a.light.daylight) * fraction)
    }

    /// Returns a color in this light. The less daylight there is, the more dark blue is mixed in.
    func applied(to land: UIColor) -> UIColor { mix(CoastLight.color(0x141C3C), land, daylight) }

    static func color(_ hex: UInt32) -> UIColor {
        UIColor(red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}

/// Returns a mixture of two colors. `fraction` is the fraction of the second color.
func mix(_ a: UIColor, _ b: UIColor, _ fraction: CGFloat) -> UIColor {
    func channels(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    let mixed = zip(channels(a), channels(b)).map { $0 + ($1 - $0) * fraction }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
}

/// A season, with the colors of the land.
enum CoastSeason: Int, CaseIterable {
    case spring, summer, autumn, winter

    var nearColor: UIColor {
        switch self {
        case .spring: CoastLight.color(0x6FA85A)
        case .summer: CoastLight.color(0x4C8A4E)
        case .autumn: CoastLight.color(0xC07A3A)
        case .winter: CoastLight.color(0xE4ECF2)
        }
    }

    var farColor: UIColor {
        switch self {
        case .spring: CoastLight.color(0x9CC3A0)
        case .summer: CoastLight.color(0x7FAE96)
        case .autumn: CoastLight.color(0xC9A27A)
        case .winter: CoastLight.color(0xC3D2DE)
        }
    }
}

/// The weather at the coast.
enum CoastWeather: Int { case clear, clouds, snow }
