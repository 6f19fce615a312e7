import FlipbookKit
import UIKit

@main struct __NAME__: FlipbookApp {
    var scenes: [Scene] {
        Scene("card", title: "Card", summary: "A card on a spring. Drag it, and let it go.") { CardViewController() }
    }
}
