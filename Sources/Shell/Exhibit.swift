import UIKit

/// Something that the window can show.
package struct Exhibit {
    package let name: String
    package let title: String
    package let summary: String
    /// In points.
    package let size: CGSize
    package let makeController: () -> UIViewController

    package init(name: String, title: String, summary: String, size: CGSize, makeController: @escaping () -> UIViewController) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.makeController = makeController
    }
}
