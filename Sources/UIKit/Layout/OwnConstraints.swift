import Constraints
import QuartzCore

/// What a box says of one of its numbers, or of a sum of them: it follows from what is around.
///
///     Σ factor·number ⟨relation⟩ constant
class SurroundingsConstraint: NSLayoutConstraint {
    struct Part {
        unowned var box: LayoutBox
        var number: Variable
        var factor: CGFloat
    }

    private unowned let box: LayoutBox
    private var parts: [Part] = []

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation = .equal) {
        self.box = box
        super.init(LayoutSide(box, attribute), relation, nil)
    }

    override var breakRank: Int { 0 }
    override var ownBox: LayoutBox? { box }

    func set(_ parts: [Part], _ constant: CGFloat) {
        self.parts = parts.filter { $0.factor != 0 }
        self.constant = constant
    }

    override func form() -> (expression: Expression, boxes: [LayoutBox])? {
        var boxes: [LayoutBox] = []
        for part in parts where !boxes.contains(where: { $0 === part.box }) { boxes.append(part.box) }
        let terms = parts.map { Expression.Term($0.number, Double($0.factor)) }
        return (Expression(terms, constant: -Double(constant)), boxes)
    }
}

/// Where a view with translated autoresizing is: so much, and such a part of what the superview grows.
final class NSAutoresizingMaskLayoutConstraint: SurroundingsConstraint {
    /// number = value + part·(length - length now)
    func set(
        _ box: LayoutBox, _ number: Variable, to value: CGFloat, part: CGFloat, of around: LayoutBox?, _ length: Variable?, now: CGFloat
    ) {
        let own = Part(box: box, number: number, factor: 1)
        guard let around, let length, part != 0 else { return set([own], value) }
        set([own, Part(box: around, number: length, factor: -part)], value - part * now)
    }
}

/// What a view with a size of its own says of it: not wider than this at one priority, not narrower at another.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private unowned let box: LayoutBox
    private var wanted = false

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation) {
        self.box = box
        super.init(LayoutSide(box, attribute), relation, nil)
    }

    override var ownBox: LayoutBox? { box }
    override var isWanted: Bool { wanted }

    /// `UIView.noIntrinsicMetric` for none.
    func set(_ length: CGFloat, _ priority: UILayoutPriority) {
        wanted = length >= 0
        constant = max(length, 0)
        self.priority = priority
    }
}

extension LayoutBox {
    /// Says where a view is that its frame was written of.
    func refreshMask() {
        guard let view else { return }
        if surroundings.isEmpty {
            surroundings = ([.left, .width, .top, .height] as [NSLayoutConstraint.Attribute]).map {
                NSAutoresizingMaskLayoutConstraint(self, $0)
            }
        }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let parent = view.superview
        let whole = parent?.bounds.size ?? .zero
        let shares = view.autoresizingShares(in: whole)
        let around = parent?.autoLayout.box
        let numbers = [
            (left, rect.minX, shares.x.place), (width, rect.width, shares.x.size), (top, rect.minY, shares.y.place),
            (height, rect.height, shares.y.size),
        ]
        for (index, number) in numbers.enumerated() {
            let isHorizontal = index < 2
            (surroundings[index] as? NSAutoresizingMaskLayoutConstraint)?.set(
                self, number.0, to: number.1, part: number.2, of: around, isHorizontal ? around?.width : around?.height,
                now: isHorizontal ? whole.width : whole.height)
        }
    }

    /// Says how large a view would like to be; a text as high as it is in the width that was found.
    func refreshContent() {
        guard let view else { return }
        let size = view.contentSize(forWidth: measuredWidth)
        guard size.width >= 0 || size.height >= 0 || !content.isEmpty else { return }
        if content.isEmpty {
            content = [
                NSContentSizeLayoutConstraint(self, .width, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .width, .greaterThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .greaterThanOrEqual),
            ]
        }
        for (index, length) in [size.width, size.width, size.height, size.height].enumerated() {
            let (axis, isBelow) = (index >> 1, index & 1 == 0)
            let priorities = view.contentPriorities(axis)
            content[index].set(length, isBelow ? priorities.hugging : priorities.resistance)
        }
    }
}
