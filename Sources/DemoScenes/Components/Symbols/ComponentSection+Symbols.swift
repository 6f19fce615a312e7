import UIKit

extension ComponentSection {
    /// The pages about symbols.
    static let symbols = ComponentSection(
        title: "Symbols",
        pages: [
            ComponentPage(title: "Symbol gallery", summary: "Hundreds of symbols in nine weights", color: Palette.blue) {
                SymbolGalleryViewController()
            },
            ComponentPage(title: "Symbol effects", summary: "Bounce, pulse, replace, and twelve more", color: Palette.rose) {
                SymbolEffectsViewController()
            },
            ComponentPage(title: "Symbol styles", summary: "Colors, sizes, symbols for a value", color: Palette.teal) {
                SymbolStylesViewController()
            },
        ])
}
