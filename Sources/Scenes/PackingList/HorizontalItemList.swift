import UIKit

/// The pictures of all items in a row that is dragged sideways. It flies in by itself as soon as it is in the menu.
class HorizontalItemList: UIScrollView {
    private let place: CGFloat = 60
    private let picture: CGFloat = 50

    /// Called with the number of the picture that was tapped.
    var didSelectItem: ((Int) -> Void)?

    /// Waits to the right of the menu, unseen.
    convenience init(in menu: UIView) {
        self.init(frame: CGRect(x: menu.bounds.width, y: 120, width: menu.bounds.width, height: 80))
        accessibilityIdentifier = "item-picker"
        alpha = 0
        showsHorizontalScrollIndicator = false
        // While it swings, what comes next is seen beyond its edge; the menu cuts off the rest.
        clipsToBounds = false
        for item in PackingItem.titles.indices { addPicture(of: item) }
        contentSize = CGSize(width: place * CGFloat(PackingItem.titles.count), height: 80)
    }

    private func addPicture(of item: Int) {
        let view = UIImageView(image: PackingItem.image(item))
        view.accessibilityIdentifier = "pick-\(item)"
        view.bounds = CGRect(x: 0, y: 0, width: picture, height: picture)
        view.center = CGPoint(x: place * CGFloat(item) + place / 2, y: place / 2)
        view.tag = item
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(HorizontalItemList.didTap(_:))))
        addSubview(view)
    }

    func didTap(_ tap: UITapGestureRecognizer) {
        if let picture = tap.view { didSelectItem?(picture.tag) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // It is also called when the list leaves.
        guard superview != nil else { return }
        UIView.animate(
            withDuration: 1, delay: 0.01, usingSpringWithDamping: 0.5, initialSpringVelocity: 10, options: .curveEaseIn,
            animations: {
                self.alpha = 1
                self.center.x -= self.frame.width
            })
    }
}
