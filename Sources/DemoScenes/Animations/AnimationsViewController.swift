import UIKit

/// A scrollable grid with one card for each kind of animation. A card plays when it first becomes visible, and again at each tap.
///
/// A long press, or Return on the focused card, zooms a card to the whole screen and shows its code.
class AnimationsViewController: UIViewController, UIScrollViewDelegate {
    private let heading = Heading("Animations")
    private let hintLabel = UILabel()
    private let scrollView = UIScrollView()
    private lazy var cards = viewCards + animatorCards + transitionCards + layerMotionCards + layerCards
    private var hasAppeared = false
    private var cardSize = CGSize.zero
    /// The card that is zoomed, or nil.
    private(set) var zoom: CardZoom?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        hintLabel.text = "hold a card for its code"
        hintLabel.setScaledFont(.scaled(13, limit: 15))
        hintLabel.textColor = Palette.secondaryForeground
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        for part in [heading, hintLabel, scrollView] { view.addSubview(part) }
        for card in cards {
            card.didPress = { [unowned self] in open($0) }
            scrollView.addSubview(card)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        let (margin, gap, top) = (CGFloat(12), CGFloat(8), max(64, view.safeAreaInsets.top + 44))
        scrollView.frame = CGRect(x: 0, y: top, width: width, height: height - top)
        heading.frame = CGRect(x: margin + 4, y: top - 38, width: width - margin * 2, height: 34)
        hintLabel.frame = CGRect(x: width / 2 - margin, y: top - 35, width: width / 2 - 4, height: 34)
        hintLabel.alignToTrailingEdge()
        view.mirrorFrames(of: [heading, hintLabel])
        let columns = max(2, Int(width / 200))
        let rows = (cards.count + columns - 1) / columns
        // On a tablet the cards are as high as the screen allows, within limits.
        let fittingHeight = ((height - top - 4 - margin) / CGFloat(rows) - gap).rounded(.down)
        let size = CGSize(
            width: (width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns), height: min(max(76, fittingHeight), 144))
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(isRightToLeft ? columns - 1 - index % columns : index % columns))
            let origin = CGPoint(x: margin + column * (size.width + gap), y: 4 + row * (size.height + gap))
            (card.bounds.size, card.center) = (size, CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
        }
        scrollView.contentSize = CGSize(width: width, height: 4 + CGFloat(rows) * (size.height + gap) - gap + margin)
        guard hasAppeared, size != cardSize else { return }
        cardSize = size
        // The positions of the views on a card depend on the card's size, so the cards are prepared again.
        UIView.performWithoutAnimation {
            zoom?.containerDidLayOut()
            restart()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        cardSize = cards.first?.bounds.size ?? .zero
        restart()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        zoom?.endImmediately()
    }

    private func restart() {
        for card in cards {
            card.layoutIfNeeded()
            card.reset()
        }
        playVisibleCards()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { playVisibleCards() }

    /// Plays the visible cards that have not played yet, from top to bottom. Each card starts 0.1 s after the previous card.
    private func playVisibleCards() {
        guard hasAppeared else { return }
        let visibleRect = scrollView.bounds.insetBy(dx: 0, dy: 30)
        let cardsToPlay = cards.filter { !$0.isScheduled && !$0.hasStarted && $0.frame.intersects(visibleRect) }
        for (index, card) in cardsToPlay.enumerated() {
            card.isScheduled = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.1 * Double(index)) { card.play() }
        }
    }

    // MARK: - Zoom

    /// Zooms a card to the whole screen.
    private func open(_ card: AnimationCard) {
        guard zoom == nil else { return }
        scrollView.isUserInteractionEnabled = false
        let newZoom = CardZoom(card, in: view) { [unowned self] in
            zoom = nil
            scrollView.isUserInteractionEnabled = true
        }
        zoom = newZoom
        newZoom.open()
    }

    /// Return zooms the focused card. On a zoomed card, Escape closes, and Space and Return play again unless a button is focused.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses.first?.key?.keyCode) { super.pressesBegan(presses, with: event) }
    }

    private func handle(_ key: UIKeyboardHIDUsage?) -> Bool {
        guard let zoom else {
            guard key == .keyboardReturnOrEnter, let card = cards.first(where: \.isFocused) else { return false }
            open(card)
            return true
        }
        let zoomedCard = zoom.zoomedCard
        switch key {
        case .keyboardEscape: zoom.close()
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            if zoomedCard.playButton.isFocused || zoomedCard.closeButton.isFocused { return false }
            zoomedCard.card.replay()
        default: return false
        }
        return true
    }
}
