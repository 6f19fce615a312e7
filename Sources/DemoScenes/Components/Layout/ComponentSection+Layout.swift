import UIKit

extension ComponentSection {
    /// Pages about a map and cells that are drawn or measured only where they are visible, about layers, and about a tab bar.
    static let layout = ComponentSection(
        title: "More",
        pages: [
            ComponentPage(title: "Large map", summary: "Tiles that fade in, sharper as you zoom", color: Palette.teal) {
                LargeMapViewController()
            },
            ComponentPage(title: "Topics", summary: "Cells as wide as their texts", color: Palette.gold) { TagsViewController() },
            ComponentPage(title: "Layers", summary: "A box with depth, a panorama, corners", color: Palette.rose) {
                LayersViewController()
            },
            ComponentPage(title: "Harbor", summary: "Tabs, a badge, swipe actions", color: Palette.blue) {
                HarborTabBarController()
            },
        ])
}
