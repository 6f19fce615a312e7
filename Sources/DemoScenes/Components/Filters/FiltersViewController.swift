import UIKit

/// The page about Core Image: a column of cards.
class FiltersViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let cards: [FilterCard] = [PictureFilterCard(), BlendModeCard(), LayerBlurCard()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "cards"
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for card in cards {
            card.onHeightChange = { [weak self] in UIView.animate(withDuration: 0.25) { self?.layOutCards() } }
            scrollView.addSubview(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutCards()
    }

    private func layOutCards() {
        let width = min(view.bounds.width - 32, 420)
        let x = ((view.bounds.width - width) / 2).rounded()
        var y: CGFloat = 16
        for card in cards {
            card.frame = CGRect(x: x, y: y, width: width, height: card.height(width))
            y += card.frame.height + 16
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}
