import UIKit

extension UIBezierPath {
    /// Creates a path from the path data of an SVG image, such as "M0 0H10C10 5 5 10 0 10Z".
    ///
    /// The commands are M, L, H, V, Q, C and Z with absolute coordinates. A command may have several groups of coordinates.
    convenience init(pathData: String) {
        self.init()
        var numbers: [CGFloat] = []
        var command: Character?
        var digits = ""
        func endNumber() {
            if let number = Double(digits) { numbers.append(CGFloat(number)) }
            digits = ""
        }
        for character in pathData {
            if character.isLetter {
                endNumber()
                if let command { addSegments(command, numbers) }
                (command, numbers) = (character, [])
            } else if character == " " || character == "," {
                endNumber()
            } else {
                if character == "-" { endNumber() }
                digits.append(character)
            }
        }
        endNumber()
        if let command { addSegments(command, numbers) }
    }

    private static let coordinateCounts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6]

    private func addSegments(_ command: Character, _ numbers: [CGFloat]) {
        guard let count = Self.coordinateCounts[command] else { return close() }
        for start in stride(from: 0, through: numbers.count - count, by: count) {
            addSegment(command, Array(numbers[start..<start + count]))
        }
    }

    private func addSegment(_ command: Character, _ values: [CGFloat]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: values[index], y: values[index + 1]) }
        switch command {
        case "M": move(to: point(0))
        case "L": addLine(to: point(0))
        case "H": addLine(to: CGPoint(x: values[0], y: currentPoint.y))
        case "V": addLine(to: CGPoint(x: currentPoint.x, y: values[0]))
        case "Q": addQuadCurve(to: point(2), controlPoint: point(0))
        default: addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
        }
    }
}
