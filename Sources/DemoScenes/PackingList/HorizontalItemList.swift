import UIKit

/// A row with the images of all items. The row scrolls horizontally, and slides in when it is added to the menu.
class HorizontalItemList: UIScrollView {
    private let itemWidth: CGFloat = 60
    private let imageSide: CGFloat = 50

    /// Called with the number of the item whose image was tapped.
    var didSelectItem: ((Int) -> Void)?

    /// Creates a transparent list to the right of the menu's visible area.
    convenience init(in menu: UIView) {
        self.init(frame: CGRect(x: menu.bounds.width, y: 120, width: menu.bounds.width, height: 80))
        accessibilityIdentifier = "item-picker"
        alpha = 0
        showsHorizontalScrollIndicator = false
        // While the spring overshoots, the list is too far to the left, and the next image must be visible beyond its right edge. The menu
        // clips the rest.
        clipsToBounds = false
        for item in PackingItem.titles.indices { addImage(of: item) }
        contentSize = CGSize(width: itemWidth * CGFloat(PackingItem.titles.count), height: 80)
    }

    private func addImage(of item: Int) {
        let view = UIImageView(image: PackingItem.image(item))
        view.accessibilityIdentifier = "pick-\(item)"
        view.bounds = CGRect(x: 0, y: 0, width: imageSide, height: imageSide)
        view.center = CGPoint(x: itemWidth * CGFloat(item) + itemWidth / 2, y: itemWidth / 2)
        view.tag = item
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(HorizontalItemList.didTap(_:))))
        addSubview(view)
    }

    func didTap(_ tap: UITapGestureRecognizer) {
        if let imageView = tap.view { didSelectItem?(imageView.tag) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // The method is also called when the list is removed.
        guard superview != nil else { return }
        UIView.animate(
            withDuration: 1, delay: 0.01, usingSpringWithDamping: 0.5, initialSpringVelocity: 10, options: .curveEaseIn,
            animations: {
                self.alpha = 1
                self.center.x -= self.frame.width
            })
    }
}
