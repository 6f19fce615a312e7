import Foundation

/// The Unicode Bidirectional Algorithm (UAX 9): the direction of each character, and the visual order of text with mixed
/// directions.
///
/// Explicit formatting characters (rules X1–X8) and paired brackets (rule N0) are not supported. As in UAX 9, even levels are
/// left-to-right and odd levels are right-to-left. A number in right-to-left text is one level deeper.
package enum BidirectionalAlgorithm {
    /// The bidirectional classes that this implementation distinguishes.
    private enum BidiClass { case leftToRight, rightToLeft, europeanNumber, arabicNumber, numberSeparator, numberTerminator, neutral }

    /// Returns whether the first strong character is right-to-left (rules P2 and P3), or nil if there is no strong character.
    static func firstStrongIsRightToLeft(in text: String) -> Bool? {
        for character in text {
            switch bidiClass(of: character) {
            case .leftToRight: return false
            case .rightToLeft: return true
            default: continue
            }
        }
        return nil
    }

    /// Returns the embedding level of each character.
    package static func levels(_ text: String, count: Int) -> [Int] {
        guard text.unicodeScalars.contains(where: { isRightToLeft($0) }) else { return [Int](repeating: 0, count: count) }
        var classes = text.map { bidiClass(of: $0) }
        let baseLevel = firstStrongIsRightToLeft(in: text) == true ? 1 : 0
        resolveNumbers(&classes)
        var levels = [Int](repeating: baseLevel, count: classes.count)
        var lastStrong: BidiClass = baseLevel == 1 ? .rightToLeft : .leftToRight
        for index in classes.indices {
            switch classes[index] {
            case .leftToRight: levels[index] = baseLevel == 1 ? 2 : 0
            case .rightToLeft: levels[index] = 1
            // A European number after a left-to-right word is treated as a part of that word (rule W7).
            case .europeanNumber where lastStrong == .leftToRight:
                classes[index] = .leftToRight
                levels[index] = baseLevel == 1 ? 2 : 0
            case .europeanNumber: levels[index] = 2
            case .arabicNumber: levels[index] = 2
            case .numberSeparator, .numberTerminator, .neutral: continue
            }
            if classes[index] == .leftToRight || classes[index] == .rightToLeft { lastStrong = classes[index] }
        }
        resolveNeutrals(classes, baseLevel: baseLevel, levels: &levels)
        return levels
    }

    /// Resolves separators and terminators: a point or comma between two digits, and a terminator next to a digit, belong to the number.
    private static func resolveNumbers(_ classes: inout [BidiClass]) {
        for index in classes.indices where classes[index] == .numberSeparator || classes[index] == .numberTerminator {
            let (before, after) = (index > 0 ? classes[index - 1] : .neutral, index + 1 < classes.count ? classes[index + 1] : .neutral)
            if classes[index] == .numberTerminator {
                if before == .europeanNumber || after == .europeanNumber { classes[index] = .europeanNumber }
                continue
            }
            if before == .europeanNumber, after == .europeanNumber { classes[index] = .europeanNumber }
            if before == .arabicNumber, after == .arabicNumber { classes[index] = .arabicNumber }
        }
    }

    /// Resolves neutral characters. A neutral character has the direction of its two neighbors if they agree, otherwise the base direction
    /// (rules N1 and N2). Neutral characters at the end of the line have the base direction.
    private static func resolveNeutrals(_ classes: [BidiClass], baseLevel: Int, levels: inout [Int]) {
        func isNeutral(_ index: Int) -> Bool { [.neutral, .numberSeparator, .numberTerminator].contains(classes[index]) }
        var index = 0
        while index < classes.count {
            guard isNeutral(index) else {
                index += 1
                continue
            }
            let first = index
            while index < classes.count, isNeutral(index) { index += 1 }
            // A number in right-to-left text is treated as right-to-left.
            func isTreatedAsRightToLeft(_ level: Int, _ bidiClass: BidiClass) -> Bool {
                level == 1 || (level == 2 && bidiClass != .leftToRight)
            }
            let before = first > 0 ? isTreatedAsRightToLeft(levels[first - 1], classes[first - 1]) : baseLevel == 1
            let after = index < classes.count ? isTreatedAsRightToLeft(levels[index], classes[index]) : baseLevel == 1
            guard index < classes.count, before == after else { continue }
            for neutral in first..<index { levels[neutral] = before ? 1 : baseLevel == 1 ? 2 : 0 }
        }
    }

    /// Returns the visual order from left to right: the indices of the elements, whose levels are given in logical order (rule L2).
    package static func visualOrder(of levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        guard let maximumLevel = levels.max(), maximumLevel > 0 else { return order }
        for level in stride(from: maximumLevel, through: 1, by: -1) {
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

    /// Returns the bidirectional class of a character.
    private static func bidiClass(of character: Character) -> BidiClass {
        guard let scalar = character.unicodeScalars.first else { return .neutral }
        switch scalar.value {
        case 0x30...0x39: return .europeanNumber
        case 0x660...0x669, 0x66B, 0x66C: return .arabicNumber
        case 0x2B...0x2F, 0x3A: return .numberSeparator
        case 0x24, 0x25, 0x20AC: return .numberTerminator
        default: break
        }
        if isRightToLeft(scalar) { return .rightToLeft }
        return scalar.properties.isAlphabetic ? .leftToRight : .neutral
    }

    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
