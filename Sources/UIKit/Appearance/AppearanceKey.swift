/// A property that appearance proxies can set, and the control state if the property has a value for each state. The raw value is
/// the number of a bit in `AppearanceKeySet`.
nonisolated struct AppearanceKey: Hashable {
    let rawValue: UInt8

    private init(_ rawValue: UInt8) { self.rawValue = rawValue }

    static let backgroundColor = AppearanceKey(0)
    static let tintColor = AppearanceKey(1)
    static let textColor = AppearanceKey(2)
    static let font = AppearanceKey(3)
    static let shadowColor = AppearanceKey(4)
    static let shadowOffset = AppearanceKey(5)
    static let onTintColor = AppearanceKey(6)
    static let thumbTintColor = AppearanceKey(7)
    static let minimumTrackTintColor = AppearanceKey(8)
    static let maximumTrackTintColor = AppearanceKey(9)
    static let progressTintColor = AppearanceKey(10)
    static let trackTintColor = AppearanceKey(11)
    static let pageIndicatorTintColor = AppearanceKey(12)
    static let currentPageIndicatorTintColor = AppearanceKey(13)
    static let color = AppearanceKey(14)
    static let selectedSegmentTintColor = AppearanceKey(15)
    static let barTintColor = AppearanceKey(16)
    static let barStyle = AppearanceKey(17)
    static let isTranslucent = AppearanceKey(18)
    static let barTitleTextAttributes = AppearanceKey(19)
    static let separatorColor = AppearanceKey(20)
    static let separatorInset = AppearanceKey(21)
    static let standardAppearance = AppearanceKey(22)
    static let scrollEdgeAppearance = AppearanceKey(23)
    static let contentEdgeInsets = AppearanceKey(24)
    static let attributedTitle = AppearanceKey(25)
    static let separatorEffect = AppearanceKey(26)
    static let unselectedItemTintColor = AppearanceKey(27)

    /// Returns the key of the title color of a button for a state.
    static func titleColor(_ state: UIControl.State) -> AppearanceKey { AppearanceKey(32 + stateIndex(state)) }
    /// Returns the key of the title attributes of a bar item or a segmented control for a state.
    static func titleTextAttributes(_ state: UIControl.State) -> AppearanceKey { AppearanceKey(40 + stateIndex(state)) }

    /// Returns the key of the color of a button's title shadow for a state.
    static func titleShadowColor(_ state: UIControl.State) -> AppearanceKey { AppearanceKey(48 + stateIndex(state)) }
    /// Returns the key of the background image of a button for a state.
    static func backgroundImage(_ state: UIControl.State) -> AppearanceKey { AppearanceKey(56 + stateIndex(state)) }

    /// Returns a number for a state, 0…7: its flags highlighted, disabled and selected. States with other flags share these numbers.
    private static func stateIndex(_ state: UIControl.State) -> UInt8 { UInt8(state.rawValue & 7) }
}

/// A set of appearance keys.
nonisolated struct AppearanceKeySet {
    private var bits: UInt64 = 0

    func contains(_ key: AppearanceKey) -> Bool { bits & 1 << UInt64(key.rawValue) != 0 }
    mutating func insert(_ key: AppearanceKey) { bits |= 1 << UInt64(key.rawValue) }
}
