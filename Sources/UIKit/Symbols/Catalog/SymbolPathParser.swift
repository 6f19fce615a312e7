import CoreGraphics
import Foundation

/// Reads the path of a step of a symbol.
nonisolated struct SymbolPathParser {
    private var words: ArraySlice<Substring>
    private var result = Path()
    /// Whether there is a subpath to which an arc is joined.
    private var hasOpenSubpath = false

    init(_ words: ArraySlice<Substring>) { self.words = words }

    /// Returns the path, or nil if a command or a number is missing.
    consuming func path() -> Path? {
        while let word = words.first {
            guard Double(word) == nil, let command = word.first, word.count == 1 else { return nil }
            words.removeFirst()
            guard perform(command) else { return nil }
        }
        return result
    }

    private mutating func perform(_ command: Character) -> Bool {
        switch command {
        case "Z":
            result.closeSubpath()
            hasOpenSubpath = false
        case "N": hasOpenSubpath = false
        case "M", "L", "C", "Q": return addSegments(command)
        case "A": return addArc()
        default:
            hasOpenSubpath = false
            return addShape(command)
        }
        return true
    }

    /// Adds a segment for each group of numbers. The further points of `M` are the ends of lines. Returns false if numbers are missing.
    private mutating func addSegments(_ command: Character) -> Bool {
        var command = command
        repeat {
            guard let values = numbers(command == "C" ? 6 : command == "Q" ? 4 : 2) else { return false }
            let points = stride(from: 0, to: values.count, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
            switch command {
            case "M":
                result.move(to: points[0])
                command = "L"
            case "L": result.addLine(to: points[0])
            case "Q": result.addQuadCurve(points[0], to: points[1])
            default: result.addCurve(points[0], points[1], to: points[2])
            }
        } while nextIsNumber
        hasOpenSubpath = true
        return true
    }

    private mutating func addArc() -> Bool {
        guard let values = numbers(5) else { return false }
        let (center, radius) = (CGPoint(x: values[0], y: values[1]), values[2])
        let (start, end) = (values[3] * .pi / 180, values[4] * .pi / 180)
        if !hasOpenSubpath { result.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))) }
        result.addArc(center: center, radius: radius, startAngle: start, sweep: end - start)
        hasOpenSubpath = true
        return true
    }

    private mutating func addShape(_ command: Character) -> Bool {
        switch command {
        case "O":
            guard let v = numbers(3) else { return false }
            result.addEllipse(in: CGRect(x: v[0] - v[2], y: v[1] - v[2], width: 2 * v[2], height: 2 * v[2]))
        case "E":
            guard let v = numbers(4) else { return false }
            result.addEllipse(in: CGRect(x: v[0] - v[2], y: v[1] - v[3], width: 2 * v[2], height: 2 * v[3]))
        case "R":
            guard let v = numbers(5) else { return false }
            result.addRoundedRect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]), cornerWidth: v[4], cornerHeight: v[4])
        case "P", "T":
            guard let radius = numbers(1)?[0] else { return false }
            var points: [CGPoint] = []
            while nextIsNumber, let v = numbers(2) { points.append(CGPoint(x: v[0], y: v[1])) }
            guard points.count > 2 else { return false }
            addLine(points, radius, isClosed: command == "P")
        default: return false
        }
        return true
    }

    // MARK: - Rounded corners

    /// Adds lines between points, with an arc of a circle at each corner. The radius is smaller where a side is too short for it.
    private mutating func addLine(_ points: [CGPoint], _ radius: CGFloat, isClosed: Bool) {
        let count = points.count
        if !isClosed { result.move(to: points[0]) }
        for index in isClosed ? 0..<count : 1..<(count - 1) {
            let isStart = isClosed && index == 0
            addCorner(points[(index + count - 1) % count], points[index], points[(index + 1) % count], radius, isStart: isStart)
        }
        if isClosed { result.closeSubpath() } else { result.addLine(to: points[count - 1]) }
    }

    /// Adds the corner at `corner`. If θ is the angle between its sides, an arc of radius r begins at the distance r / tan(θ/2) from the
    /// corner. The control points are 4/3 · tan((π - θ)/4) · r from the ends of the arc.
    private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ radius: CGFloat, isStart: Bool) {
        let (lengthBefore, lengthAfter) = (hypot(before.x - corner.x, before.y - corner.y), hypot(after.x - corner.x, after.y - corner.y))
        let u = CGVector(dx: (before.x - corner.x) / lengthBefore, dy: (before.y - corner.y) / lengthBefore)
        let v = CGVector(dx: (after.x - corner.x) / lengthAfter, dy: (after.y - corner.y) / lengthAfter)
        let angle = acos(min(max(u.dx * v.dx + u.dy * v.dy, -1), 1))
        let distance = min(radius / max(tan(angle / 2), 1e-6), lengthBefore / 2, lengthAfter / 2)
        let control = distance - 4 / 3 * tan((.pi - angle) / 4) * distance * tan(angle / 2)
        func point(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
        }
        if isStart { result.move(to: point(u, distance)) } else { result.addLine(to: point(u, distance)) }
        result.addCurve(point(u, control), point(v, control), to: point(v, distance))
    }

    // MARK: - Numbers

    private var nextIsNumber: Bool { words.first.flatMap { Double($0) } != nil }

    /// Removes and returns the next numbers, or returns nil if fewer than `count` numbers are left.
    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        let values = words.prefix(count).compactMap { Double($0) }.map { CGFloat($0) }
        guard values.count == count else { return nil }
        words = words.dropFirst(count)
        return values
    }
}
