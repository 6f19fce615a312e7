import UIKit

/// The cards for the animation methods of `UIView`.
extension AnimationsViewController {
    var viewCards: [AnimationCard] {
        [
            curvesCard, springCard, bounceCard, keyframesCard, turningBackCard, autoreverseCard, sizeRotationColorCard, delaysCard,
            deletionCard, subviewLayoutCard,
        ]
    }

    private var curvesCard: AnimationCard {
        AnimationCard("four curves") { canvas in
            let curveOptions: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
            let dots = [Palette.blue, Palette.teal, Palette.plum, Palette.gold].map { canvas.addDot($0, size: 8) }
            for (index, dot) in dots.enumerated() { dot.center.y = canvas.bounds.height * (CGFloat(index) + 0.5) / 4 }
            return {
                for (dot, curve) in zip(dots, curveOptions) {
                    UIView.animate(withDuration: 1.4, delay: 0, options: curve, animations: { dot.center.x = canvas.trackEnd + 8 })
                }
            }
        }
    }

    private var springCard: AnimationCard {
        AnimationCard("spring") { canvas in
            let dot = canvas.addDotOnTrack(Palette.rose)
            return {
                UIView.animate(
                    withDuration: 1.4, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                    animations: { dot.center.x = canvas.bounds.width * 0.68 })
            }
        }
    }

    private var bounceCard: AnimationCard {
        AnimationCard("spring by its bounce") { canvas in
            let dot = canvas.addDotOnTrack(Palette.blue)
            return { UIView.animate(springDuration: 0.6, bounce: 0.5, animations: { dot.center.x = canvas.bounds.width * 0.68 }) }
        }
    }

    private var keyframesCard: AnimationCard {
        AnimationCard("keyframes") { canvas in
            let dot = canvas.addDotOnTrack(Palette.teal)
            return {
                UIView.animateKeyframes(
                    withDuration: 1.8, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { dot.center.x = canvas.trackEnd }
                        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.3) {
                            dot.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
                            dot.center.x = canvas.bounds.midX
                            dot.transform = .identity
                        }
                    })
            }
        }
    }

    /// Two animations of the same position. They are additive, so the change of direction is smooth.
    private var turningBackCard: AnimationCard {
        AnimationCard("turning back in flight") { canvas in
            let dot = canvas.addDotOnTrack(Palette.plum)
            return {
                UIView.animate(withDuration: 1.2) { dot.center.x = canvas.trackEnd }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
                    UIView.animate(withDuration: 1.2) { dot.center.x = 12 }
                }
            }
        }
    }

    private var autoreverseCard: AnimationCard {
        AnimationCard("there and back, twice") { canvas in
            let dot = canvas.addDotOnTrack(Palette.gold)
            return {
                UIView.animate(
                    withDuration: 0.6,
                    animations: {
                        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { dot.center.x = canvas.trackEnd }
                    }, completion: { _ in dot.center.x = 12 })
            }
        }
    }

    private var sizeRotationColorCard: AnimationCard {
        AnimationCard("size, turn and color") { canvas in
            let square = canvas.addDot(Palette.blue, size: 22, at: 0.5)
            square.layer.cornerRadius = 2
            return {
                UIView.animate(withDuration: 1.2) {
                    square.bounds.size = CGSize(width: 46, height: 14)
                    square.transform = CGAffineTransform(rotationAngle: -.pi / 5)
                    square.backgroundColor = Palette.rose
                    square.layer.cornerRadius = 8
                }
            }
        }
    }

    /// Dots that move up and back, each 0.12 s later than the previous dot.
    private var delaysCard: AnimationCard {
        AnimationCard("one after the other") { canvas in
            let dots = (0..<7).map { canvas.addDot([Palette.teal, Palette.blue, Palette.plum][$0 % 3], size: 10, at: CGFloat($0) / 6) }
            let bottomY = canvas.bounds.height - 9
            for dot in dots { dot.center.y = bottomY }
            return {
                for (index, dot) in dots.enumerated() {
                    UIView.animate(
                        withDuration: 0.4, delay: 0.12 * Double(index), options: [.curveEaseInOut, .autoreverse],
                        animations: { dot.center.y = 9 }, completion: { _ in dot.center.y = bottomY })
                }
            }
        }
    }

    /// The system animation for deletions: the deleted tile shrinks and disappears, while the other tiles close the gap.
    private var deletionCard: AnimationCard {
        AnimationCard("deleted") { canvas in
            let tiles = [Palette.gold, Palette.rose, Palette.blue].enumerated().map { index, color in
                let tile = canvas.addDot(color, size: 26, at: 0.5)
                tile.layer.cornerRadius = 6
                tile.center.x += CGFloat(index - 1) * 36
                return tile
            }
            return {
                UIView.perform(
                    .delete, on: [tiles[1]],
                    animations: {
                        tiles[0].center.x += 18
                        tiles[2].center.x -= 18
                    })
            }
        }
    }

    /// Three subviews that divide their parent's width equally. They are laid out inside the animation block.
    private var subviewLayoutCard: AnimationCard {
        AnimationCard("children come along") { canvas in
            let parent = EqualWidthView(frame: CGRect(x: 0, y: canvas.bounds.midY - 13, width: 60, height: 26))
            canvas.addSubview(parent)
            return {
                UIView.animate(
                    withDuration: 1.2, delay: 0, options: .layoutSubviews,
                    animations: { parent.frame.size.width = canvas.bounds.width })
            }
        }
    }
}

/// A view that lays out its subviews side by side with equal widths.
private final class EqualWidthView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for color in [Palette.teal, Palette.gold, Palette.plum] {
            let part = UIView()
            part.backgroundColor = color
            part.layer.cornerRadius = 6
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 8) / 3
        for (index, part) in subviews.enumerated() {
            part.frame = CGRect(x: CGFloat(index) * (width + 4), y: 0, width: width, height: bounds.height)
        }
    }
}
