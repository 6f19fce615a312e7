import UIKit

/// A picture of an open suitcase on a beach. The packed items are partly visible above its edge.
///
/// The suitcase has 300 × 190 points, scaled to the size of the view. A new item falls into the suitcase, and a removed item rises from
/// it.
class SuitcaseView: UIView {
    private let beach = BeachView()
    /// The suitcase with its items. Its size does not depend on the size of the view; a transform scales it to the view.
    private let suitcase = UIView()
    private let lid = SuitcaseLidView()
    private let bottomHalf = SuitcaseBottomView()
    private(set) var itemViews: [UIImageView] = []
    var itemImages: [UIImage?] { itemViews.map(\.image) }

    private static let suitcaseSize = CGSize(width: 300, height: 190)
    private static let itemSide: CGFloat = 50

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for view in [lid, bottomHalf] {
            view.frame = CGRect(origin: .zero, size: Self.suitcaseSize)
            suitcase.addSubview(view)
        }
        addSubview(beach)
        addSubview(suitcase)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        beach.frame = bounds
        let scale = min(bounds.height / 300, max(bounds.width / 375, 1), 1.5)
        suitcase.bounds = CGRect(origin: .zero, size: Self.suitcaseSize)
        suitcase.transform = CGAffineTransform(scaleX: scale, y: scale)
        suitcase.center = CGPoint(x: (bounds.width / 2).rounded(), y: bounds.height - (26 + Self.suitcaseSize.height / 2) * scale)
    }

    // MARK: - Items

    /// Shows items without an animation.
    func setItems(_ items: [Int]) {
        for view in itemViews { view.removeFromSuperview() }
        itemViews = items.map(makeItemView)
        placeItems()
    }

    /// Adds an item, which falls into the suitcase.
    func add(_ item: Int) {
        let view = makeItemView(item)
        itemViews.append(view)
        UIView.performWithoutAnimation {
            self.placeItems(from: self.itemViews.count - 1)
            view.center.y -= 90
            view.alpha = 0
        }
        UIView.animate(withDuration: 0.2) { view.alpha = 1 }
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.72, initialSpringVelocity: 0, animations: { self.placeItems() })
    }

    /// Removes the item with an index, which rises and fades out.
    func removeItem(at index: Int) {
        guard itemViews.indices.contains(index) else { return }
        let removed = itemViews.remove(at: index)
        UIView.animate(
            withDuration: 0.3,
            animations: {
                removed.center.y -= 60
                removed.alpha = 0
            }, completion: { _ in removed.removeFromSuperview() })
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, animations: { self.placeItems() })
    }

    private func makeItemView(_ item: Int) -> UIImageView {
        let view = UIImageView(image: PackingItem.image(item))
        view.bounds = CGRect(x: 0, y: 0, width: Self.itemSide, height: Self.itemSide)
        suitcase.insertSubview(view, belowSubview: bottomHalf)
        return view
    }

    /// Distributes the items in rows of five, the first row in front. Each further row is higher, and every second row is shifted to the
    /// right.
    private func placeItems(from first: Int = 0) {
        for (index, view) in itemViews.enumerated() where index >= first {
            let row = index / 5
            let countInRow = min(itemViews.count - row * 5, 5)
            let column = CGFloat(index % 5) - CGFloat(countInRow - 1) / 2
            let spacing: CGFloat = countInRow > 4 ? 42 : 48
            view.center = CGPoint(x: 150 + column * spacing + CGFloat(row % 2) * 6, y: 90 - CGFloat(row) * 26)
            view.transform = CGAffineTransform(rotationAngle: [-0.16, 0.1, -0.06, 0.14, -0.1][index % 5])
        }
        // Higher rows are farther away. Each view is inserted directly above the lid, so it is behind the views before it.
        for view in itemViews { suitcase.insertSubview(view, aboveSubview: lid) }
    }
}
