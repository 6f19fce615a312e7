import UIKit

extension ComponentSection {
    /// Pickers, menus, colors and the other controls.
    static let controls = ComponentSection(
        title: "Controls",
        pages: [
            ComponentPage(title: "Tide table", summary: "A picker with views of its own", color: Palette.blue) {
                TidePickerViewController()
            },
            ComponentPage(title: "Dates and times", summary: "Compact, calendar and wheels", color: Palette.rose) {
                DatePickersViewController()
            },
        ])
}
