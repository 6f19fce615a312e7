import Stage
import UIKit

/// The first screen: the mark, what is looked for, and the scenes as cards.
final class GalleryView: UIView {
    let cards: [GalleryCard]
    private let exhibits: [Exhibit]
    private let mark = UIImageView(image: nil)
    private let heading = Look.label("Flipbook", 28, .semibold)
    private let search = SearchPill()
    let demo = Look.pill("Play all", "F5")
    private let nothing = Look.label("", 17, .regular, Look.softInk)
    private let hint = Look.label("Type, or choose with the arrows and Return   ·   ? for all keys", 13, .regular, Look.softInk)
    /// How far the cards are scrolled up.
    private var scrolled: CGFloat = 0

    private(set) var selection: Int
    private(set) var query = ""

    private static let margin: CGFloat = 40
    private static let gap: CGFloat = 16
    private static let top: CGFloat = 112

    init(_ exhibits: [Exhibit], selection: Int) {
        self.exhibits = exhibits
        self.selection = selection
        cards = exhibits.map { GalleryCard($0) }
        super.init(frame: .zero)
        mark.image = UIImage(named: "Mark/flipbook")
        nothing.textAlignment = .center
        hint.textAlignment = .center
        // Cards go on below it.
        hint.backgroundColor = Look.paper.withAlphaComponent(0.94)
        nothing.alpha = 0
        for card in cards { addSubview(card) }
        for view in [nothing, mark, heading, search, demo, hint] { addSubview(view) }
        cards[selection].isSelected = true
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: - Layout

    private var columns: Int { max(Int((bounds.width - Self.margin * 2 + Self.gap) / (220 + Self.gap)), 1) }

    private var cardSize: CGSize {
        let width = (bounds.width - Self.margin * 2 - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
        return CGSize(width: width.rounded(.down), height: (width * 0.62).rounded() + GalleryCard.captionHeight)
    }

    /// The cards that answer to the query, in order.
    private var found: [Int] { exhibits.indices.filter { exhibits[$0].answers(to: query) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        mark.frame = CGRect(x: Self.margin, y: 36, width: 44, height: 44)
        heading.frame = CGRect(x: Self.margin + 56, y: 36, width: 160, height: 44)
        demo.frame = CGRect(x: bounds.width - Self.margin - 128, y: 38, width: 128, height: 40)
        let left = Self.margin + 56 + 180
        let width = max(min(demo.frame.minX - 12 - left, 280), 0)
        search.frame = CGRect(x: demo.frame.minX - 12 - width, y: 38, width: width, height: 40)
        search.isHidden = width < 120
        hint.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
        nothing.frame = CGRect(x: 0, y: Self.top + 60, width: bounds.width, height: 24)
        arrange()
    }

    private func arrange() {
        let (found, size, columns) = (found, cardSize, columns)
        let rows = (found.count + columns - 1) / columns
        let height = CGFloat(rows) * (size.height + Self.gap) - Self.gap
        let room = bounds.height - Self.top - 48
        if let place = found.firstIndex(of: selection) {
            let y = CGFloat(place / columns) * (size.height + Self.gap)
            scrolled = min(max(scrolled, y + size.height - room), y)
        }
        scrolled = max(min(scrolled, height - room), 0)
        for (index, card) in cards.enumerated() {
            guard let place = found.firstIndex(of: index) else {
                card.alpha = 0
                continue
            }
            card.alpha = 1
            card.bounds.size = size
            card.center = CGPoint(
                x: Self.margin + CGFloat(place % columns) * (size.width + Self.gap) + size.width / 2,
                y: Self.top + CGFloat(place / columns) * (size.height + Self.gap) + size.height / 2 - scrolled)
            card.layoutIfNeeded()
        }
        nothing.text = "No scene is called “\(query)”"
        nothing.alpha = found.isEmpty ? 1 : 0
        for view in [mark, heading, search, demo] { view.alpha = max(1 - scrolled / 24, 0) }
    }

    private func rearrange() {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.arrange() })
    }

    func scroll(by distance: CGFloat) {
        // The selection is not held in view while somebody looks around.
        let (found, size) = (found, cardSize)
        let rows = (found.count + columns - 1) / columns
        let height = CGFloat(rows) * (size.height + Self.gap) - Self.gap
        let target = max(min(scrolled + distance, height - (bounds.height - Self.top - 48)), 0)
        guard target != scrolled else { return }
        let kept = selection
        scrolled = target
        if let visible = found.first(where: { cards[$0].frame.minY >= 0 }), !isInView(kept) { select(visible) }
        rearrange()
    }

    private func isInView(_ index: Int) -> Bool { cards[index].frame.minY >= 0 && cards[index].frame.maxY <= bounds.height - 40 }

    // MARK: - Choosing

    func select(_ index: Int) {
        guard index != selection else { return }
        cards[selection].isSelected = false
        selection = index
        cards[index].isSelected = true
    }

    /// The neighbour in a direction; from the end of a row to the next one.
    func move(_ dx: Int, _ dy: Int) {
        let found = found
        guard let place = found.firstIndex(of: selection) else { return }
        let target = place + dx + dy * columns
        guard found.indices.contains(target) else { return }
        select(found[target])
        rearrange()
    }

    func type(_ text: String) { look(for: query + text) }
    func deleteBackward() { look(for: String(query.dropLast())) }
    func clear() { look(for: "") }

    private func look(for query: String) {
        guard query.count <= 24, query != self.query, !(self.query.isEmpty && query == " ") else { return }
        self.query = query
        search.show(query)
        if let first = found.first, !found.contains(selection) { select(first) }
        rearrange()
    }

    /// Nil where nothing answers to the query.
    var chosen: Int? { found.contains(selection) ? selection : nil }

    func card(at point: CGPoint) -> Int? { found.first { cards[$0].frame.contains(point) } }
}

/// Where what is typed can be read.
private final class SearchPill: UIView {
    private let text = Look.label("Find a scene", 15, .regular, Look.softInk)
    private let caret = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Look.ink.withAlphaComponent(0.05)
        layer.cornerRadius = 12
        caret.backgroundColor = Look.accent
        caret.isHidden = true
        addSubview(text)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ query: String) {
        text.text = query.isEmpty ? "Find a scene" : query
        text.textColor = query.isEmpty ? Look.softInk : Look.ink
        caret.isHidden = query.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
        caret.frame = CGRect(x: 17 + text.sizeThatFits(.zero).width, y: 11, width: 2, height: bounds.height - 22)
    }
}
