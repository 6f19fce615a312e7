import UIKit

extension ComponentSection {
    /// Pages about text views, selection and the pasteboard.
    static let text = ComponentSection(
        title: "Text",
        pages: [
            ComponentPage(title: "Notes", summary: "Edit a text, with styles above the keyboard", color: .systemYellow) {
                NotesViewController()
            },
            ComponentPage(title: "Text around a shape", summary: "Drag the moon through an article", color: .systemIndigo) {
                MoonArticleViewController()
            },
            ComponentPage(title: "Links and images", summary: "A guide with links and images in its lines", color: .systemGreen) {
                GuideViewController()
            },
            ComponentPage(title: "Copy and paste", summary: "An edit menu on views of the app", color: .systemPink) {
                PaletteViewController()
            },
        ])
}
