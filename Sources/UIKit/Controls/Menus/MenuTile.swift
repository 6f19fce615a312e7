import CoreGraphics

/// An element of a menu beside other elements: its image and, in the medium size, the title below the image. Without an image, it shows
/// only the title.
final class MenuTile: MenuRow {
    private let arrangement: MenuSection.Arrangement
    /// The mark of an element that is on or mixed.
    private let mark = UIView()

    private static let imageSide: CGFloat = 24
    private static let markSide: CGFloat = 38

    init(_ item: MenuSection.Item, _ arrangement: MenuSection.Arrangement) {
        self.arrangement = arrangement
        super.init(item, hasMarks: false)
        label.font = .systemFont(ofSize: showsTitleOnly ? 15 : 12)
        label.textAlignment = .center
        label.numberOfLines = 1
        label.isHidden = !showsTitle
        if element?.image?.isSymbolImage == true {
            imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: hasTitle ? 19 : 21)
            imageView.contentMode = .center
        }
        mark.backgroundColor = .tertiarySystemFill
        mark.isUserInteractionEnabled = false
        mark.isHidden = !isOn
        mark.layer.cornerCurve = .continuous
        insertSubview(mark, at: 0)
        accessibilityTraits = isOn ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) { return nil }

    private var isOn: Bool {
        if case .leaf(let leaf) = item { leaf.state != .off } else { false }
    }

    /// Whether the arrangement has titles.
    private var hasTitle: Bool {
        if case .tiles(_, hasTitles: true) = arrangement { true } else { false }
    }
    private var showsTitleOnly: Bool { imageView.image == nil && spinner == nil }
    private var showsTitle: Bool { hasTitle || showsTitleOnly }

    /// Returns false, so that the arrow keys move the focus between the tiles.
    override func handleFocusedArrow(_ direction: CGVector) -> Bool { false }

    override func layoutContent() {
        let side = Self.imageSide
        let middle = bounds.midX.rounded()
        let isStacked = hasTitle && !showsTitleOnly
        let imageTop = isStacked ? 11 : ((bounds.height - side) / 2).rounded()
        for view in [imageView, spinner].compactMap({ $0 as UIView? }) {
            view.frame = CGRect(x: middle - side / 2, y: imageTop, width: side, height: side)
        }
        let labelHeight = label.font.lineHeight.rounded(.up)
        label.frame = CGRect(
            x: 4, y: isStacked ? imageTop + side + 4 : ((bounds.height - labelHeight) / 2).rounded(), width: max(bounds.width - 8, 0),
            height: labelHeight)
        highlight.frame = bounds
        layoutMark()
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separator.frame = CGRect(x: isReversed ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
    }

    /// Sets the shape of the mark: a circle around the image of a palette, or a rounded rectangle
    /// that fills a tile.
    private func layoutMark() {
        if arrangement == .palette {
            let side = Self.markSide
            mark.frame = CGRect(
                x: bounds.midX.rounded() - side / 2, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        } else {
            mark.frame = bounds.insetBy(dx: 4, dy: 4)
        }
        mark.layer.cornerRadius = arrangement == .palette ? Self.markSide / 2 : 9
    }
}
