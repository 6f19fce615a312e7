import UIKit

/// A card that is zoomed to the whole screen: the enlarged animation, two buttons, and the code of the animation.
///
/// It shows the canvas of the card itself, so an animation that is running continues while the card grows. Its subviews are laid out for
/// the size of the screen from the start; `arrange` changes only what differs on a small card.
class ZoomedCardView: UIView {
    let card: AnimationCard
    let codeView = CodeListingView()
    let playButton = UIButton(type: .system)
    let closeButton = UIButton(type: .system)
    private let smallTitle = UILabel()
    private let largeTitle = UILabel()
    private let backdrop = UIView()

    init(_ card: AnimationCard) {
        self.card = card
        super.init(frame: .zero)
        accessibilityIdentifier = "zoomed card"
        backgroundColor = Palette.card
        layer.cornerCurve = .continuous
        clipsToBounds = true
        setUpTitles()
        setUpButtons()
        backdrop.backgroundColor = Palette.background
        (backdrop.layer.cornerRadius, backdrop.layer.cornerCurve) = (20, .continuous)
        codeView.lines = CodeListing.lines(card.name)
        codeView.fontSizes = [17, 15, 14, 13]
        codeView.wraps = true
        codeView.alwaysBounceVertical = false
        codeView.layer.cornerRadius = 12
        for part in [backdrop, smallTitle, largeTitle, codeView, playButton, closeButton] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    private func setUpTitles() {
        for label in [smallTitle, largeTitle] { label.text = card.name }
        smallTitle.font = card.titleLabel.font
        smallTitle.textColor = Palette.secondaryForeground
        largeTitle.setScaledFont(.scaled(22, .semibold, limit: 26))
        largeTitle.textColor = Palette.foreground
        largeTitle.adjustsFontSizeToFitWidth = true
        largeTitle.minimumScaleFactor = 0.7
    }

    private func setUpButtons() {
        var play = UIButton.Configuration.filled()
        play.title = "Play again"
        play.image = UIImage(systemName: "arrow.counterclockwise")
        play.imagePadding = 6
        play.cornerStyle = .capsule
        play.baseBackgroundColor = Palette.foreground
        play.baseForegroundColor = Palette.onForeground
        playButton.configuration = play
        playButton.accessibilityIdentifier = "Play again"
        let symbol = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
        closeButton.setImage(UIImage(systemName: "xmark", withConfiguration: symbol), for: .normal)
        closeButton.tintColor = Palette.secondaryForeground
        closeButton.backgroundColor = Palette.hairline
        closeButton.layer.cornerRadius = 17
        closeButton.accessibilityIdentifier = "Close"
        closeButton.accessibilityLabel = "Close"
    }

    // MARK: - Layout

    private var canvasCenter = CGPoint.zero
    private var canvasScale: CGFloat = 1

    /// Lays out everything for the size of the screen.
    func layOut(for size: CGSize, safeArea: UIEdgeInsets) {
        let margin = max(20, safeArea.left, safeArea.right)
        let (top, bottom) = (max(safeArea.top, 12) + 12, size.height - max(safeArea.bottom, 20))
        let isWide = size.width > size.height
        let column = isWide ? ((size.width - margin * 2 - 20) / 2).rounded() : size.width - margin * 2
        smallTitle.frame = CGRect(x: 12, y: 6, width: max(card.bounds.width - 24, 0), height: 18)
        largeTitle.frame = CGRect(x: margin, y: top, width: size.width - margin * 2 - 48, height: 32)
        closeButton.frame = CGRect(x: size.width - margin - 34, y: top - 1, width: 34, height: 34)
        let availableHeight = isWide ? bottom - top - 48 - 56 : size.height * 0.4
        let canvas = card.canvasFrame.size
        canvasScale = max(1, min((column - 32) / max(canvas.width, 1), (availableHeight - 40) / max(canvas.height, 1)))
        let height = isWide ? availableHeight : (canvas.height * canvasScale + 48).rounded()
        backdrop.frame = CGRect(x: margin, y: top + 48, width: column, height: height)
        canvasCenter = CGPoint(x: backdrop.frame.midX, y: backdrop.frame.midY)
        let playWidth = max(140, playButton.intrinsicContentSize.width.rounded(.up))
        playButton.frame = CGRect(
            x: (backdrop.frame.midX - playWidth / 2).rounded(), y: backdrop.frame.maxY + 12, width: playWidth, height: 40)
        codeView.frame =
            isWide
            ? CGRect(x: margin + column + 20, y: top + 48, width: column, height: bottom - top - 48)
            : CGRect(x: margin, y: playButton.frame.maxY + 12, width: column, height: bottom - playButton.frame.maxY - 12)
    }

    /// Moves the canvas of the card to this view. This view must already be in the window, because views that leave the window lose their
    /// animations.
    func addCanvas() { addSubview(card.canvas) }

    /// Sets the frame, and the position of the canvas in it. Called in an animation.
    func arrange(frame: CGRect, isExpanded: Bool) {
        (bounds.size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
        layer.cornerRadius = isExpanded ? 0 : 12
        let small = card.canvasFrame
        card.canvas.center = isExpanded ? canvasCenter : CGPoint(x: small.midX, y: small.midY)
        card.canvas.transform = isExpanded ? CGAffineTransform(scaleX: canvasScale, y: canvasScale) : .identity
        smallTitle.alpha = isExpanded ? 0 : 1
        backdrop.alpha = isExpanded ? 1 : 0
    }

    /// Shows or hides the views that only the large card has. Called in an animation.
    func show(isExpanded: Bool) {
        for view in [largeTitle, codeView, playButton, closeButton] { view.alpha = isExpanded ? 1 : 0 }
    }
}
