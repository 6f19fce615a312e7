extension DisplayList {
    /// Inserts items before the item at `index`, or at the end. The member counts of the groups around this index are increased.
    package mutating func insert(_ newItems: [DisplayItem], at index: Int) {
        guard !newItems.isEmpty else { return }
        for first in 0..<index where first + items[first].content.memberCount >= index {
            items[first].content = items[first].content.addingMembers(newItems.count, at: index - first - 1)
        }
        items.insert(contentsOf: newItems, at: index)
        version = nil
    }

    /// Returns the items for which `isIncluded` is true, with the groups around them. A group without any included item is left out. The
    /// items of a mask are included only together with the items that they mask.
    ///
    /// `isIncluded` is called with the index of an item. If it returns true for a group, the group is included with all its members.
    package func filteredItems(_ isIncluded: (Int) -> Bool) -> [DisplayItem] { filteredItems(items.indices, isIncluded) }

    private func filteredItems(_ range: Range<Int>, _ isIncluded: (Int) -> Bool) -> [DisplayItem] {
        var result: [DisplayItem] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let end = min(index + 1 + items[index].content.memberCount, range.upperBound)
            if end == index + 1 || isIncluded(index) {
                if isIncluded(index) { result.append(contentsOf: items[index..<end]) }
            } else if let rest = replacingMembers(ofGroup: items[index], at: (index + 1)..<end, { filteredItems($0, isIncluded) }) {
                result += [rest.group] + rest.members + rest.mask
            }
            index = end
        }
        return result
    }

    /// Returns a group with other members, and the unchanged items of its mask. Returns nil if no members are left.
    ///
    /// - Parameters:
    ///   - range: The indices of the members and of the mask.
    ///   - newMembers: Returns the items that replace a range of members.
    func replacingMembers(
        ofGroup oldGroup: DisplayItem, at range: Range<Int>, _ newMembers: (Range<Int>) -> [DisplayItem]
    ) -> (group: DisplayItem, members: [DisplayItem], mask: [DisplayItem])? {
        var group = oldGroup
        var members: [DisplayItem]
        var mask: [DisplayItem] = []
        switch group.content {
        case .masked(let count, _):
            let middle = min(range.lowerBound + count, range.upperBound)
            members = newMembers(range.lowerBound..<middle)
            mask = Array(items[middle..<range.upperBound])
            group.content = .masked(count: members.count, mask: mask.count)
        case .crossFade(let old, _, let fraction):
            let middle = min(range.lowerBound + old, range.upperBound)
            members = newMembers(range.lowerBound..<middle)
            let oldCount = members.count
            members += newMembers(middle..<range.upperBound)
            group.content = .crossFade(old: oldCount, new: members.count - oldCount, fraction: fraction)
        case .group(_, let blendMode):
            members = newMembers(range)
            group.content = .group(count: members.count, blendMode: blendMode)
        default: return nil
        }
        return members.isEmpty ? nil : (group, members, mask)
    }
}

extension DisplayContent {
    /// Returns the content of a group with `count` more members at an index among its members.
    fileprivate func addingMembers(_ count: Int, at index: Int) -> DisplayContent {
        switch self {
        case .group(let members, let blendMode): .group(count: members + count, blendMode: blendMode)
        case .masked(let members, let mask):
            index <= members ? .masked(count: members + count, mask: mask) : .masked(count: members, mask: mask + count)
        case .crossFade(let old, let new, let fraction):
            index < old
                ? .crossFade(old: old + count, new: new, fraction: fraction) : .crossFade(old: old, new: new + count, fraction: fraction)
        default: self
        }
    }
}
