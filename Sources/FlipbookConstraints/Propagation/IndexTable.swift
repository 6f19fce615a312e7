/// A table from integer keys to array indices.
///
/// It is a hash table with open addressing. The hash is one multiplication, because a layout looks up thousands of keys, and the hash of a
/// dictionary takes several times as long. There is no way to visit the keys, so no result can depend on their order.
package struct IndexTable: Sendable {
    private struct Slot: Sendable {
        var key = 0
        /// The index, or −1 if the slot is empty.
        var index: Int32 = -1
    }

    /// The slots. Their number is a power of two, at least 4/3 of the number of keys.
    private var slots: [Slot] = []
    private var count = 0

    package init() {}

    /// The index of a key, or nil if the table does not contain the key. A new value is not nil.
    package subscript(key: Int) -> Int32? {
        get {
            guard !slots.isEmpty else { return nil }
            let index = slots[position(of: key)].index
            return index < 0 ? nil : index
        }
        set {
            guard let newValue else { return remove(key) }
            if (count + 1) * 4 > slots.count * 3 { grow() }
            let position = position(of: key)
            if slots[position].index < 0 { count += 1 }
            slots[position] = Slot(key: key, index: newValue)
        }
    }

    /// Removes a key, if the table contains it.
    mutating func remove(_ key: Int) {
        guard !slots.isEmpty else { return }
        var hole = position(of: key)
        guard slots[hole].index >= 0 else { return }
        count -= 1
        // The keys after the hole move back if a search from their home slot would end at the hole.
        let mask = slots.count - 1
        var next = (hole + 1) & mask
        while slots[next].index >= 0 {
            let home = home(of: slots[next].key)
            if (next - home) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        slots[hole] = Slot()
    }

    /// Returns the first slot that is searched for a key.
    private func home(of key: Int) -> Int {
        let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }

    /// Returns the slot with a key, or the empty slot into which the key is inserted.
    private func position(of key: Int) -> Int {
        var position = home(of: key)
        while slots[position].index >= 0, slots[position].key != key { position = (position + 1) & (slots.count - 1) }
        return position
    }

    /// Doubles the number of slots.
    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(old.count * 2, 16))
        for slot in old where slot.index >= 0 { slots[position(of: slot.key)] = slot }
    }
}
