extension DisplayList {
    /// Returns the list without the items for which `isRemoved` is true.
    ///
    /// If a group is removed, its members stay, each with the opacity of the group, but the items of its mask are removed. A group whose
    /// members are all removed is left out. `isRemoved` is called with the index of an item. It is not called for the items of a mask.
    package func removingItems(_ isRemoved: (Int) -> Bool) -> DisplayList {
        var result = self
        result.version = nil
        result.items = remainingItems(items.indices, isRemoved)
        return result
    }

    private func remainingItems(_ range: Range<Int>, _ isRemoved: (Int) -> Bool) -> [DisplayItem] {
        var result: [DisplayItem] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let item = items[index]
            let end = min(index + 1 + item.content.memberCount, range.upperBound)
            if item.content.isGroup {
                result += remainingGroup(item, (index + 1)..<end, isRemoved: isRemoved(index), isRemoved)
            } else if !isRemoved(index) {
                result.append(item)
            }
            index = end
        }
        return result
    }

    /// Returns the rest of a group: its item with the remaining members, or only the members if the group itself is removed.
    private func remainingGroup(
        _ group: DisplayItem, _ range: Range<Int>, isRemoved isGroupRemoved: Bool, _ isRemoved: (Int) -> Bool
    ) -> [DisplayItem] {
        guard let rest = replacingMembers(ofGroup: group, at: range, { remainingItems($0, isRemoved) }) else { return [] }
        guard isGroupRemoved else { return [rest.group] + rest.members + rest.mask }
        var members = rest.members
        var index = 0
        while index < members.count {
            members[index].opacity *= group.opacity
            index += 1 + members[index].content.memberCount
        }
        return members
    }
}

extension DisplayContent {
    /// Whether the next items are members of the item with this content.
    fileprivate var isGroup: Bool {
        switch self {
        case .group, .masked, .crossFade: true
        default: false
        }
    }
}
