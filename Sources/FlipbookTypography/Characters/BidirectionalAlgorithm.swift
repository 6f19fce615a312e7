import Foundation

/// The Unicode Bidirectional Algorithm (UAX 9): the direction of each character, and the visual order of text with mixed
/// directions.
///
/// Explicit formatting characters (rules X1–X8) and paired brackets (rule N0) are not supported. The marks U+200E, U+200F and U+061C are
/// strong characters, like letters. As in UAX 9, even levels are left-to-right and odd levels are right-to-left. The level of a number in
/// right-to-left text is 2.
package enum BidirectionalAlgorithm {
    /// The bidirectional classes that this implementation distinguishes.
    private enum BidiClass {
        case leftToRight, rightToLeft, arabicLetter, europeanNumber, arabicNumber
        case numberSign, numberSeparator, numberTerminator, tab, space, neutral

        /// The direction of a strong character, or nil for other characters.
        var isRightToLeft: Bool? {
            switch self {
            case .leftToRight: false
            case .rightToLeft, .arabicLetter: true
            default: nil
            }
        }

        /// Whether the direction depends on the neighbors.
        var isNeutral: Bool {
            switch self {
            case .leftToRight, .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: false
            default: true
            }
        }
    }

    /// Returns whether the first strong character is right-to-left (rules P2 and P3), or nil if there is no strong character.
    static func firstStrongIsRightToLeft(in text: String) -> Bool? {
        for character in text { if let isRightToLeft = bidiClass(of: character).isRightToLeft { return isRightToLeft } }
        return nil
    }

    /// Returns the embedding level of each character. `count` is the number of characters.
    package static func levels(_ text: String, count: Int) -> [Int] {
        guard hasRightToLeft(text) else { return [Int](repeating: 0, count: count) }
        var classes = text.map { bidiClass(of: $0) }
        let baseLevel = firstStrongIsRightToLeft(in: text) == true ? 1 : 0
        resolveNumbers(&classes)
        var levels = [Int](repeating: baseLevel, count: classes.count)
        var lastStrong: BidiClass = baseLevel == 1 ? .rightToLeft : .leftToRight
        for index in classes.indices {
            switch classes[index] {
            case .leftToRight: levels[index] = baseLevel == 1 ? 2 : 0
            case .rightToLeft, .arabicLetter: levels[index] = 1
            // A European number after a left-to-right word is treated as a part of that word (rule W7).
            case .europeanNumber where lastStrong == .leftToRight:
                classes[index] = .leftToRight
                levels[index] = baseLevel == 1 ? 2 : 0
            case .europeanNumber, .arabicNumber: levels[index] = 2
            default: continue
            }
            if classes[index].isRightToLeft != nil { lastStrong = classes[index] }
        }
        resolveNeutrals(classes, baseLevel: baseLevel, levels: &levels)
        // Tabs and the spaces before them have the base direction (rule L1).
        for tab in classes.indices where classes[tab] == .tab {
            for index in (0...tab).reversed() {
                guard index == tab || classes[index] == .space else { break }
                levels[index] = baseLevel
            }
        }
        return levels
    }

    /// Resolves European numbers, and the characters that belong to numbers.
    private static func resolveNumbers(_ classes: inout [BidiClass]) {
        // European digits after an Arabic letter are an Arabic number (rule W2).
        var isAfterArabicLetter = false
        for index in classes.indices {
            if classes[index].isRightToLeft != nil { isAfterArabicLetter = classes[index] == .arabicLetter }
            if isAfterArabicLetter, classes[index] == .europeanNumber { classes[index] = .arabicNumber }
        }
        // A single separator between two numbers of the same type belongs to them, a single sign only between European ones (rule W4).
        for index in classes.indices.dropFirst().dropLast() where classes[index - 1] == classes[index + 1] {
            let isSign = classes[index] == .numberSign
            guard isSign || classes[index] == .numberSeparator else { continue }
            if classes[index - 1] == .europeanNumber || (classes[index - 1] == .arabicNumber && !isSign) {
                classes[index] = classes[index - 1]
            }
        }
        // A sequence of terminators beside a European number belongs to it (rule W5).
        var first = 0
        while first < classes.count {
            var end = first
            while end < classes.count, classes[end] == .numberTerminator { end += 1 }
            let isBesideNumber =
                first > 0 && classes[first - 1] == .europeanNumber || end < classes.count && classes[end] == .europeanNumber
            if isBesideNumber { for index in first..<end { classes[index] = .europeanNumber } }
            first = max(end, first + 1)
        }
    }

    /// Resolves neutral characters. A neutral character has the direction of its two neighbors if they agree, otherwise the base direction
    /// (rules N1 and N2). Neutral characters at the end of the text have the base direction.
    private static func resolveNeutrals(_ classes: [BidiClass], baseLevel: Int, levels: inout [Int]) {
        var index = 0
        while index < classes.count {
            guard classes[index].isNeutral else {
                index += 1
                continue
            }
            let first = index
            while index < classes.count, classes[index].isNeutral { index += 1 }
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
        case 0x30...0x39, 0x6F0...0x6F9: return .europeanNumber
        case 0x660...0x669, 0x66B, 0x66C: return .arabicNumber
        case 0x2B, 0x2D: return .numberSign
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: return .numberSeparator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0x66A, 0x20A0...0x20CF, 0x2030: return .numberTerminator
        case 0x9: return .tab
        // The left-to-right mark. `isRightToLeft(_:)` detects the two other marks.
        case 0x200E: return .leftToRight
        default: break
        }
        if isRightToLeft(scalar) { return isArabic(scalar) ? .arabicLetter : .rightToLeft }
        return scalar.properties.isAlphabetic ? .leftToRight : scalar.properties.isWhitespace ? .space : .neutral
    }

    /// Whether a right-to-left character belongs to Arabic, Syriac, Thaana or a related script, after which digits are Arabic numbers.
    private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10D00...0x10D3F, 0x1EC70...0x1EEFF: true
        default: false
        }
    }

    /// Whether a text has right-to-left characters.
    package static func hasRightToLeft(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
