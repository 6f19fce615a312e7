import FlipbookPlayback
import Stage
import UIKit

/// The first page: the logo, the search field, and the scenes as cards.
final class GalleryView: UIView {
    let cards: [GalleryCard]
    private let scenes: [Scene]
    private let logoView = UIImageView(image: nil)
    private let headingLabel = Theme.label("Flipbook", 28, .semibold)
    private let searchField = SearchCapsuleView()
    let demoButton = Theme.capsule("Play all", "F5")
    private let noResultsLabel = Theme.label("", 17, .regular, Theme.secondaryTextColor)
    private let hintLabel = Theme.label(
        "Type to search, or open a scene with the arrow keys and Return. Press ? for all keys.", 13, .regular, Theme.secondaryTextColor)
    /// The distance in points by which the cards are scrolled up.
    private var scrollOffset: CGFloat = 0

    /// The index of the selected scene.
    private(set) var selection: Int
    /// The search text.
    private(set) var query = ""

    /// The margin at the sides, in points.
    private static let margin: CGFloat = 40
    /// The gap between cards, in points.
    private static let gap: CGFloat = 16
    /// The y coordinate of the first row of cards, in points.
    private static let cardsTop: CGFloat = 112

    /// Creates the gallery of a program with a title.
    init(_ scenes: [Scene], title: String, selection: Int) {
        self.scenes = scenes
        self.selection = selection
        cards = scenes.map { GalleryCard($0) }
        super.init(frame: .zero)
        headingLabel.text = title
        // The program of a client has no logo.
        logoView.image = AssetFolder.path == nil ? nil : UIImage(named: "Mark/flipbook")
        noResultsLabel.textAlignment = .center
        hintLabel.textAlignment = .center
        // The cards scroll behind the hint.
        hintLabel.backgroundColor = Theme.backgroundColor.withAlphaComponent(0.94)
        noResultsLabel.alpha = 0
        for card in cards { addSubview(card) }
        for view in [noResultsLabel, logoView, headingLabel, searchField, demoButton, hintLabel] { addSubview(view) }
        cards[selection].isSelected = true
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: - Layout

    private var columnCount: Int { max(Int((bounds.width - Self.margin * 2 + Self.gap) / (220 + Self.gap)), 1) }

    private var cardSize: CGSize {
        let width = (bounds.width - Self.margin * 2 - Self.gap * CGFloat(columnCount - 1)) / CGFloat(columnCount)
        return CGSize(width: width.rounded(.down), height: (width * 0.62).rounded() + GalleryCard.captionHeight)
    }

    /// The indices of the scenes that match the query, in order.
    private var matchingScenes: [Int] { scenes.indices.filter { scenes[$0].matches(query) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        logoView.frame = CGRect(x: Self.margin, y: 36, width: 44, height: 44)
        headingLabel.frame = CGRect(x: Self.margin + (logoView.image == nil ? 0 : 56), y: 36, width: 160, height: 44)
        demoButton.frame = CGRect(x: bounds.width - Self.margin - 128, y: 38, width: 128, height: 40)
        let left = Self.margin + 56 + 180
        let width = max(min(demoButton.frame.minX - 12 - left, 280), 0)
        searchField.frame = CGRect(x: demoButton.frame.minX - 12 - width, y: 38, width: width, height: 40)
        searchField.isHidden = width < 120
        hintLabel.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
        noResultsLabel.frame = CGRect(x: 0, y: Self.cardsTop + 60, width: bounds.width, height: 24)
        layoutCards()
    }

    /// Sets the frames of the cards, and scrolls as far as necessary to make the selected card visible.
    private func layoutCards() {
        let (matchingScenes, size, columnCount) = (matchingScenes, cardSize, columnCount)
        let rows = (matchingScenes.count + columnCount - 1) / columnCount
        let height = CGFloat(rows) * (size.height + Self.gap) - Self.gap
        let availableHeight = bounds.height - Self.cardsTop - 48
        if let position = matchingScenes.firstIndex(of: selection) {
            let y = CGFloat(position / columnCount) * (size.height + Self.gap)
            scrollOffset = min(max(scrollOffset, y + size.height - availableHeight), y)
        }
        scrollOffset = max(min(scrollOffset, height - availableHeight), 0)
        for (index, card) in cards.enumerated() {
            guard let position = matchingScenes.firstIndex(of: index) else {
                card.alpha = 0
                continue
            }
            card.alpha = 1
            card.bounds.size = size
            card.center = CGPoint(
                x: Self.margin + CGFloat(position % columnCount) * (size.width + Self.gap) + size.width / 2,
                y: Self.cardsTop + CGFloat(position / columnCount) * (size.height + Self.gap) + size.height / 2 - scrollOffset)
            card.layoutIfNeeded()
        }
        noResultsLabel.text = "No scene matches “\(query)”"
        noResultsLabel.alpha = matchingScenes.isEmpty ? 1 : 0
        for view in [logoView, headingLabel, searchField, demoButton] { view.alpha = max(1 - scrollOffset / 24, 0) }
    }

    /// Moves the cards to their new frames with a spring.
    private func animateCards() {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.layoutCards() })
    }

    /// Scrolls the cards by a distance in points.
    func scroll(by distance: CGFloat) {
        // If the selected card is not visible, the first visible card is selected.
        let (matchingScenes, size) = (matchingScenes, cardSize)
        let rows = (matchingScenes.count + columnCount - 1) / columnCount
        let height = CGFloat(rows) * (size.height + Self.gap) - Self.gap
        let target = max(min(scrollOffset + distance, height - (bounds.height - Self.cardsTop - 48)), 0)
        guard target != scrollOffset else { return }
        let previousSelection = selection
        scrollOffset = target
        if let visible = matchingScenes.first(where: { cards[$0].frame.minY >= 0 }), !isVisible(previousSelection) { select(visible) }
        animateCards()
    }

    private func isVisible(_ index: Int) -> Bool { cards[index].frame.minY >= 0 && cards[index].frame.maxY <= bounds.height - 40 }

    // MARK: - Selection

    /// Selects a card.
    func select(_ index: Int) {
        guard index != selection else { return }
        cards[selection].isSelected = false
        selection = index
        cards[index].isSelected = true
    }

    /// Moves the selection by columns and rows. At the end of a row it continues in the next one.
    func moveSelection(_ dx: Int, _ dy: Int) {
        let matchingScenes = matchingScenes
        guard let position = matchingScenes.firstIndex(of: selection) else { return }
        let newPosition = position + dx + dy * columnCount
        guard matchingScenes.indices.contains(newPosition) else { return }
        select(matchingScenes[newPosition])
        animateCards()
    }

    /// Appends text to the query.
    func type(_ text: String) { setQuery(query + text) }
    /// Deletes the last character of the query.
    func deleteBackward() { setQuery(String(query.dropLast())) }
    /// Clears the query.
    func clear() { setQuery("") }

    /// Sets the query and shows the matching cards. A query that is too long or only a space is ignored.
    private func setQuery(_ query: String) {
        guard query.count <= 24, query != self.query, !(self.query.isEmpty && query == " ") else { return }
        self.query = query
        searchField.show(query)
        if let first = matchingScenes.first, !matchingScenes.contains(selection) { select(first) }
        animateCards()
    }

    /// The index of the selected scene, or nil if the scene does not match the query.
    var selectedMatch: Int? { matchingScenes.contains(selection) ? selection : nil }

    /// Returns the index of the visible card at a point, or nil if there is none.
    func cardIndex(at point: CGPoint) -> Int? { matchingScenes.first { cards[$0].frame.contains(point) } }
}
