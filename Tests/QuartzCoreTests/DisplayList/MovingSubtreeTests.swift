import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

/// A layer that moves with its sublayers is not built again: only the transforms of its items and clips are written.
@MainActor @Suite struct MovingSubtreeTests {
    private let tree = LayerTree(root: LayerWithoutActions())

    private func layer(_ frame: CGRect, in superlayer: CALayer, _ kind: CALayer = LayerWithoutActions()) -> CALayer {
        kind.frame = frame
        kind.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
        superlayer.addSublayer(kind)
        return kind
    }

    /// A card with a shadow, a clipping layer with a rotated layer in it, a masked layer, a translucent group and a gradient.
    private func card() -> CALayer {
        let card = layer(CGRect(x: 31, y: 17, width: 90, height: 70), in: tree.root)
        (card.shadowOpacity, card.shadowOffset, card.shadowRadius) = (0.4, CGSize(width: 3, height: 5), 4)
        let clipping = layer(CGRect(x: 5, y: 7, width: 40, height: 30), in: card)
        clipping.masksToBounds = true
        clipping.cornerRadius = 6
        let rotated = layer(CGRect(x: 20, y: 10, width: 30, height: 30), in: clipping)
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        rotated.borderWidth = 2
        let masked = layer(CGRect(x: 50, y: 9, width: 30, height: 30), in: card)
        let mask = LayerWithoutActions()
        mask.frame = CGRect(x: 4, y: 3, width: 20, height: 12)
        mask.backgroundColor = .black
        masked.mask = mask
        let group = layer(CGRect(x: 11, y: 45, width: 60, height: 20), in: card)
        group.opacity = 0.5
        _ = layer(CGRect(x: 2, y: 2, width: 9, height: 9), in: group)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.white]
        _ = layer(CGRect(x: 30, y: 1, width: 12, height: 9), in: group, gradient)
        return card
    }

    private func compareFrames(_ times: [Double], _ comment: Comment) {
        var lists = [DisplayList(), DisplayList()]
        for (frame, time) in times.enumerated() {
            tree.beginFrame(at: time)
            tree.finishAnimations()
            tree.display(into: &lists[frame % 2])
            #expect(lists[frame % 2] == tree.makeDisplayList(), "\(comment), at \(time) s")
        }
    }

    @Test(arguments: ["transform.rotation", "transform.scale.x", "position", "position.y", "transform.translation.x", "backgroundColor"])
    func everyPartMovesAsInANewList(key: String) {
        let card = card()
        switch key {
        case "position": card.add(animation(key, from: CGPoint(x: 3, y: 5), to: CGPoint(x: 90, y: 50), 2), forKey: nil)
        case "backgroundColor":
            card.shadowOpacity = 0
            card.add(animation(key, from: CGColor.black, to: CGColor.clear, 2), forKey: nil)
        default: card.add(animation(key, from: 0.3, to: 1.5, 2), forKey: nil)
        }
        compareFrames([0, 0.1, 0.25, 0.7, 1.5, 1.99, 2, 2.5], "\(key)")
    }

    /// While the card rotates, its items keep contents that were changed in the list, because only their transforms are written.
    @Test func onlyTransformsAreWritten() {
        let card = card()
        card.add(animation("transform.rotation", from: 0.3, to: 1.5, 2), forKey: nil)
        var list = DisplayList()
        tree.display(into: &list)
        let marked = DisplayContent.fill(RoundedRect(CGRect(x: 1, y: 2, width: 3, height: 4)), .white)
        let before = list.items
        for index in list.items.indices where list.items[index].content.memberCount == 0 { list.items[index].content = marked }
        tree.beginFrame(at: 0.5)
        tree.display(into: &list)
        for index in list.items.indices where list.items[index].content.memberCount == 0 {
            #expect(list.items[index].content == marked)
            #expect(list.items[index].transform != before[index].transform)
        }
    }

    /// A layer whose own sublayer is animated too is built again, and so is a layer that is seen from its edge for a moment.
    @Test func partsThatMoveByThemselvesMoveAsInANewList() throws {
        let card = card()
        card.add(animation("transform.rotation", from: 0.3, to: 1.5, 2), forKey: nil)
        let clipping = try #require(card.sublayers?.first)
        clipping.add(animation("transform.scale.x", from: 1, to: -1, 2), forKey: nil)
        compareFrames([0, 0.3, 1, 1.3, 2], "an animation in an animated layer")
        card.removeAllAnimations()
        card.add(animation("transform.scale.x", from: 1, to: -1, 2), forKey: nil)
        compareFrames([2, 2.5, 3, 3.5, 4, 4.5], "a card that is turned over")
    }
}
