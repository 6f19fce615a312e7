import UIKit

/// The titles and images of the items that can be packed. An item is identified by its index.
enum PackingItem {
    static let titles = [
        "Icecream money", "Great weather", "Beach ball", "Swim suit for him", "Swim suit for her", "Beach games", "Ironing board",
        "Cocktail mood", "Sunglasses", "Flip flops",
    ]

    static func title(_ item: Int) -> String { titles[item] }

    static func image(_ item: Int) -> UIImage? { UIImage(named: "summericons_100px_0\(item).png") }
}
