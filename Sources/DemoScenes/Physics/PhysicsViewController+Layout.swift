import UIKit

extension PhysicsViewController {
    /// The height of the header in portrait, and its width in landscape. So the box keeps its shape when the phone is rotated.
    private static let headerLength: CGFloat = 96
    private static let margin: CGFloat = 16

    private var isLandscape: Bool { view.bounds.width > view.bounds.height }

    /// Places the title and the controls above the box in portrait, and beside it in landscape.
    func layOutHeaderAndBox() {
        let safe = view.safeAreaInsets
        var insets = UIEdgeInsets(
            top: max(safe.top, Self.margin), left: max(safe.left, Self.margin), bottom: max(safe.bottom, Self.margin),
            right: max(safe.right, Self.margin))
        let (x, y) = (insets.left, insets.top)
        if isLandscape {
            layOutColumn(x, y)
            insets.left += Self.headerLength
        } else {
            layOutRow(x, y, width: view.bounds.width - insets.left - insets.right)
            insets.top += Self.headerLength
        }
        box.frame = view.bounds.inset(by: insets)
    }

    private func layOutRow(_ x: CGFloat, _ y: CGFloat, width: CGFloat) {
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        hintLabel.isHidden = false
        hintLabel.frame = CGRect(x: x, y: y + 50, width: width, height: max(22, hintLabel.font.lineHeight.rounded(.up)))
        tidyButton.frame = CGRect(x: x + width - 88, y: y + 8, width: 88, height: 34)
        modeControl.frame = CGRect(x: tidyButton.frame.minX - 118, y: y + 9, width: 108, height: 32)
        titleLabel.frame = CGRect(x: x, y: y + 8, width: min(130, modeControl.frame.minX - x - 8), height: 34)
        view.mirrorFrames(of: [titleLabel, modeControl, tidyButton])
    }

    private func layOutColumn(_ x: CGFloat, _ y: CGFloat) {
        let width = Self.headerLength - 12
        titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
        titleLabel.frame = CGRect(x: x, y: y + 4, width: width, height: 28)
        hintLabel.isHidden = true
        modeControl.frame = CGRect(x: x, y: y + 48, width: width, height: 32)
        tidyButton.frame = CGRect(x: x, y: y + 92, width: width, height: 34)
    }

    // MARK: - Toys

    /// Builds the castle at the first layout. Later, moves the toys when the size of the box or the orientation has changed.
    func placeToysAfterLayout() {
        let orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
        guard box.bounds.size != placedSize || orientation != placedOrientation else { return }
        let (oldSize, quarterTurns) = (placedSize, (orientation.quarterTurns - placedOrientation.quarterTurns + 4) % 4)
        (placedSize, placedOrientation) = (box.bounds.size, orientation)
        // The layout runs in the animation of the rotation. The toys are placed without it, because the dynamic animator moves them.
        UIView.performWithoutAnimation {
            if oldSize == .zero { buildCastle() } else { rotateToys(by: quarterTurns, from: oldSize) }
            beadString.hang(from: CGPoint(x: 44, y: 0))
        }
        // The snap points and the center of the fields depend on the size of the box.
        if mode == .tidy || mode == .orbit { setMode(mode) }
    }

    /// Returns the position of a toy in the castle.
    func castlePosition(of toy: ToyView) -> CGPoint {
        CGPoint(x: box.bounds.midX.rounded() + toy.toy.position.x, y: box.bounds.maxY - toy.toy.position.y)
    }

    private func buildCastle() {
        for toy in toys {
            toy.center = castlePosition(of: toy)
            animator.updateItem(usingCurrentState: toy)
        }
    }

    /// Keeps the toys at the same physical positions on the screen. The interface stays upright, so each quarter turn of the phone to the
    /// left rotates the toys to the left in the coordinates of the box. Then they fall to the new lower side.
    private func rotateToys(by quarterTurns: Int, from oldSize: CGSize) {
        for toy in toys {
            var (position, size) = (toy.center, oldSize)
            for _ in 0..<quarterTurns {
                position = CGPoint(x: position.y, y: size.width - position.x)
                size = CGSize(width: size.height, height: size.width)
            }
            position.x *= box.bounds.width / max(size.width, 1)
            position.y *= box.bounds.height / max(size.height, 1)
            toy.center = position
            toy.transform = toy.transform.concatenating(CGAffineTransform(rotationAngle: -.pi / 2 * CGFloat(quarterTurns)))
            animator.updateItem(usingCurrentState: toy)
        }
    }
}

extension UIInterfaceOrientation {
    /// The number of quarter turns to the left by which the phone is held.
    fileprivate var quarterTurns: Int {
        switch self {
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        default: 0
        }
    }
}
