import SeededRandomValues
import UIKit

/// Two views, side by side or one inside the other, with random constraints.
///
/// The constraints are also stored as numbers, in the coordinates of the container.
@MainActor struct RandomLayout {
    /// The constraint Σ coefficient · number ⟨relation⟩ constant. The numbers are the origin and the length of each view.
    struct LinearConstraint {
        var coefficients: [Double]
        var relation: NSLayoutConstraint.Relation
        var constant: Double
        var priority: Float
        /// Nil for the rule that lengths are not negative.
        let constraint: NSLayoutConstraint?

        func error(_ numbers: [Double]) -> Double {
            let difference = zip(coefficients, numbers).reduce(-constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(difference)
            case .lessThanOrEqual: max(difference, 0)
            case .greaterThanOrEqual: max(-difference, 0)
            }
        }
    }

    private static let viewCount = 2
    let seed: Int
    private var random: SeededRandom
    private let container: UIView
    private var views: [UIView] = []
    /// Guides with the exact positions of the views. Frames are rounded to pixels, guides are not.
    private var guides: [UILayoutGuide] = []
    private var constraints: [NSLayoutConstraint.Axis: [LinearConstraint]] = [.horizontal: [], .vertical: []]
    /// For each axis, numbers that satisfy all required constraints.
    private let feasiblePoint: [[Double]]

    init(_ root: UIView, seed: Int) {
        self.seed = seed
        var random = SeededRandom(seed + 1)
        feasiblePoint = (0..<2).map { _ in
            (0..<Self.viewCount).flatMap { _ in [random.number(10, 150).rounded() + 0.25, random.number(30, 120).rounded() + 0.5] }
        }
        self.random = random
        container = UIView(frame: CGRect(x: 7, y: 11, width: 331, height: 457))
        root.addSubview(container)
        for index in 0..<Self.viewCount {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (index == 1 && seed % 2 == 1 ? views[0] : container).addSubview(view)
            views.append(view)
            guides.append(addGuide(view))
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for _ in 0..<self.random.integer(6...8) { addRandomConstraint(axis) }
            // Lengths are not negative.
            for view in 0..<Self.viewCount {
                var coefficients = Array(repeating: 0.0, count: 2 * Self.viewCount)
                coefficients[2 * view + 1] = 1
                constraints[axis]?.append(
                    LinearConstraint(
                        coefficients: coefficients, relation: .greaterThanOrEqual, constant: 0, priority: 1000, constraint: nil))
            }
            // Weak constraints for each number, each with its own priority, so that a vertex exists.
            for view in 0..<Self.viewCount {
                appendLinearConstraint(
                    axis, makeConstraint(view, sizeAttribute(axis), .equal, nil, .notAnAttribute, 1, 40, Float(2 * view + 3)), view,
                    sizeAttribute(axis), nil,
                    .notAnAttribute)
                appendLinearConstraint(
                    axis,
                    makeConstraint(view, originAttribute(axis), .equal, Self.viewCount, originAttribute(axis), 1, 21, Float(2 * view + 2)),
                    view, originAttribute(axis), Self.viewCount,
                    originAttribute(axis))
            }
        }
    }

    private func addGuide(_ view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor), guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }

    private func originAttribute(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute { axis == .horizontal ? .left : .top }
    private func sizeAttribute(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

    // MARK: - Constraints

    private mutating func addRandomConstraint(_ axis: NSLayoutConstraint.Axis) {
        let positionAttributes: [NSLayoutConstraint.Attribute] =
            axis == .horizontal ? [.left, .right, .centerX, .leading, .trailing] : [.top, .bottom, .centerY]
        let isPosition = random.bool(0.6)
        let first = random.integer(0...Self.viewCount - 1)
        // The last index is the container. A position is related to another position, a length to another length or to none.
        let second: Int? = isPosition || random.bool() ? random.pick((0...Self.viewCount).filter { $0 != first }) : nil
        let attribute = isPosition ? random.pick(positionAttributes) : sizeAttribute(axis)
        let isLeadingOrTrailing = attribute == .leading || attribute == .trailing
        let partners = positionAttributes.filter { ($0 == .leading || $0 == .trailing) == isLeadingOrTrailing || $0 == .centerX }
        let otherAttribute = second == nil ? .notAnAttribute : isPosition ? random.pick(partners) : sizeAttribute(axis)
        let multiplier = isPosition || second == nil ? 1 : random.pick([1, 1, 0.5, 2])
        let relation = random.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let isRequired = random.bool(0.3)
        var constant = random.number(-60, 90).rounded() / 2
        if isRequired {
            // The constraint holds at the feasible point, exactly or with slack.
            let point = feasiblePoint[axis.rawValue]
            let difference =
                value(attribute, first, point, axis) - multiplier * (second.map { value(otherAttribute, $0, point, axis) } ?? 0)
            constant = difference + (relation == .equal ? 0 : relation == .lessThanOrEqual ? 1 : -1) * random.pick([0, 12.5])
        }
        let priority: Float = isRequired ? 1000 : random.pick([999, 750, 750, 500, 250, 250, 100])
        appendLinearConstraint(
            axis, makeConstraint(first, attribute, relation, second, otherAttribute, CGFloat(multiplier), CGFloat(constant), priority),
            first, attribute,
            second, otherAttribute)
    }

    private func makeConstraint(
        _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Int?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: views[first], attribute: attribute, relatedBy: relation,
            toItem: second.map { $0 == Self.viewCount ? container : views[$0] }, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        return constraint
    }

    private mutating func appendLinearConstraint(
        _ axis: NSLayoutConstraint.Axis, _ constraint: NSLayoutConstraint, _ first: Int, _ attribute: NSLayoutConstraint.Attribute,
        _ second: Int?, _ otherAttribute: NSLayoutConstraint.Attribute
    ) {
        // value(first) − multiplier · value(second) ⟨relation⟩ constant, where each value is linear in the numbers
        var coefficients = Array(repeating: 0.0, count: 2 * Self.viewCount)
        var offset = 0.0
        func addTerm(_ view: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
            if view == Self.viewCount { return offset += factor * value(attribute, Self.viewCount, [], axis) }
            let weights = Self.weights(attribute)
            coefficients[2 * view] += weights.isPosition ? factor : 0
            coefficients[2 * view + 1] += factor * weights.lengthFactor
        }
        addTerm(first, attribute, 1)
        if let second { addTerm(second, otherAttribute, -Double(constraint.multiplier)) }
        constraints[axis]?.append(
            LinearConstraint(
                coefficients: coefficients, relation: constraint.relation, constant: Double(constraint.constant) - offset,
                priority: constraint.priority.rawValue, constraint: constraint))
    }

    private static func weights(_ attribute: NSLayoutConstraint.Attribute) -> (isPosition: Bool, lengthFactor: Double) {
        switch attribute {
        case .width, .height: (false, 1)
        case .right, .trailing, .bottom: (true, 1)
        case .centerX, .centerY: (true, 0.5)
        default: (true, 0)
        }
    }

    /// The value of an attribute in the coordinates of the container, also for a view inside the other view.
    private func value(
        _ attribute: NSLayoutConstraint.Attribute, _ view: Int, _ numbers: [Double], _ axis: NSLayoutConstraint.Axis
    ) -> Double {
        let weights = Self.weights(attribute)
        let containerLength = Double(axis == .horizontal ? container.bounds.width : container.bounds.height)
        let (origin, length) = view == Self.viewCount ? (0, containerLength) : (numbers[2 * view], numbers[2 * view + 1])
        return (weights.isPosition ? origin : 0) + weights.lengthFactor * length
    }

    /// Changes the constant of a constraint that is not required.
    mutating func edit() {
        let axis: NSLayoutConstraint.Axis = random.bool() ? .horizontal : .vertical
        guard let axisConstraints = constraints[axis],
            let index = axisConstraints.indices.filter({ axisConstraints[$0].priority < 1000 }).randomElement(using: &random)
        else {
            return
        }
        let step = random.signedNumber(3, 70).rounded() + 0.5
        constraints[axis]?[index].constant += step
        axisConstraints[index].constraint?.constant += CGFloat(step)
    }

    // MARK: - Solutions

    /// The origin and the length of each view in the solved layout.
    func solution(_ axis: NSLayoutConstraint.Axis) -> [Double] {
        guides.flatMap { guide -> [Double] in
            // `minX` and `width` hide a negative length, so `origin` and `size` are read.
            let rect = guide.layoutFrame
            return axis == .horizontal
                ? [Double(rect.origin.x), Double(rect.size.width)] : [Double(rect.origin.y), Double(rect.size.height)]
        }
    }

    /// The sum of the errors at each priority, the highest priority first.
    func errors(_ axis: NSLayoutConstraint.Axis, at numbers: [Double]) -> [(priority: Float, error: Double)] {
        let axisConstraints = constraints[axis] ?? []
        return Set(axisConstraints.map(\.priority)).sorted(by: >).map { level in
            (level, axisConstraints.filter { $0.priority == level }.reduce(0) { $0 + $1.error(numbers) })
        }
    }

    /// Returns the best vertex, and whether all other vertices are worse, or nil if no vertex satisfies the required constraints.
    ///
    /// A vertex is a point at which as many constraints as there are numbers hold with equality.
    func best(_ axis: NSLayoutConstraint.Axis) -> (numbers: [Double], errors: [(priority: Float, error: Double)], isUnique: Bool)? {
        let axisConstraints = constraints[axis] ?? []
        var best: (numbers: [Double], errors: [(priority: Float, error: Double)], isUnique: Bool)?
        var chosen: [Int] = []
        func visit(from index: Int) {
            if chosen.count == 2 * Self.viewCount {
                guard let vertex = Self.solve(chosen.map { (axisConstraints[$0].coefficients, axisConstraints[$0].constant) }) else {
                    return
                }
                let errors = errors(axis, at: vertex)
                guard errors[0].priority < 1000 || errors[0].error < 1e-7 else { return }
                let order = best.map { Self.compare(errors, $0.errors) } ?? -1
                if order < 0 { best = (vertex, errors, true) }
                if order == 0, zip(vertex, best?.numbers ?? []).contains(where: { abs($0 - $1) > 1e-6 }) { best?.isUnique = false }
                return
            }
            guard axisConstraints.count - index >= 2 * Self.viewCount - chosen.count else { return }
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

    /// Solves linear equations by Gaussian elimination. Returns nil if they have no unique solution.
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
