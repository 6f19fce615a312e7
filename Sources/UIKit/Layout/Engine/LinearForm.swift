import FlipbookConstraints

/// A constraint as the linear expression `Σ terms + constant`, and the boxes with the variables of the terms.
///
/// The layout engine uses one value for all constraints, so that the arrays are allocated once.
struct LinearForm {
    var terms: [LinearExpression.Term] = []
    var constant = 0.0
    /// The boxes, without duplicates. Some of them may have no term, because terms of the same variable can cancel each other.
    var boxes: [LayoutBox] = []

    mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
        boxes.removeAll(keepingCapacity: true)
    }

    /// Adds a term of a box, if its coefficient is not 0.
    mutating func add(_ variable: Variable, of box: LayoutBox, times coefficient: Double) {
        guard coefficient != 0 else { return }
        terms.append(LinearExpression.Term(variable, coefficient))
        for known in boxes where known === box { return }
        boxes.append(box)
    }

    /// Calls `body` for each box that has a term. The terms are canonical.
    func forEachUsedBox(_ body: @MainActor (LayoutBox) -> Void) {
        var lastSerial = 0
        for term in terms {
            // The terms of a box follow each other.
            let serial = LayoutBox.serial(of: term.variable)
            guard serial != lastSerial else { continue }
            lastSerial = serial
            for box in boxes where box.serial == serial { body(box) }
        }
    }
}
