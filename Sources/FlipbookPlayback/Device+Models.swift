import Stage
import UIKit

nonisolated extension Device {
    /// The models that have a name: first phones, then tablets. The sizes and the safe areas are those of the real devices.
    public static let models: [Device] = {
        let homeButton = ScreenShape()
        func notch(_ height: CGFloat) -> ScreenShape {
            ScreenShape(statusBarHeight: height, notchHeight: height, bottomInset: 34, landscapeBottomInset: 21)
        }
        // The status bar beside a dynamic island is not as high as the safe area.
        func island(_ height: CGFloat) -> ScreenShape {
            ScreenShape(statusBarHeight: 54, notchHeight: height, bottomInset: 34, landscapeBottomInset: 21)
        }
        let homeButtonPad = ScreenShape(isPad: true)
        let pad = ScreenShape(statusBarHeight: 24, bottomInset: 20, landscapeBottomInset: 20, isPad: true)
        return [
            Device("iPhone 5s", 320, 568, scale: 2, homeButton),
            Device("iPhone 8", 375, 667, scale: 2, homeButton),
            Device("iPhone SE", 375, 667, scale: 2, homeButton),
            Device("iPhone 8 Plus", 414, 736, scale: 3, homeButton),
            Device("iPhone X", 375, 812, scale: 3, notch(44)),
            Device("iPhone 11", 414, 896, scale: 2, notch(48)),
            Device("iPhone 11 Pro", 375, 812, scale: 3, notch(44)),
            Device("iPhone 13 mini", 375, 812, scale: 3, notch(50)),
            Device("iPhone 14", 390, 844, scale: 3, notch(47)),
            Device("iPhone 14 Plus", 428, 926, scale: 3, notch(47)),
            Device("iPhone 15", 393, 852, scale: 3, island(59)),
            Device("iPhone 15 Pro Max", 430, 932, scale: 3, island(59)),
            Device("iPhone 16 Pro", 402, 874, scale: 3, island(62)),
            Device("iPhone 16 Pro Max", 440, 956, scale: 3, island(62)),
            Device("iPad mini", 744, 1133, scale: 2, pad),
            Device("iPad (9th generation)", 810, 1080, scale: 2, homeButtonPad),
            Device("iPad", 820, 1180, scale: 2, pad),
            Device("iPad Pro 11-inch", 834, 1194, scale: 2, pad),
            Device("iPad Pro 12.9-inch", 1024, 1366, scale: 2, pad),
        ]
    }()

    /// Returns a suggestion for the name of a model that does not exist, or an empty string. It suggests the models whose names begin with
    /// this name, if there are at most three. If there are none, it suggests the models with the most similar names. For a name with an
    /// unknown number, such as "iPhone 99", the result is an empty string, because too many models are equally similar.
    package static func hint(forUnknown name: String) -> String {
        let names = models.compactMap(\.name)
        let longerNames = names.filter { $0.lowercased().hasPrefix(name.lowercased()) }
        if (1...3).contains(longerNames.count) { return " (did you mean \(SpellingSuggestion.alternatives(longerNames))?)" }
        return longerNames.isEmpty ? SpellingSuggestion.hint(for: name, among: names) : ""
    }

    /// Returns the model with a name, or nil if there is none. Uppercase and lowercase letters are equal.
    public static func model(named name: String) -> Device? { models.first { $0.name?.lowercased() == name.lowercased() } }
}
