import FlipbookPlayback
import Stage
import UIKit

/// The gallery, which is the first page of the window: the logo, the search field, and the scenes as cards.
final class GalleryView: UIView {
    let grid: GalleryGrid
    private let scenes: [Scene]
    private let header: GalleryHeader
    private let noResultsLabel = Theme.label("", 17, .medium, ChromeColor.text)
    private let adviceLabel = Theme.label("", 15, .regular, ChromeColor.secondaryText)
    private let hintLabel = Theme.label(
        "Type to search, or open a scene with the arrow keys and Return. Press ? for all keys.", 13, .regular, ChromeColor.secondaryText)
    private var metrics = WindowMetrics()
    /// The indices of the recently opened scenes, latest first.
    private var recentScenes: [Int] = []
    private(set) var packages: [UserPackage] = []
    /// The search text.
    private(set) var query = ""

    /// Creates the gallery of a program with a title.
    init(_ scenes: [Scene], title: String, selection: Int) {
        self.scenes = scenes
        grid = GalleryGrid(scenes, selection: selection)
        header = GalleryHeader(title: title)
        super.init(frame: .zero)
        for label in [noResultsLabel, adviceLabel, hintLabel] { label.textAlignment = .center }
        (noResultsLabel.numberOfLines, adviceLabel.numberOfLines) = (0, 0)
        for view in [grid, noResultsLabel, adviceLabel, header, hintLabel] { addSubview(view) }
        updateSections()
    }

    required init?(coder: NSCoder) { return nil }

    /// The cards of the scenes, in the order of the scenes.
    var cards: [GalleryCard] { grid.cards }
    /// The frame of the button that plays all tours.
    var demoButtonFrame: CGRect { header.convert(header.demoButton.frame, to: self) }

    // MARK: - Content

    /// Sets the recently opened scenes and the packages of the user.
    func setTiles(recent: [Int], packages newPackages: [UserPackage]) {
        guard recent != recentScenes || newPackages != packages else { return }
        (recentScenes, packages) = (recent, newPackages)
        var tiles: [GalleryItem: GalleryTile] = [:]
        for index in recent {
            let tile = GalleryTile(title: scenes[index].title)
            tile.setPoster(cards[index].posterView.image)
            tiles[.recent(index)] = tile
        }
        for (index, package) in packages.enumerated() {
            let tile = GalleryTile(title: package.name, subtitle: package.displayedFolder)
            tile.showSymbol("shippingbox")
            tiles[.package(index)] = tile
        }
        grid.setTiles(tiles)
        updateSections()
    }

    /// Sets the poster of a scene.
    func setPoster(_ image: UIImage?, of index: Int, pixelWidth: CGFloat) {
        cards[index].setPoster(image, pixelWidth: pixelWidth)
        grid.view(of: .recent(index))?.setPoster(image)
    }

    /// The indices of the scenes that match the query, in order.
    private var matchingScenes: [Int] { scenes.indices.filter { scenes[$0].matches(query) } }

    /// Shows the sections for the query. A search shows only scenes.
    private func updateSections() {
        let matches = matchingScenes
        let isSearching = !query.isEmpty
        header.searchField.show(query, count: isSearching ? (matches.count, scenes.count) : nil)
        let recent = isSearching ? [] : Array(recentScenes.prefix(grid.galleryLayout.columnCount))
        let sections = [
            GalleryLayout.Section(title: "Recent", items: recent.map { .recent($0) }),
            GalleryLayout.Section(title: "Your packages", items: isSearching ? [] : packages.indices.map { .package($0) }),
            GalleryLayout.Section(title: "All scenes", items: matches.map { .scene($0) }),
        ]
        let filled = sections.filter { !$0.items.isEmpty }
        grid.show(filled, headings: filled.count > 1)
        noResultsLabel.text = "No scene matches “\(query)”"
        adviceLabel.text = "Delete some letters, or press Esc to see all scenes."
        for label in [noResultsLabel, adviceLabel] { label.alpha = matches.isEmpty ? 1 : 0 }
        updateLine()
    }

    private func updateLine() { header.setLineVisible(grid.offset > 0) }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        setMetrics(WindowMetrics(bounds.size))
        let headerHeight = GalleryHeader.height(metrics)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
        let margin = metrics.points(40)
        let textWidth = max(bounds.width - margin * 2, 0)
        // The hint is hidden in a narrow window, where it would be truncated.
        hintLabel.isHidden = hintLabel.fittingSize().width > textWidth
        let footerHeight = hintLabel.isHidden ? 0 : metrics.points(40)
        hintLabel.frame = CGRect(x: 0, y: bounds.height - metrics.points(40), width: bounds.width, height: metrics.points(40))
        let gridHeight = max(bounds.height - headerHeight - footerHeight, 0)
        let columns = grid.galleryLayout.columnCount
        grid.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: gridHeight)
        grid.layoutIfNeeded()
        if grid.galleryLayout.columnCount != columns { updateSections() }
        let y = headerHeight + metrics.points(64)
        let height = noResultsLabel.fittingSize(width: textWidth).height
        noResultsLabel.frame = CGRect(x: margin, y: y, width: textWidth, height: height)
        adviceLabel.frame = CGRect(
            x: margin, y: y + height + metrics.points(8), width: textWidth, height: adviceLabel.fittingSize(width: textWidth).height)
    }

    private func setMetrics(_ new: WindowMetrics) {
        guard new != metrics else { return }
        (metrics, grid.metrics, header.metrics) = (new, new, new)
        noResultsLabel.font = .systemFont(ofSize: new.points(17), weight: .medium)
        adviceLabel.font = .systemFont(ofSize: new.points(15))
        hintLabel.font = .systemFont(ofSize: new.points(13))
    }

    // MARK: - Selection

    /// The selected element, or nil if no scene matches the query.
    var selectedItem: GalleryItem? { grid.galleryLayout.frames[grid.selection] == nil ? nil : grid.selection }
    /// The index of the selected scene, or nil if there is none.
    var selectedMatch: Int? { selectedItem?.sceneIndex }

    /// Selects the card of a scene.
    func select(_ index: Int) { select(.scene(index)) }
    func select(_ item: GalleryItem) { grid.select(item) }

    /// Selects the card of a scene and scrolls to it without animation.
    func show(_ index: Int) {
        grid.select(.scene(index))
        grid.layoutItems()
        updateLine()
    }

    /// A movement of the selection.
    enum Movement { case left, right, up, down, pageUp, pageDown, first, last }

    /// Moves the selection, and scrolls to it. At the end of a row, the selection moves to the next row.
    func moveSelection(_ movement: Movement) {
        guard let selectedItem else { return }
        let layout = grid.galleryLayout
        let page = max(grid.bounds.height * 0.8, 1)
        let target: GalleryItem? =
            switch movement {
            case .left: layout.item(-1, after: selectedItem)
            case .right: layout.item(1, after: selectedItem)
            case .up: layout.item(-1, rowsBelow: selectedItem)
            case .down: layout.item(1, rowsBelow: selectedItem)
            case .pageUp: layout.item(at: -page, below: selectedItem)
            case .pageDown: layout.item(at: page, below: selectedItem)
            case .first: layout.order.first
            case .last: layout.order.last
            }
        grid.move(to: target)
        updateLine()
    }

    /// Scrolls the cards by a distance in points.
    func scroll(by distance: CGFloat) {
        grid.scroll(by: distance)
        updateLine()
    }

    /// Returns the visible element at a point, or nil if there is none.
    func item(at point: CGPoint) -> GalleryItem? {
        guard grid.frame.contains(point) else { return nil }
        return grid.item(at: CGPoint(x: point.x - grid.frame.minX, y: point.y - grid.frame.minY + grid.visibleBounds.minY))
    }

    /// Returns the current frame of the picture of an element, or of the scene's card if the element is not shown.
    func posterFrame(of item: GalleryItem) -> CGRect {
        layoutIfNeeded()
        return grid.posterFrame(of: item) ?? item.sceneIndex.flatMap { grid.posterFrame(of: .scene($0)) } ?? .zero
    }

    // MARK: - Search

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
        grid.animate { self.updateSections() }
    }
}
