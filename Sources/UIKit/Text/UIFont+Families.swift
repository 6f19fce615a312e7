import FlipbookTypography

nonisolated extension UIFont {
    /// The names of the installed families and of the families of the application, sorted.
    public static var familyNames: [String] {
        _ = BundleFonts.areRegistered
        return FontSystem.installed.familyNames
    }

    /// Returns the PostScript names of the fonts of a family, sorted.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        _ = BundleFonts.areRegistered
        return FontSystem.installed.postScriptNames(ofFamily: familyName)
    }
}
