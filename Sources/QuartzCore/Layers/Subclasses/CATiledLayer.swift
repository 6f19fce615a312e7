import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer whose contents are drawn in tiles, and only where they are visible. Therefore large contents need little memory.
///
/// `draw(in:)` of the layer or of its delegate is called for each tile, with a clip of the tile's rectangle. The tiles at the edge of the
/// bounds are drawn only up to this edge, and are drawn again after a change of the size. After the origin of the bounds has changed, the
/// tiles at the edge are drawn as a whole, so that scrolling does not draw them again in each frame.
///
/// New tiles fade in. `fadeDuration()` is the duration of the fade. When the resolution changes, the old tiles stay below the new tiles
/// until the new tiles are completely visible.
///
/// Differs from Apple: tiles are drawn on the main thread before the frame that shows them.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    nonisolated deinit {}

    /// The column and the row of a tile. The upper left corner of the tile (0, 0) is the origin of the layer's coordinates.
    private struct TilePosition: Hashable { var column, row: Int }

    /// A drawn tile. Its fade begins at `start`, in the layer's time. The start is infinite until a frame begins.
    private struct Tile {
        var position: TilePosition
        var image: CGImage
        /// The rectangle that the image fills.
        var drawnRect: CGRect
        /// The part of the rectangle that is inside of the bounds.
        var shownRect: CGRect
        var start: Double

        var content: DisplayContent {
            guard shownRect != drawnRect, !shownRect.isEmpty else { return .image(image, RoundedRect(shownRect)) }
            let (width, height) = (drawnRect.width, drawnRect.height)
            let sourceRect = CGRect(
                x: (shownRect.minX - drawnRect.minX) / width, y: (shownRect.minY - drawnRect.minY) / height,
                width: shownRect.width / width, height: shownRect.height / height)
            return .image(image, RoundedRect(shownRect), ImageFillStyle(sourceRect: sourceRect))
        }
    }

    /// The maximum size of a tile in pixels. When tiles are drawn, a side outside of 16…4096 is limited to this range, and a side that is
    /// not finite counts as 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { setNeedsDisplay() } } }
    /// The number of resolutions in which the contents are drawn. Each resolution has half of the pixels per point of the previous
    /// resolution.
    open var levelsOfDetail = 1 { didSet { if levelsOfDetail != oldValue { setNeedsDisplay() } } }
    /// The number of resolutions that are greater than the resolution of `contentsScale`.
    open var levelsOfDetailBias = 0 { didSet { if levelsOfDetailBias != oldValue { setNeedsDisplay() } } }
    /// Returns the duration of the fade of a new tile, in seconds. If a subclass returns 0, a new tile is visible immediately.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The drawn tiles, in the order in which they were drawn.
    private var tiles: [Tile] = []
    /// The tiles of the previous resolution. They are shown below the new tiles until the new tiles are completely visible.
    private var replacedTiles: [Tile] = []
    /// The tiles of the current resolution in which nothing was drawn, with the rectangles for which `draw(in:)` was called.
    private var blankTiles: [TilePosition: CGRect] = [:]
    /// The origin of the bounds when the contents were last displayed.
    private var displayedOrigin = CGPoint.zero
    /// Whether the origin of the bounds has changed since the contents were last displayed.
    private var isScrolled = false
    private lazy var fade = TileFade(self)
    /// Whether new tiles are fading in, or will fade in from the next frame on.
    private var isFading = false
    /// The exponent n for which the resolution of the tiles is `contentsScale` · 2ⁿ.
    private var tileLevel = 0
    /// Whether the tree calls the layer in each frame, so that visible tiles are drawn.
    private var isRegistered = false

    /// The number of stored tiles above which the tiles that are not visible are released. More tiles are stored if they are visible.
    private static let maximumTileCount = 256

    /// The largest number of visible tiles. If more tiles are visible, no new tile is drawn.
    private static let maximumVisibleTileCount = 4096

    /// The number of pixels of all visible tiles above which a lower resolution is used. Six of the largest tiles, which cover a screen of
    /// 3840×2160 pixels, have fewer pixels. Without this limit, a layer that is enlarged in only one direction could need millions of rows
    /// of pixels.
    private static let maximumPixelCount: CGFloat = 120_000_000

    /// Creates a layer.
    public override init() { super.init() }
    /// Creates a copy for a presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (tileSize, levelsOfDetail, levelsOfDetailBias) = (layer.tileSize, layer.levelsOfDetail, layer.levelsOfDetailBias)
    }
    /// Creates a layer. The coder is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Releases all tiles. Visible tiles are drawn again, and fade in like new tiles.
    open override func display() {
        settings.needsDisplay = false
        (tiles, replacedTiles, blankTiles) = ([], [], [:])
        (displayedOrigin, isScrolled) = (modelValues.bounds.origin, false)
        if !isRegistered { tree?.addTiledLayer(self) }
        isRegistered = tree != nil
        drawVisibleTiles()
    }

    override func treeWillChange() {
        if isFading { fadeDidEnd() }
        isRegistered = false
    }

    override func treeDidChange() {
        guard !tiles.isEmpty || !blankTiles.isEmpty, let tree else { return }
        tree.addTiledLayer(self)
        isRegistered = true
    }

    /// Draws the visible tiles that are not drawn yet.
    func drawVisibleTiles() {
        guard let tree, isRegistered else { return }
        let (bounds, toRoot) = (modelValues.bounds, transform(to: tree.root))
        guard let fromRoot = toRoot.inverse, !bounds.isEmpty else { return }
        let visible = fromRoot.boundingBox(of: tree.root.modelValues.bounds).finiteIntersection(bounds)
        guard visible.isFinite, !visible.isEmpty else { return }
        updateLevel(scale: Self.scale(of: toRoot, at: CGPoint(x: visible.midX, y: visible.midY)), visible)
        let (size, scale) = (tilePointSize(tileLevel), pixelsPerPoint(tileLevel))
        guard size.width.isFinite, size.height.isFinite else { return }
        let columns = Self.tileRange(visible.minX, visible.maxX, size.width)
        let rows = Self.tileRange(visible.minY, visible.maxY, size.height)
        guard columns.count * rows.count <= Self.maximumVisibleTileCount else {
            return Diagnostics.report(
                .warning, source: "CATiledLayer",
                "More than \(Self.maximumVisibleTileCount) tiles are visible, so no new tiles are drawn. "
                    + "Choose a larger tileSize or a smaller levelsOfDetailBias.", onlyOnce: true)
        }
        let isVisible = { (position: TilePosition) in columns.contains(position.column) && rows.contains(position.row) }
        if blankTiles.count > Self.maximumVisibleTileCount { blankTiles = blankTiles.filter { isVisible($0.key) } }
        if bounds.origin != displayedOrigin { isScrolled = true }
        let hasChangedParts = updateShownParts(bounds)
        let known = Dictionary(tiles.map { ($0.position, $0) }, uniquingKeysWith: { $1 })
        let start = type(of: self).validFadeDuration > 0 ? Double.infinity : -.infinity
        var newTiles: [Tile] = []
        // The tiles to remove. After a change of the bounds, these are the tiles outside of the bounds, and the tiles at the edge that have
        // another size.
        var outdatedTiles = Set(tiles.filter { $0.shownRect.isEmpty }.map(\.position))
        for row in rows {
            for column in columns {
                let whole = CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
                let shown = whole.finiteIntersection(bounds)
                let position = TilePosition(column: column, row: row)
                let old = known[position]
                guard !shown.isEmpty, !isDrawn(shown, in: old?.drawnRect ?? blankTiles[position]) else { continue }
                if old != nil { outdatedTiles.insert(position) }
                let drawn = isScrolled ? whole : shown
                guard let image = drawTile(drawn, scale) else {
                    blankTiles[position] = drawn
                    continue
                }
                blankTiles[position] = nil
                // A tile that replaces a visible tile does not fade in.
                newTiles.append(Tile(position: position, image: image, drawnRect: drawn, shownRect: shown, start: old?.start ?? start))
            }
        }
        let hasChanges = hasChangedParts || !newTiles.isEmpty || !outdatedTiles.isEmpty
        guard hasChanges || replacedTiles.count + tiles.count != drawing.count else { return }
        if tiles.count + newTiles.count > Self.maximumTileCount { tiles.removeAll { !isVisible($0.position) } }
        tiles.removeAll { outdatedTiles.contains($0.position) }
        tiles += newTiles
        if newTiles.contains(where: { $0.start == .infinity }) { beginFade(in: tree) } else if !isFading { replacedTiles = [] }
        drawing = (replacedTiles + tiles).map(\.content)
    }

    /// Updates the parts of the tiles that are inside of the bounds. Returns whether a part has changed. Without scrolling, a tile is shown
    /// as it was drawn, or not at all.
    private func updateShownParts(_ bounds: CGRect) -> Bool {
        var hasChanges = false
        for index in tiles.indices {
            let drawn = tiles[index].drawnRect
            var shown = drawn.finiteIntersection(bounds)
            if !isScrolled, !shown.isEmpty { shown = drawn }
            guard shown != tiles[index].shownRect else { continue }
            tiles[index].shownRect = shown
            hasChanges = true
        }
        return hasChanges
    }

    /// Returns whether a tile that was drawn for a rectangle can be shown in the part that is inside of the bounds. Only scrolling shows
    /// less of a tile than was drawn.
    private func isDrawn(_ shown: CGRect, in drawn: CGRect?) -> Bool {
        guard let drawn else { return false }
        // The same edge of a tile and of the bounds can have two different rounding errors.
        let covering = drawn.insetBy(dx: -1e-6, dy: -1e-6)
        let isCovered =
            covering.minX <= shown.minX && covering.minY <= shown.minY && covering.maxX >= shown.maxX && covering.maxY >= shown.maxY
        return drawn == shown || isScrolled && isCovered
    }

    // MARK: - Fading

    private static var validFadeDuration: Double {
        let duration = fadeDuration()
        return duration.isFinite ? max(duration, 0) : 0
    }

    /// Prepares the fade of new tiles.
    private func beginFade(in tree: LayerTree) {
        guard type(of: self).validFadeDuration > 0 else { return replacedTiles = [] }
        fade.endTime = .infinity
        isFading = true
        tree.startUpdating(fade)
    }

    /// Draws new tiles at the beginning of a frame, and starts the fade of the tiles that were drawn since the last frame.
    ///
    /// Therefore the start of a fade is the time of a frame, and does not depend on which frames are painted.
    func frameDidBegin() {
        displayNowIfNeeded()
        if tree?.needsDisplay == true { drawVisibleTiles() }
        guard isFading, fade.endTime == .infinity else { return }
        let start = now
        for index in tiles.indices where tiles[index].start == .infinity { tiles[index].start = start }
        fade.endTime = start + type(of: self).validFadeDuration
    }

    /// Called when all tiles are completely visible.
    func fadeDidEnd() {
        tree?.stopUpdating(fade)
        isFading = false
        for index in tiles.indices { tiles[index].start = -.infinity }
        replacedTiles = []
        drawing = tiles.map(\.content)
    }

    override var changesWithoutAnimation: Bool { isFading }

    override func drawingOpacities(at time: Double) -> [CGFloat]? {
        guard isFading else { return nil }
        let duration = type(of: self).validFadeDuration
        return (replacedTiles + tiles).map { tile in
            duration > 0 ? CGFloat(min(max((time - tile.start) / duration, 0), 1)) : 1
        }
    }

    // MARK: - Tiles

    /// Chooses the smallest resolution that is at least the resolution of the screen, or else the greatest resolution. It is lower if the
    /// visible tiles would have too many pixels. If the resolution changes, the old tiles become `replacedTiles`.
    private func updateLevel(scale: CGFloat, _ visible: CGRect) {
        let wanted = scale > 0 && scale.isFinite ? Int(min(max((log2(scale) - 1e-6).rounded(.up), -16), 16)) : 0
        let highest = min(max(levelsOfDetailBias, 0), 16)
        let lowest = highest - min(max(levelsOfDetail, 1) - 1, 32)
        var level = min(max(wanted, lowest), highest)
        while level > -16, pixelCount(level, visible) > Self.maximumPixelCount { level -= 1 }
        if level != tileLevel { (replacedTiles, tiles, blankTiles) = (tiles, [], [:]) }
        tileLevel = level
    }

    /// Returns the number of pixels of the tiles that cover a rectangle.
    private func pixelCount(_ level: Int, _ visible: CGRect) -> CGFloat {
        let (scale, size, bounds) = (pixelsPerPoint(level), tilePointSize(level), modelValues.bounds)
        var width = CGFloat(Self.tileRange(visible.minX, visible.maxX, size.width).count) * size.width
        var height = CGFloat(Self.tileRange(visible.minY, visible.maxY, size.height).count) * size.height
        if !isScrolled { (width, height) = (min(width, bounds.width), min(height, bounds.height)) }
        return width * scale * (height * scale)
    }

    /// The number of pixels per point of the tiles.
    private func pixelsPerPoint(_ level: Int) -> CGFloat {
        let own = modelValues.rareValues.contentsScale
        return (owner?.contentsDrawingScale ?? (own > 0 ? own : 1)) * CGFloat(sign: .plus, exponent: level, significand: 1)
    }

    /// The size of a tile in points.
    private func tilePointSize(_ level: Int) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { (length.isFinite ? min(max(length, 16), 4096) : 256) / pixelsPerPoint(level) }
        return CGSize(width: side(tileSize.width), height: side(tileSize.height))
    }

    /// Returns the indices of the tiles that cover a range. Of more than a million tiles, the range contains the first million.
    private static func tileRange(_ minimum: CGFloat, _ maximum: CGFloat, _ length: CGFloat) -> Range<Int> {
        let (first, last) = ((minimum / length).rounded(.down), (maximum / length).rounded(.up))
        guard abs(first) < 1e9, abs(last) < 1e9, first < last else { return 0..<0 }
        return Int(first)..<Int(min(last, first + 1e6))
    }

    /// Returns the drawn content of a tile, or nil if nothing was drawn in it or the tile is smaller than a pixel.
    private func drawTile(_ rect: CGRect, _ scale: CGFloat) -> CGImage? {
        let (width, height) = ((rect.width * scale - 1e-6).rounded(.up), (rect.height * scale - 1e-6).rounded(.up))
        guard width >= 1, height >= 1, let context = CGContext(width: Int(width), height: Int(height), scale: scale) else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        context.clip(to: rect)
        draw(in: context)
        return context.isBlank ? nil : context.makeImage()
    }

    /// Returns the larger of the lengths on the screen of a horizontal and a vertical line of length 1.
    private static func scale(of transform: ProjectiveTransform, at point: CGPoint) -> CGFloat {
        guard let origin = transform.transformedPoint(point), let right = transform.transformedPoint(CGPoint(x: point.x + 1, y: point.y)),
            let below = transform.transformedPoint(CGPoint(x: point.x, y: point.y + 1))
        else { return 1 }
        return max(hypot(right.x - origin.x, right.y - origin.y), hypot(below.x - origin.x, below.y - origin.y))
    }
}
