import CoreGraphics

/// The elements of a menu that are side by side: tiles in lines, or a palette that scrolls.
final class MenuTileStrip: UIView {
    private(set) var tiles: [MenuTile] = []
    private let arrangement: MenuSection.Arrangement
    private let scrollView = UIScrollView()
    /// The layout direction for which the palette was scrolled to its first tile, or nil before the first layout.
    private var startDirection: UIUserInterfaceLayoutDirection?

    private static let smallHeight: CGFloat = 48
    private static let mediumHeight: CGFloat = 66
    private static let paletteHeight: CGFloat = 56
    private static let paletteTileWidth: CGFloat = 44
    private static let paletteMargin: CGFloat = 6

    init(_ section: MenuSection) {
        arrangement = section.arrangement
        super.init(frame: .zero)
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        tiles = section.items.map { MenuTile($0, section.arrangement) }
        for (index, tile) in tiles.enumerated() {
            tile.hasSeparator = index % tilesPerLine < tilesPerLine - 1 && index < tiles.count - 1 && arrangement != .palette
            scrollView.addSubview(tile)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The number of tiles of a full line. The tiles of a single line share the whole width.
    private var tilesPerLine: Int {
        if case .tiles(let perRow, _) = arrangement { max(min(perRow, tiles.count), 1) } else { max(tiles.count, 1) }
    }
    private var lineCount: Int { (tiles.count + tilesPerLine - 1) / tilesPerLine }

    private var lineHeight: CGFloat {
        switch arrangement {
        case .tiles(_, hasTitles: true): Self.mediumHeight
        case .tiles, .rows: Self.smallHeight
        case .palette: Self.paletteHeight
        }
    }

    /// The height of all lines.
    var height: CGFloat { lineHeight * CGFloat(lineCount) }

    private var margin: CGFloat { arrangement == .palette ? Self.paletteMargin : 0 }

    /// The width of a tile. Tiles of a palette keep a minimum width and scroll.
    private var tileWidth: CGFloat {
        let shared = (bounds.width - margin * 2) / CGFloat(tilesPerLine)
        return arrangement == .palette ? max(shared, Self.paletteTileWidth) : shared
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let contentWidth = max(tileWidth * CGFloat(tilesPerLine) + margin * 2, bounds.width)
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: contentWidth, height: bounds.height)
        scrollView.isScrollEnabled = contentWidth > bounds.width + 0.5
        for (index, tile) in tiles.enumerated() {
            let (line, column) = (index / tilesPerLine, CGFloat(index % tilesPerLine))
            let (left, right) = ((margin + column * tileWidth).rounded(), (margin + (column + 1) * tileWidth).rounded())
            tile.frame = CGRect(
                x: isReversed ? contentWidth - right : left, y: CGFloat(line) * lineHeight, width: right - left, height: lineHeight)
        }
        scrollToStart(isReversed ? .rightToLeft : .leftToRight)
    }

    /// Scrolls a palette to its first tile in the first layout, and again after a change of the layout direction.
    private func scrollToStart(_ direction: UIUserInterfaceLayoutDirection) {
        guard bounds.width > 0, startDirection != direction else { return }
        startDirection = direction
        scrollView.contentOffset.x = direction == .rightToLeft ? scrollView.contentSize.width - bounds.width : 0
    }
}
