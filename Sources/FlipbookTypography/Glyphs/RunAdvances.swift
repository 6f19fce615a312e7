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
