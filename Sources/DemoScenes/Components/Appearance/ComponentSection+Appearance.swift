import UIKit

extension ComponentSection {
    /// Pages about the appearance of an interface: style, text size, contrast and direction.
    static let appearance = ComponentSection(
        title: "Appearance",
        pages: [
            ComponentPage(
                title: "Style and text size", summary: "Dark mode, contrast and direction", color: Palette.plum
            ) { AppearancePage() },
            ComponentPage(title: "Text styles", summary: "Every style of Dynamic Type", color: Palette.teal) {
                TextStylesPage()
            },
            ComponentPage(title: "System colors", summary: "Each color, light and dark", color: Palette.rose) {
                SystemColorsPage()
            },
        ])
}
