import UIKit

extension ComponentSection {
    /// Contents that are drawn or measured only where they are visible.
    static let layout = ComponentSection(
        title: "Large and flexible",
        pages: [
            ComponentPage(title: "Large map", summary: "Tiles that fade in, sharper as you zoom", color: Palette.teal) {
                LargeMapViewController()
            },
            ComponentPage(title: "Topics", summary: "Cells as wide as their texts", color: Palette.gold) { TagsViewController() },
        ])
}
