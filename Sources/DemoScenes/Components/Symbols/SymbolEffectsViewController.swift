import UIKit

/// A card for each symbol effect. A tap plays the effect.
class SymbolEffectsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let cards = SymbolEffectsViewController.examples.map { SymbolEffectCard($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for card in cards { scrollView.addSubview(card) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (spacing, margin): (CGFloat, CGFloat) = (12, 16)
        let side = ((view.bounds.width - 2 * margin - 2 * spacing) / 3).rounded(.down)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let column = CGFloat(isRightToLeft ? 2 - index % 3 : index % 3)
            card.bounds.size = CGSize(width: side, height: side + 8)
            card.center = CGPoint(
                x: margin + column * (side + spacing) + side / 2,
                y: margin + CGFloat(index / 3) * (side + 8 + spacing) + side / 2 + 4)
        }
        let rows = CGFloat((cards.count + 2) / 3)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2 * margin + rows * (side + 8 + spacing) - spacing)
    }

    private static let examples: [SymbolEffectCard.Example] = [
        .init(
            title: "Bounce", symbol: "hand.thumbsup.fill", color: Palette.blue, play: { view, _ in view.addSymbolEffect(.bounce) },
            lasts: false),
        .init(
            title: "Bounce down", symbol: "tray.full.fill", color: Palette.teal,
            play: { view, _ in view.addSymbolEffect(.bounce.down.wholeSymbol) },
            lasts: false),
        .init(title: "Wiggle", symbol: "bell.fill", color: Palette.gold, play: { view, _ in view.addSymbolEffect(.wiggle) }, lasts: false),
        .init(title: "Pulse", symbol: "record.circle", color: Palette.rose) { view, plays in
            plays ? view.addSymbolEffect(.pulse) : view.removeSymbolEffect(ofType: .pulse)
        },
        .init(title: "Breathe", symbol: "leaf.fill", color: Palette.teal) { view, plays in
            plays ? view.addSymbolEffect(.breathe.pulse) : view.removeSymbolEffect(ofType: .breathe)
        },
        .init(title: "Rotate", symbol: "gearshape.fill", color: Palette.plum) { view, plays in
            plays ? view.addSymbolEffect(.rotate) : view.removeSymbolEffect(ofType: .rotate)
        },
        .init(title: "Iterative", symbol: "wifi", color: Palette.blue) { view, plays in
            plays ? view.addSymbolEffect(.variableColor.iterative) : view.removeSymbolEffect(ofType: .variableColor)
        },
        .init(title: "Cumulative", symbol: "speaker.wave.3.fill", color: Palette.plum) { view, plays in
            plays ? view.addSymbolEffect(.variableColor.cumulative.reversing) : view.removeSymbolEffect(ofType: .variableColor)
        },
        .init(
            title: "Twice", symbol: "cellularbars", color: Palette.teal,
            play: { view, _ in
                view.addSymbolEffect(.variableColor.cumulative.hideInactiveLayers, options: .repeat(2))
            }, lasts: false),
        .init(title: "Scale", symbol: "star.fill", color: Palette.gold) { view, plays in
            plays ? view.addSymbolEffect(.scale.up) : view.removeSymbolEffect(ofType: .scale)
        },
        .init(title: "Disappear", symbol: "sparkles", color: Palette.accent) { view, plays in
            plays ? view.addSymbolEffect(.disappear) : view.addSymbolEffect(.appear)
        },
        .init(
            title: "Replace", symbol: "play.circle.fill", color: Palette.rose,
            play: { view, plays in
                replace(view, plays ? "pause.circle.fill" : "play.circle.fill", .replace)
            }, lasts: false),
        .init(
            title: "Up, then up", symbol: "heart", color: Palette.rose,
            play: { view, plays in
                replace(view, plays ? "heart.fill" : "heart", .replace.upUp)
            }, lasts: false),
        .init(
            title: "Off, then up", symbol: "mic.fill", color: Palette.blue,
            play: { view, plays in
                replace(view, plays ? "mic.slash.fill" : "mic.fill", .replace.offUp)
            }, lasts: false),
        .init(title: "Periodic", symbol: "envelope.fill", color: Palette.accent) { view, plays in
            plays
                ? view.addSymbolEffect(.bounce, options: .repeat(.periodic(delay: 1.4))) : view.removeSymbolEffect(ofType: .bounce)
        },
    ]

    private static func replace(_ view: UIImageView, _ name: String, _ transition: ReplaceSymbolEffect) {
        guard let image = UIImage(systemName: name) else { return }
        view.setSymbolImage(image, contentTransition: transition)
    }
}
