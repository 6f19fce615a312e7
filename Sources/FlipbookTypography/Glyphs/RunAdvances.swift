import Foundation

/// Iterates over the advances of the characters of a run, in points.
struct RunAdvances {
    private let cumulativeEms: [Double]
    private let size: CGFloat
    private let tracking: CGFloat
    /// The index of the next character.
    private var character: Int
    /// The position before the next character.
    private var position: CGFloat
    /// The advance of an attachment, or nil for text.
    private let fixed: CGFloat?

    /// Creates the advances of text, beginning with the character at the index `first` in the run.
    init(cumulativeEms: [Double], size: CGFloat, tracking: CGFloat, first: Int) {
        (self.cumulativeEms, self.size, self.tracking, character, fixed) = (cumulativeEms, size, tracking, first, nil)
        position = CGFloat(cumulativeEms[first]) * size + tracking * CGFloat(first)
    }

    /// Creates the advance of an attachment.
    init(cumulativeEms: [Double], fixed: CGFloat) {
        (self.cumulativeEms, size, tracking, character, position, self.fixed) = (cumulativeEms, 0, 0, 0, 0, fixed)
    }

    /// Adds the advances of the characters from an index of the text to an end, one by one, to `pen`, until the first character that ends
    /// after `limit` and is not a hanging space. Returns the index of this character, or nil if there is none. `classes` are the classes
    /// of all characters.
    mutating func firstOverflow(from start: Int, to end: Int, pen: inout CGFloat, limit: CGFloat, _ classes: [CharacterClass]) -> Int? {
        if let fixed {
            pen += fixed
            return pen > limit && !classes[start].contains(.hangingSpace) ? start : nil
        }
        // A newline is the last character of its run. Its advance is 0, and it is a hanging space.
        let count = (classes[end - 1].contains(.newline) ? end - 1 : end) - start
        let (size, tracking, first) = (size, tracking, character + 1)
        return cumulativeEms.withUnsafeBufferPointer { ems in
            var (sum, last) = (pen, position)
            defer { pen = sum }
            for offset in 0..<count {
                let next = CGFloat(ems[first + offset]) * size + tracking * CGFloat(first + offset)
                sum += next - last
                last = next
                if sum > limit, !classes[start + offset].contains(.hangingSpace) { return start + offset }
            }
            return nil
        }
    }

    /// Returns the advance of the next character. The advance of a newline is 0.
    @inline(__always)
    mutating func next(isNewline: Bool) -> CGFloat {
        if let fixed { return fixed }
        character += 1
        let next = CGFloat(cumulativeEms[character]) * size + tracking * CGFloat(character)
        defer { position = next }
        return isNewline ? 0 : next - position
    }
}
