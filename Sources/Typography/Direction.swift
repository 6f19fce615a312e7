import Foundation

/// Which way letters run, and in which order parts of a line stand where both ways meet.
///
/// Unicode's rules for two directions, without marks that say them and without pairs of brackets. A level is even for what runs to the
/// right and odd for what runs to the left; a number in a text that runs to the left is a level deeper.
package enum Direction {
    private enum Kind { case toRight, toLeft, number, arabicNumber, joinsNumbers, sign, neutral }

    /// Whether the first letter that has a direction runs to the left; nil if there is none.
    static func runsToLeft(_ text: String) -> Bool? {
        for character in text {
            switch kind(character) {
            case .toRight: return false
            case .toLeft: return true
            default: continue
            }
        }
        return nil
    }

    /// A level for each character of the text.
    package static func levels(_ text: String, count: Int) -> [Int] {
        guard text.unicodeScalars.contains(where: { isRightToLeft($0) }) else { return [Int](repeating: 0, count: count) }
        var kinds = text.map { kind($0) }
        let base = runsToLeft(text) == true ? 1 : 0
        joinNumbers(&kinds)
        var levels = [Int](repeating: base, count: kinds.count)
        var before: Kind = base == 1 ? .toLeft : .toRight
        for index in kinds.indices {
            switch kinds[index] {
            case .toRight: levels[index] = base == 1 ? 2 : 0
            case .toLeft: levels[index] = 1
            // Behind a word that runs to the right a number belongs to it.
            case .number: levels[index] = base == 1 ? 2 : before == .toLeft ? 2 : 0
            case .arabicNumber: levels[index] = 2
            case .joinsNumbers, .sign, .neutral: continue
            }
            if kinds[index] == .toRight || kinds[index] == .toLeft { before = kinds[index] }
        }
        settle(kinds, base, &levels)
        return levels
    }

    /// A point or a comma between two digits is part of the number, and so is a sign beside one.
    private static func joinNumbers(_ kinds: inout [Kind]) {
        for index in kinds.indices where kinds[index] == .joinsNumbers || kinds[index] == .sign {
            let (before, after) = (index > 0 ? kinds[index - 1] : .neutral, index + 1 < kinds.count ? kinds[index + 1] : .neutral)
            if kinds[index] == .sign {
                if before == .number || after == .number { kinds[index] = .number }
                continue
            }
            if before == .number, after == .number { kinds[index] = .number }
            if before == .arabicNumber, after == .arabicNumber { kinds[index] = .arabicNumber }
        }
    }

    /// What has no direction takes that of both its neighbours, or that of the line. At the end of the line it is the line's.
    private static func settle(_ kinds: [Kind], _ base: Int, _ levels: inout [Int]) {
        func isNeutral(_ index: Int) -> Bool { [.neutral, .joinsNumbers, .sign].contains(kinds[index]) }
        var index = 0
        while index < kinds.count {
            guard isNeutral(index) else {
                index += 1
                continue
            }
            let first = index
            while index < kinds.count, isNeutral(index) { index += 1 }
            // A number counts as what runs to the left if it stands there.
            func runsToLeft(_ level: Int, _ kind: Kind) -> Bool { level == 1 || (level == 2 && kind != .toRight) }
            let before = first > 0 ? runsToLeft(levels[first - 1], kinds[first - 1]) : base == 1
            let after = index < kinds.count ? runsToLeft(levels[index], kinds[index]) : base == 1
            guard index < kinds.count, before == after else { continue }
            for inner in first..<index { levels[inner] = before ? 1 : base == 1 ? 2 : 0 }
        }
    }

    /// From left to right: the numbers of parts that have these levels in reading order.
    package static func order(_ levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        guard let deepest = levels.max(), deepest > 0 else { return order }
        for level in stride(from: deepest, through: 1, by: -1) {
            var first = 0
            while first < order.count {
                guard levels[order[first]] >= level else {
                    first += 1
                    continue
                }
                var end = first
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[first..<end].reverse()
                first = end
            }
        }
        return order
    }

    private static func kind(_ character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .neutral }
        switch scalar.value {
        case 0x30...0x39: return .number
        case 0x660...0x669, 0x66B, 0x66C: return .arabicNumber
        case 0x2B...0x2F, 0x3A: return .joinsNumbers
        case 0x24, 0x25, 0x20AC: return .sign
        default: break
        }
        if isRightToLeft(scalar) { return .toLeft }
        return scalar.properties.isAlphabetic ? .toRight : .neutral
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
