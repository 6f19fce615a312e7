import UIKit

/// A card for each family of animation calls. All play once when the scene appears; a tap plays one again.
class AnimationsViewController: UIViewController {
    private let heading = Heading("Animations")
    private lazy var cards = viewCards + animatorCards + transitionCards + layerCards

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.addSubview(heading)
        for card in cards { view.addSubview(card) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (margin, gap, top) = (CGFloat(12), CGFloat(8), CGFloat(68))
        heading.frame = CGRect(x: margin + 4, y: 26, width: view.bounds.width - margin * 2, height: 34)
        let columns = view.bounds.width > 500 ? 4 : 2
        let rows = (cards.count + columns - 1) / columns
        let width = (view.bounds.width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (view.bounds.height - top - margin - gap * CGFloat(rows - 1)) / CGFloat(rows)
        for (index, card) in cards.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            card.frame = CGRect(x: margin + column * (width + gap), y: top + row * (height + gap), width: width, height: height)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, card) in cards.enumerated() {
            let start = card.reset()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.1 * Double(index)) { start() }
        }
    }
}
