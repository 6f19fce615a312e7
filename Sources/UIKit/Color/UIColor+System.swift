import CoreGraphics
import Foundation

// The colors of the system in the light and in the dark style, each written as 0xRRGGBBAA.

nonisolated extension UIColor {
    /// Creates a color with a value for the light style and a value for the dark style, each 0xRRGGBBAA. `contrast` contains the values for
    /// increased contrast. `elevated` is the value for elevated content in the dark style, such as sheets.
    convenience init(
        light: UInt32, dark: UInt32, contrast: (light: UInt32, dark: UInt32)? = nil, elevated: UInt32? = nil,
        elevatedContrast: UInt32? = nil
    ) {
        func color(_ value: UInt32) -> UIColor { UIColor(value >> 8).withAlphaComponent(CGFloat(value & 255) / 255) }
        let (normal, high) = ((color(light), color(dark)), contrast.map { (color($0.light), color($0.dark)) })
        let raised = elevated.map { (color($0), color(elevatedContrast ?? $0)) }
        self.init(
            .dynamic { traits in
                let increases = traits.accessibilityContrast == .high
                let pair = increases ? high ?? normal : normal
                guard traits.userInterfaceStyle == .dark else { return pair.0 }
                if let raised, traits.userInterfaceLevel == .elevated { return increases ? raised.1 : raised.0 }
                return pair.1
            })
    }
}

nonisolated extension UIColor {
    /// The red of the system.
    public static let systemRed = UIColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF, contrast: (0xD700_15FF, 0xFF69_61FF))
    /// The green of the system.
    public static let systemGreen = UIColor(light: 0x34C7_59FF, dark: 0x30D1_58FF, contrast: (0x248A_3DFF, 0x30DB_5BFF))
    /// The blue of the system.
    public static let systemBlue = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF, contrast: (0x0040_DDFF, 0x409C_FFFF))
    /// The orange of the system.
    public static let systemOrange = UIColor(light: 0xFF95_00FF, dark: 0xFF9F_0AFF, contrast: (0xC934_00FF, 0xFFB3_40FF))
    /// The yellow of the system.
    public static let systemYellow = UIColor(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF, contrast: (0xB250_00FF, 0xFFD4_26FF))
    /// The pink of the system.
    public static let systemPink = UIColor(light: 0xFF2D_55FF, dark: 0xFF37_5FFF, contrast: (0xD30F_45FF, 0xFF64_82FF))
    /// The purple of the system.
    public static let systemPurple = UIColor(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF, contrast: (0x8944_ABFF, 0xDA8F_FFFF))
    /// The teal of the system.
    public static let systemTeal = UIColor(light: 0x5AC8_FAFF, dark: 0x64D2_FFFF, contrast: (0x0082_99FF, 0x5DE6_FFFF))
    /// The indigo of the system.
    public static let systemIndigo = UIColor(light: 0x5856_D6FF, dark: 0x5E5C_E6FF, contrast: (0x3634_A3FF, 0x7D7A_FFFF))
    /// The brown of the system.
    public static let systemBrown = UIColor(light: 0xA284_5EFF, dark: 0xAC8E_68FF, contrast: (0x7F65_45FF, 0xB594_69FF))
    /// The mint of the system.
    public static let systemMint = UIColor(light: 0x00C7_BEFF, dark: 0x63E6_E2FF, contrast: (0x0C81_7BFF, 0x66D4_CFFF))
    /// The cyan of the system.
    public static let systemCyan = UIColor(light: 0x32AD_E6FF, dark: 0x64D2_FFFF, contrast: (0x0071_A4FF, 0x70D7_FFFF))
    /// The gray of the system.
    public static let systemGray = UIColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF, contrast: (0x6C6C_70FF, 0xAEAE_B2FF))
    /// The second gray, closer to the background than `systemGray`.
    public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF, contrast: (0x8E8E_93FF, 0x7C7C_80FF))
    /// The third gray.
    public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF, contrast: (0xAEAE_B2FF, 0x5454_56FF))
    /// The fourth gray.
    public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF, contrast: (0xBCBC_C0FF, 0x4444_46FF))
    /// The fifth gray.
    public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF, contrast: (0xD8D8_DCFF, 0x3636_38FF))
    /// The sixth gray, which is closest to the background.
    public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, contrast: (0xEBEB_F0FF, 0x2424_26FF))
    /// The color of text.
    public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599, contrast: (0x3C3C_43CC, 0xEBEB_F5B2))
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C, contrast: (0x3C3C_43B2, 0xEBEB_F58C))
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(light: 0x3C3C_432E, dark: 0xEBEB_F529, contrast: (0x3C3C_438C, 0xEBEB_F566))
    /// The color of placeholder text.
    public static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C, contrast: (0x3C3C_43B2, 0xEBEB_F58C))
    /// The color of links.
    public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF, contrast: (0x0040_DDFF, 0x409C_FFFF))
    /// The color of thin translucent lines.
    public static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899, contrast: (0x3C3C_435E, 0x5454_58AD))
    /// The color of thin opaque lines.
    public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    /// The background color.
    public static let systemBackground = UIColor(
        light: 0xFFFF_FFFF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF, elevatedContrast: 0x2424_26FF)
    /// The background color of groups on the background.
    public static let secondarySystemBackground = UIColor(
        light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, contrast: (0xEBEB_F0FF, 0x2424_26FF), elevated: 0x2C2C_2EFF, elevatedContrast: 0x3636_38FF)
    /// The background color of groups inside groups.
    public static let tertiarySystemBackground = UIColor(
        light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF, contrast: (0xFFFF_FFFF, 0x3636_38FF), elevated: 0x3A3A_3CFF, elevatedContrast: 0x4444_46FF)
    /// The background color of a grouped interface.
    public static let systemGroupedBackground = UIColor(
        light: 0xF2F2_F7FF, dark: 0x0000_00FF, contrast: (0xEBEB_F0FF, 0x0000_00FF), elevated: 0x1C1C_1EFF, elevatedContrast: 0x2424_26FF)
    /// The background color of groups in a grouped interface.
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, contrast: (0xFFFF_FFFF, 0x2424_26FF), elevated: 0x2C2C_2EFF, elevatedContrast: 0x3636_38FF)
    /// The background color of groups inside groups of a grouped interface.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF, contrast: (0xEBEB_F0FF, 0x3636_38FF), elevated: 0x3A3A_3CFF, elevatedContrast: 0x4444_46FF)
    /// The background of a grouped table.
    public static let groupTableViewBackground = UIColor(light: 0xEFEF_F4FF, dark: 0x0000_00FF)
    /// The fill color of thin and small shapes.
    public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805C, contrast: (0x7878_8047, 0x7878_8070))
    /// The fill color of shapes of medium size.
    public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8052, contrast: (0x7878_803D, 0x7878_8066))
    /// The fill color of large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D, contrast: (0x7676_8033, 0x7676_8052))
    /// The fill color of large areas with complex content.
    public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802E, contrast: (0x7474_8029, 0x7676_8042))
    /// The color of text on a light background, in both styles.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on a dark background, in both styles.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// Returns the color of the system with a name as in asset catalogs and storyboards, such as "systemBlueColor", or nil.
    package static func system(named name: String) -> UIColor? { namedSystemColors[name] }

    private static let namedSystemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label,
        "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground, "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .groupTableViewBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "darkTextColor": .darkText, "lightTextColor": .lightText,
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray,
        "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
        "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    ]
}
