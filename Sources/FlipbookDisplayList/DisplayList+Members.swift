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
            var item = items[index]
            let end = min(index + 1 + item.content.memberCount, range.upperBound)
            if end == index + 1 || isIncluded(index) {
                if isIncluded(index) { result.append(contentsOf: items[index..<end]) }
                index = end
                continue
            }
            switch item.content {
            case .masked(let count, let mask):
                let members = filteredItems((index + 1)..<(index + 1 + count), isIncluded)
                item.content = .masked(count: members.count, mask: mask)
                if !members.isEmpty { result += [item] + members + items[(index + 1 + count)..<end] }
            case .crossFade(let old, _, let fraction):
                let oldMembers = filteredItems((index + 1)..<(index + 1 + old), isIncluded)
                let newMembers = filteredItems((index + 1 + old)..<end, isIncluded)
                item.content = .crossFade(old: oldMembers.count, new: newMembers.count, fraction: fraction)
                if !oldMembers.isEmpty || !newMembers.isEmpty { result += [item] + oldMembers + newMembers }
            case .group(_, let blendMode):
                let members = filteredItems((index + 1)..<end, isIncluded)
                item.content = .group(count: members.count, blendMode: blendMode)
                if !members.isEmpty { result += [item] + members }
            default: break
            }
            index = end
        }
        return result
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
