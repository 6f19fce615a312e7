import UIKit

/// A picture of the coast. `CoastArtwork` draws it; the number and the light determine the result.
nonisolated struct Picture: Hashable, Sendable {
    /// The number, from 0.
    let number: Int
    let title: String
    let place: String
    let light: Light

    /// The times of day, with their colors.
    nonisolated enum Light: CaseIterable, Sendable {
        case morning, noon, evening, night

        /// The colors of the upper sky, the horizon and the sea.
        var colors: (sky: UInt32, horizon: UInt32, sea: UInt32) {
            switch self {
            case .morning: (0x7FB2_D9, 0xFBE3_C8, 0x4C94_A8)
            case .noon: (0x2E86_C9, 0xCDEA_F5, 0x1D7F_A6)
            case .evening: (0x5B4B_8A, 0xFF9E_6B, 0x3E4A_7C)
            case .night: (0x0F1B_3D, 0x3C4F_86, 0x14_2250)
            }
        }
    }

    static let all: [Picture] = zip(titles, 0...).map { entry, number in
        Picture(number: number, title: entry.title, place: places[number % places.count], light: entry.light)
    }

    private static let places = ["Cape North", "Quiet Bay", "Old Harbor", "Long Beach", "Gull Island"]
    private static let titles: [(title: String, light: Light)] = [
        ("First light", .morning), ("Low tide", .noon), ("Harbor wall", .evening), ("Blue hour", .night), ("Dunes", .noon),
        ("Two boats", .morning), ("Lighthouse", .evening), ("Last storm", .night), ("Calm water", .noon), ("Evening walk", .evening),
        ("Rock pool", .noon), ("Night ferry", .night), ("Sand and wind", .morning), ("Open sea", .noon), ("Breakwater", .evening),
        ("Summer house", .morning), ("Gulls", .noon), ("Last bus", .night),
    ]
}
