import Chances
import Stage
import Testing
import UIKit

/// Layouts at random, made of real views, beside a reference that knows neither views in views nor solvers: it tries every corner there is.
@MainActor @Suite struct RandomLayoutTests {
    let fixture = LayoutFixture()

    /// Along each axis the best is at a corner: where as many constraints are exact as there are unknowns. There are few enough to try them all.
    @Test(arguments: 0..<60)
    func noCornerIsBetter(seed: Int) {
        var layout = RandomLayout(fixture.view, seed: seed)
        fixture.layOut()
        compare(layout, "at first")
        // The same layout after a life of edits.
        for step in 0..<6 {
            layout.edit()
            fixture.layOut()
            compare(layout, "step \(step)")
        }
    }

    private func compare(_ layout: RandomLayout, _ when: String) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let found = layout.errors(axis, at: layout.found(axis))
            guard let best = layout.best(axis) else {
                Issue.record("no corner \(when), seed \(layout.seed)")
                continue
            }
            #expect(found.count == best.errors.count)
            for (a, b) in zip(found, best.errors) {
                #expect(abs(a.error - b.error) < 1e-5, "\(when), seed \(layout.seed), \(axis), at \(a.priority)")
            }
            guard best.isOnly else { continue }
            for (a, b) in zip(layout.found(axis), best.numbers) {
                #expect(abs(a - b) < 1e-5, "\(when), seed \(layout.seed), \(axis)")
            }
        }
    }
}

/// Two views, side by side or one in the other, with constraints at random; and the same constraints as rows of numbers in the window's coordinates.
@MainActor private struct RandomLayout {
    /// Σ coefficient·number ⟨relation⟩ constant; the numbers are near edge and length of each view.
    struct Row {
        var coefficients: [Double]
        var relation: NSLayoutConstraint.Relation
        var constant: Double
        var priority: Float
        let constraint: NSLayoutConstraint

        func error(_ numbers: [Double]) -> Double {
            let difference = zip(coefficients, numbers).reduce(-constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(difference)
            case .lessThanOrEqual: max(difference, 0)
            case .greaterThanOrEqual: max(-difference, 0)
            }
        }
    }

    private static let count = 2
    let seed: Int
    private var chance: Chance
    private let container: UIView
    private var views: [UIView] = []
    /// What each view is exactly: frames are rounded to pixels, guides are not.
    private var guides: [UILayoutGuide] = []
    private var rows: [NSLayoutConstraint.Axis: [Row]] = [.horizontal: [], .vertical: []]
    /// Where the required ones hold.
    private let witness: [[Double]]

    init(_ root: UIView, seed: Int) {
        self.seed = seed
        var chance = Chance(seed + 1)
        witness = (0..<2).map { _ in
            (0..<Self.count).flatMap { _ in [chance.number(10, 150).rounded() + 0.25, chance.number(30, 120).rounded() + 0.5] }
        }
        self.chance = chance
        container = UIView(frame: CGRect(x: 7, y: 11, width: 331, height: 457))
        root.addSubview(container)
        for index in 0..<Self.count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (index == 1 && seed % 2 == 1 ? views[0] : container).addSubview(view)
            views.append(view)
            guides.append(follow(view))
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for _ in 0..<self.chance.whole(6...8) { add(axis) }
            // So that there is a corner at all: weak wishes for each number, each at its own priority.
            for view in 0..<Self.count {
                append(
                    axis, make(view, size(axis), .equal, nil, .notAnAttribute, 1, 40, Float(2 * view + 3)), view, size(axis), nil,
                    .notAnAttribute)
                append(
                    axis, make(view, near(axis), .equal, Self.count, near(axis), 1, 21, Float(2 * view + 2)), view, near(axis), Self.count,
                    near(axis))
            }
        }
    }

    private func follow(_ view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor), guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }

    private func near(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute { axis == .horizontal ? .left : .top }
    private func size(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

    // MARK: - Constraints

    private mutating func add(_ axis: NSLayoutConstraint.Axis) {
        let places: [NSLayoutConstraint.Attribute] =
            axis == .horizontal ? [.left, .right, .centerX, .leading, .trailing] : [.top, .bottom, .centerY]
        let isPlace = chance.coin(0.6)
        let first = chance.whole(0...Self.count - 1)
        // The last is the container. A place is related to another's, a length to another or to nothing.
        let second: Int? = isPlace || chance.coin() ? chance.pick((0...Self.count).filter { $0 != first }) : nil
        let attribute = isPlace ? chance.pick(places) : size(axis)
        let isDirected = attribute == .leading || attribute == .trailing
        let partners = places.filter { ($0 == .leading || $0 == .trailing) == isDirected || $0 == .centerX }
        let other = second == nil ? .notAnAttribute : isPlace ? chance.pick(partners) : size(axis)
        let multiplier = isPlace || second == nil ? 1 : chance.pick([1, 1, 0.5, 2])
        let relation = chance.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let isRequired = chance.coin(0.3)
        var constant = chance.number(-60, 90).rounded() / 2
        if isRequired {
            // Holds at the witness, exactly or with room.
            let at = witness[axis.rawValue]
            let difference = value(attribute, first, at, axis) - multiplier * (second.map { value(other, $0, at, axis) } ?? 0)
            constant = difference + (relation == .equal ? 0 : relation == .lessThanOrEqual ? 1 : -1) * chance.pick([0, 12.5])
        }
        let priority: Float = isRequired ? 1000 : chance.pick([999, 750, 750, 500, 250, 250, 100])
        append(
            axis, make(first, attribute, relation, second, other, CGFloat(multiplier), CGFloat(constant), priority), first, attribute,
            second, other)
    }

    private func make(
        _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Int?,
        _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: views[first], attribute: attribute, relatedBy: relation, toItem: second.map { $0 == Self.count ? container : views[$0] },
            attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        return constraint
    }

    private mutating func append(
        _ axis: NSLayoutConstraint.Axis, _ constraint: NSLayoutConstraint, _ first: Int, _ attribute: NSLayoutConstraint.Attribute,
        _ second: Int?, _ other: NSLayoutConstraint.Attribute
    ) {
        // value(first) − multiplier·value(second) ⟨relation⟩ constant, each value linear in the numbers
        var coefficients = Array(repeating: 0.0, count: 2 * Self.count)
        var offset = 0.0
        func take(_ view: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
            if view == Self.count { return offset += factor * value(attribute, Self.count, [], axis) }
            let part = Self.part(attribute)
            coefficients[2 * view] += part.isPlace ? factor : 0
            coefficients[2 * view + 1] += factor * part.share
        }
        take(first, attribute, 1)
        if let second { take(second, other, -Double(constraint.multiplier)) }
        rows[axis]?.append(
            Row(
                coefficients: coefficients, relation: constraint.relation, constant: Double(constraint.constant) - offset,
                priority: constraint.priority.rawValue, constraint: constraint))
    }

    private static func part(_ attribute: NSLayoutConstraint.Attribute) -> (isPlace: Bool, share: Double) {
        switch attribute {
        case .width, .height: (false, 1)
        case .right, .trailing, .bottom: (true, 1)
        case .centerX, .centerY: (true, 0.5)
        default: (true, 0)
        }
    }

    /// In the container's coordinates; a view in another counts from the container all the same.
    private func value(
        _ attribute: NSLayoutConstraint.Attribute, _ view: Int, _ numbers: [Double], _ axis: NSLayoutConstraint.Axis
    ) -> Double {
        let part = Self.part(attribute)
        let whole = Double(axis == .horizontal ? container.bounds.width : container.bounds.height)
        let (place, length) = view == Self.count ? (0, whole) : (numbers[2 * view], numbers[2 * view + 1])
        return (part.isPlace ? place : 0) + part.share * length
    }

    /// Another constant for one that is not required.
    mutating func edit() {
        let axis: NSLayoutConstraint.Axis = chance.coin() ? .horizontal : .vertical
        guard let own = rows[axis], let index = own.indices.filter({ own[$0].priority < 1000 }).randomElement(using: &chance) else {
            return
        }
        let step = chance.signed(3, 70).rounded() + 0.5
        rows[axis]?[index].constant += step
        own[index].constraint.constant += CGFloat(step)
    }

    // MARK: - Solutions

    func found(_ axis: NSLayoutConstraint.Axis) -> [Double] {
        guides.flatMap { guide -> [Double] in
            // A rectangle's minX and width hide that a length is negative.
            let rect = guide.layoutFrame
            return axis == .horizontal
                ? [Double(rect.origin.x), Double(rect.size.width)] : [Double(rect.origin.y), Double(rect.size.height)]
        }
    }

    /// The sums of errors, level by level, the highest first.
    func errors(_ axis: NSLayoutConstraint.Axis, at numbers: [Double]) -> [(priority: Float, error: Double)] {
        let own = rows[axis] ?? []
        return Set(own.map(\.priority)).sorted(by: >).map { level in
            (level, own.filter { $0.priority == level }.reduce(0) { $0 + $1.error(numbers) })
        }
    }

    /// The best of all corners, and whether no other is as good.
    func best(_ axis: NSLayoutConstraint.Axis) -> (numbers: [Double], errors: [(priority: Float, error: Double)], isOnly: Bool)? {
        let own = rows[axis] ?? []
        var best: (numbers: [Double], errors: [(priority: Float, error: Double)], isOnly: Bool)?
        var chosen: [Int] = []
        func visit(from index: Int) {
            if chosen.count == 2 * Self.count {
                guard let corner = Self.solve(chosen.map { (own[$0].coefficients, own[$0].constant) }) else { return }
                let errors = errors(axis, at: corner)
                guard errors[0].priority < 1000 || errors[0].error < 1e-7 else { return }
                let order = best.map { Self.compare(errors, $0.errors) } ?? -1
                if order < 0 { best = (corner, errors, true) }
                if order == 0, zip(corner, best?.numbers ?? []).contains(where: { abs($0 - $1) > 1e-6 }) { best?.isOnly = false }
                return
            }
            guard own.count - index >= 2 * Self.count - chosen.count else { return }
            chosen.append(index)
            visit(from: index + 1)
            chosen.removeLast()
            visit(from: index + 1)
        }
        visit(from: 0)
        return best
    }

    private static func compare(_ a: [(priority: Float, error: Double)], _ b: [(priority: Float, error: Double)]) -> Int {
        for (x, y) in zip(a, b) where abs(x.error - y.error) > 1e-7 { return x.error < y.error ? -1 : 1 }
        return 0
    }

    /// Gauss; nil if the rows do not determine a point.
    private static func solve(_ rows: [([Double], Double)]) -> [Double]? {
        var rows = rows.map { $0.0 + [$0.1] }
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[pivot][column]) > 1e-9
            else {
                return nil
            }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column && rows[row][column] != 0 {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
