import UIKit

extension ComponentSection {
    /// Pages about pickers, menus and other controls, and about motion effects.
    static let controls = ComponentSection(
        title: "Controls",
        pages: [
            ComponentPage(title: "Tide table", summary: "A picker with views of its own", color: Palette.blue) {
                TidePickerViewController()
            },
            ComponentPage(title: "Dates and times", summary: "Compact, calendar and wheels", color: Palette.rose) {
                DatePickersViewController()
            },
            ComponentPage(title: "Menus", summary: "Context menus, pop-up buttons, submenus", color: Palette.plum) {
                MenusViewController()
            },
            ComponentPage(title: "Colors", summary: "Color wells and the color picker", color: Palette.gold) { ColorsViewController() },
            ComponentPage(title: "Toolbar", summary: "Buttons below a drawing", color: Palette.blue) { ToolbarViewController() },
            ComponentPage(title: "Page control", summary: "Dots to tap and to drag over", color: Palette.teal) {
                PageControlViewController()
            },
            ComponentPage(title: "Tilt", summary: "Motion effects on a postcard", color: Palette.accent) { TiltViewController() },
            ComponentPage(title: "Buttons", summary: "Subtitles, images and attributed titles", color: Palette.plum) {
                ButtonsViewController()
            },
        ])
}
