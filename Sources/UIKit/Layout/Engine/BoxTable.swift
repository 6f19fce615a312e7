import FlipbookConstraints

/// The boxes of a layout engine, by their serial numbers.
struct BoxTable {
    private var indices = IndexTable()
    private var boxes: [LayoutBox?] = []
    private var unusedIndices: [Int32] = []

    /// The boxes. Their order is that of the array, which is the same in each run.
    var all: [LayoutBox] { boxes.compactMap { $0 } }

    /// Returns the box with a serial number, or nil if the table does not contain it.
    subscript(serial: Int) -> LayoutBox? {
        // A closure for `flatMap` would check at each call that it runs on the main actor.
        if let index = indices[serial] { boxes[Int(index)] } else { nil }
    }

    /// Inserts a box, if the table does not contain it.
    mutating func insert(_ box: LayoutBox) {
        guard indices[box.serial] == nil else { return }
        let index = unusedIndices.popLast() ?? Int32(boxes.count)
        if Int(index) == boxes.count { boxes.append(box) } else { boxes[Int(index)] = box }
        indices[box.serial] = index
    }

    mutating func remove(_ box: LayoutBox) {
        guard let index = indices[box.serial] else { return }
        boxes[Int(index)] = nil
        indices[box.serial] = nil
        unusedIndices.append(index)
    }
}
