import UIKit

/// One page of the scene `components`: a row of the list and the controller that it pushes.
struct ComponentPage {
    /// The title of the row and of the page.
    var title: String
    /// The text below the title in the row.
    var summary: String
    /// The color of the mark at the leading edge of the row.
    var color: UIColor
    var makeController: @MainActor () -> UIViewController
}

/// A group of pages with a common title.
struct ComponentSection {
    var title: String
    var pages: [ComponentPage]
}
