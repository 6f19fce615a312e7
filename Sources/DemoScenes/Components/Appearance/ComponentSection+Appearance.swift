import UIKit

extension ComponentSection {
    /// Pages about the appearance of an interface: style, text size, contrast and direction.
    static let appearance = ComponentSection(
        title: "Appearance",
        pages: [
            ComponentPage(
                title: "Style and text size", summary: "Dark mode, Dynamic Type, contrast and right to left", color: Palette.plum
            ) { AppearancePage() },
            ComponentPage(title: "Text styles", summary: "All styles of Dynamic Type at the chosen size", color: Palette.teal) {
                TextStylesPage()
            },
            ComponentPage(title: "System colors", summary: "Colors that adapt to style and contrast", color: Palette.rose) {
                SystemColorsPage()
            },
        ])
}
