import UIKit

/// The light of a time of day; 0 and 1 are midnight, a half is noon.
struct CoastLight {
    var high: UIColor
    var low: UIColor
    var sea: UIColor
    /// How much of the land's own colour is seen.
    var day: CGFloat

    private static let stops: [(time: CGFloat, light: CoastLight)] = [
        (0, CoastLight(high: color(0x0B1433), low: color(0x2A3A6B), sea: color(0x16224A), day: 0.28)),
        (0.2, CoastLight(high: color(0x25336B), low: color(0xB5728A), sea: color(0x33406F), day: 0.5)),
        (0.28, CoastLight(high: color(0x6FA3D8), low: color(0xFFD3A6), sea: color(0x5C88B4), day: 0.85)),
        (0.5, CoastLight(high: color(0x3F8FD9), low: color(0xBFE3F2), sea: color(0x2F7FB0), day: 1)),
        (0.7, CoastLight(high: color(0x5A86C4), low: color(0xFFD9A0), sea: color(0x4A7BA6), day: 0.9)),
        (0.8, CoastLight(high: color(0x3B3A78), low: color(0xF08A6B), sea: color(0x5A4A7C), day: 0.6)),
        (0.88, CoastLight(high: color(0x18204F), low: color(0x5A4B80), sea: color(0x222C5C), day: 0.36)),
        (1, CoastLight(high: color(0x0B1433), low: color(0x2A3A6B), sea: color(0x16224A), day: 0.28)),
    ]

    static func at(_ time: CGFloat) -> CoastLight {
        guard let next = stops.firstIndex(where: { $0.time >= time }), next > 0 else { return stops[0].light }
        let (a, b) = (stops[next - 1], stops[next])
        let part = (time - a.time) / (b.time - a.time)
        return CoastLight(
            high: mix(a.light.high, b.light.high, part), low: mix(a.light.low, b.light.low, part), sea: mix(a.light.sea, b.light.sea, part),
            day: a.light.day + (b.light.day - a.light.day) * part)
    }

    /// The land in this light: towards the blue of the night.
    func on(_ land: UIColor) -> UIColor { mix(CoastLight.color(0x141C3C), land, day) }

    static func color(_ hex: UInt32) -> UIColor {
        UIColor(red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}

/// So much of the second colour.
func mix(_ a: UIColor, _ b: UIColor, _ part: CGFloat) -> UIColor {
    func channels(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    let mixed = zip(channels(a), channels(b)).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
}

/// What the land looks like in a season.
enum CoastSeason: Int, CaseIterable {
    case spring, summer, autumn, winter

    var near: UIColor {
        switch self {
        case .spring: CoastLight.color(0x6FA85A)
        case .summer: CoastLight.color(0x4C8A4E)
        case .autumn: CoastLight.color(0xC07A3A)
        case .winter: CoastLight.color(0xE4ECF2)
        }
    }

    var far: UIColor {
        switch self {
        case .spring: CoastLight.color(0x9CC3A0)
        case .summer: CoastLight.color(0x7FAE96)
        case .autumn: CoastLight.color(0xC9A27A)
        case .winter: CoastLight.color(0xC3D2DE)
        }
    }
}

enum CoastWeather: Int { case clear, clouds, snow }
