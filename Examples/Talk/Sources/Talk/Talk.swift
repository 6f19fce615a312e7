import FlipbookKit
import UIKit

@main struct Talk: FlipbookApp {
    var scenes: [Scene] {
        Scene("card", title: "Card", summary: "A card on a spring. Drag it, and let it go.") { CardViewController() }
    }
}
