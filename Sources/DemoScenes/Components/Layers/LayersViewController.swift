import UIKit

/// Cards for layers that no other page shows: a box of six faces in a transform layer, a panorama in a scroll layer, and corners.
class LayersViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let cards: [FilterCard] = [BoxCard(), PanoramaCard(), CornersCard()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for card in cards { scrollView.addSubview(card) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = min(view.bounds.width - 32, 480)
        var y: CGFloat = 16
        for card in cards {
            let height = card.height(width)
            card.frame = CGRect(x: ((view.bounds.width - width) / 2).rounded(), y: y, width: width, height: height)
            y += height + 16
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}
