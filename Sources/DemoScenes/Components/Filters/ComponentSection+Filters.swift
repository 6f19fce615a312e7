import UIKit

extension ComponentSection {
    /// The page about Core Image.
    static let filters = ComponentSection(
        title: "Core Image",
        pages: [
            ComponentPage(title: "Filters", summary: "A picture, blend modes, and a blurred layer", color: Palette.plum) {
                FiltersViewController()
            }
        ])
}
