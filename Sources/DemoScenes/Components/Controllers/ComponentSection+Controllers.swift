import UIKit

extension ComponentSection {
    /// Pages about controllers that contain or present other controllers, and about search.
    static let controllers = ComponentSection(
        title: "Controllers",
        pages: [
            ComponentPage(title: "Book", summary: "Pages of paper that curl under the finger", color: Palette.gold) {
                BookViewController()
            },
            ComponentPage(title: "Seasons", summary: "Pages that scroll, with a page control", color: Palette.teal) {
                SeasonsViewController()
            },
            ComponentPage(title: "Places", summary: "A large title and a search with scopes", color: Palette.blue) {
                PlaceSearchViewController()
            },
            ComponentPage(title: "Stops", summary: "A sheet with three heights over a map", color: Palette.rose) { MapViewController() },
            ComponentPage(title: "Recipes", summary: "Two columns, or one stack on a phone", color: Palette.plum) {
                RecipesViewController()
            },
        ])
}
