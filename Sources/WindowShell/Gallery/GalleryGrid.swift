import FlipbookPlayback
import Stage
import UIKit

/// The scrolling part of the gallery: tiles of recent scenes and of packages, and the cards of all scenes, with a selection.
final class GalleryGrid: UIView, AccessibilityScrollContainer {
    /// The cards of the scenes, in the order of the scenes.
    let cards: [GalleryCard]
    private var tiles: [GalleryItem: GalleryTile] = [:]
    private var headingLabels: [UILabel] = []
    /// A bar at the right that shows the position of the visible part, while the content scrolls.
    private let scrollBar = UIView()
    private(set) var sections: [GalleryLayout.Section] = []
    private var showsHeadings = false
    private(set) var galleryLayout = GalleryLayout(width: 0, metrics: WindowMetrics())
    /// The distance in points by which the content is scrolled up.
    private(set) var offset: CGFloat = 0
    /// The selected element. It may be hidden.
    private(set) var selection: GalleryItem
    var metrics = WindowMetrics() { didSet { metricsDidChange() } }

    init(_ scenes: [Scene], selection: Int) {
        cards = scenes.map { GalleryCard($0) }
        self.selection = .scene(selection)
        super.init(frame: .zero)
        clipsToBounds = true
        for card in cards { addSubview(card) }
        scrollBar.backgroundColor = ChromeColor.secondaryText
        scrollBar.alpha = 0
        addSubview(scrollBar)
        if cards.indices.contains(selection) { cards[selection].isSelected = true }
    }

    required init?(coder: NSCoder) { return nil }

    private func metricsDidChange() {
        for view in (cards as [GalleryElementView]) + tiles.values.map({ $0 }) { view.metrics = metrics }
        for label in headingLabels { label.font = .systemFont(ofSize: metrics.points(15), weight: .semibold) }
        setNeedsLayout()
    }

    /// Returns the view of an element, or nil if there is none.
    func view(of item: GalleryItem) -> GalleryElementView? {
        if case .scene(let index) = item { return cards.indices.contains(index) ? cards[index] : nil }
        return tiles[item]
    }

    // MARK: - Content

    /// Replaces all tiles.
    func setTiles(_ new: [GalleryItem: GalleryTile]) {
        for tile in tiles.values { tile.removeFromSuperview() }
        tiles = new
        // The order of the views does not matter, because they do not overlap.
        for tile in tiles.values {
            (tile.metrics, tile.isSelected) = (metrics, false)
            insertSubview(tile, belowSubview: scrollBar)
        }
        view(of: selection)?.isSelected = true
    }

    /// Shows sections, with or without their headings. If the selected element is not in these sections, selects the card of its scene. If
    /// this card is not in the sections, selects the first element.
    func show(_ newSections: [GalleryLayout.Section], headings: Bool) {
        (sections, showsHeadings) = (newSections, headings)
        for label in headingLabels { label.removeFromSuperview() }
        headingLabels = sections.map { section in
            let label = Theme.label(section.title, metrics.points(15), .semibold, ChromeColor.secondaryText)
            insertSubview(label, belowSubview: scrollBar)
            return label
        }
        let items = sections.flatMap(\.items)
        if let first = items.first, !items.contains(selection) {
            select(selection.sceneIndex.map { .scene($0) }.flatMap { items.contains($0) ? $0 : nil } ?? first)
        }
        layoutItems()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    private func makeLayout() -> GalleryLayout {
        var layout = GalleryLayout(width: bounds.width, metrics: metrics)
        let width = layout.itemWidth
        layout.add(sections, showsHeadings: showsHeadings) { item in
            if case .scene(let index) = item { return cards[index].fittingHeight(width: width) }
            return GalleryTile.height(metrics)
        }
        return layout
    }

    /// Sets the frames of all elements, and scrolls by the smallest distance that makes the selection visible.
    func layoutItems() {
        galleryLayout = makeLayout()
        for (label, frame) in zip(headingLabels, galleryLayout.headingFrames) {
            label.isHidden = frame == nil
            if let frame { label.frame = frame }
        }
        for index in cards.indices { place(cards[index], at: galleryLayout.frames[.scene(index)]) }
        for (item, tile) in tiles { place(tile, at: galleryLayout.frames[item]) }
        scrollToSelection()
    }

    /// Sets the frame of an element. An element without a frame is not shown.
    private func place(_ view: GalleryElementView, at frame: CGRect?) {
        view.alpha = frame == nil ? 0 : 1
        guard let frame else { return }
        view.frame = frame
        view.layoutIfNeeded()
    }

    /// Calls a closure that changes frames or the scroll offset, and animates the change with a spring. With reduced motion, the change is
    /// immediate.
    func animate(_ change: @escaping () -> Void) {
        if UIAccessibility.isReduceMotionEnabled { return UIView.performWithoutAnimation(change) }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: change)
    }

    // MARK: - Scrolling

    private var maximumOffset: CGFloat { max(galleryLayout.contentHeight - bounds.height, 0) }

    /// Scrolls by the smallest distance that makes the selection visible.
    private func scrollToSelection() {
        var target = offset
        if let frame = galleryLayout.frames[selection] {
            // The first row is shown together with the content above it.
            let isInFirstRow = galleryLayout.rows.first?.contains(selection) == true
            let top = isInFirstRow ? 0 : frame.minY - metrics.points(12)
            target = min(max(target, frame.maxY + metrics.points(16) - bounds.height), max(top, 0))
        }
        setOffset(target)
    }

    private func setOffset(_ new: CGFloat) {
        offset = min(max(new, 0), maximumOffset).rounded()
        bounds.origin.y = offset
        let visible = bounds.height / max(galleryLayout.contentHeight, 1)
        let (width, margin) = (metrics.points(4), metrics.points(8))
        let length = max((bounds.height - margin * 2) * min(visible, 1), 0)
        let maximumBarOffset = bounds.height - margin * 2 - length
        let y = offset + margin + (maximumOffset > 0 ? maximumBarOffset * offset / maximumOffset : 0)
        scrollBar.layer.cornerRadius = width / 2
        scrollBar.frame = CGRect(x: bounds.width - margin - width, y: y, width: width, height: length)
    }

    /// Scrolls by a distance in points. If the selection leaves the visible part, the first visible element is selected.
    func scroll(by distance: CGFloat) {
        guard distance.isFinite, min(max(offset + distance, 0), maximumOffset).rounded() != offset else { return }
        animate { [self] in setOffset(offset + distance) }
        flashScrollBar()
        guard let frame = galleryLayout.frames[selection], frame.minY < offset || frame.maxY > offset + bounds.height else { return }
        if let item = mostVisibleItem { select(item) }
    }

    /// The first element of the first completely visible row, or else of the row with the largest visible part.
    private var mostVisibleItem: GalleryItem? {
        func visibleHeight(_ item: GalleryItem) -> CGFloat {
            guard let frame = galleryLayout.frames[item] else { return 0 }
            let height = min(frame.maxY, offset + bounds.height) - max(frame.minY, offset)
            return height == frame.height ? .infinity : height
        }
        let items = galleryLayout.rows.compactMap(\.first)
        guard let largest = items.map(visibleHeight).max() else { return nil }
        return items.first { visibleHeight($0) == largest }
    }

    /// Shows the bar for a moment.
    private func flashScrollBar() {
        scrollBar.alpha = 0.5
        UIView.animate(withDuration: 0.3, delay: 0.8, options: .allowUserInteraction, animations: { self.scrollBar.alpha = 0 })
    }

    // MARK: - Selection

    /// Selects an element, without scrolling.
    func select(_ item: GalleryItem) {
        guard item != selection else { return }
        view(of: selection)?.isSelected = false
        selection = item
        view(of: item)?.isSelected = true
    }

    /// Selects an element and scrolls to it. Has no effect if `item` is nil or already selected.
    func move(to item: GalleryItem?) {
        guard let item, item != selection else { return }
        select(item)
        let previous = offset
        animate { self.scrollToSelection() }
        if offset != previous { flashScrollBar() }
    }

    /// Returns the element at a point of the content, or nil if there is none.
    func item(at point: CGPoint) -> GalleryItem? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return galleryLayout.order.first { galleryLayout.frames[$0]?.contains(point) == true }
    }

    /// The current visible part of the content, also during animations.
    var visibleBounds: CGRect {
        let isMoving = !(layer.animationKeys() ?? []).isEmpty
        return (isMoving ? layer.presentation()?.bounds : nil) ?? bounds
    }

    /// Returns the current frame of an element's picture in the coordinates of the superview, also during animations.
    func posterFrame(of item: GalleryItem) -> CGRect? {
        guard let view = view(of: item), galleryLayout.frames[item] != nil else { return nil }
        let isMoving = !(view.layer.animationKeys() ?? []).isEmpty
        let viewFrame = (isMoving ? view.layer.presentation()?.frame : nil) ?? view.frame
        let poster = view.posterContainer.frame
        return poster.offsetBy(dx: viewFrame.minX + frame.minX, dy: viewFrame.minY + frame.minY - visibleBounds.minY)
    }
}
