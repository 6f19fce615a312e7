import CoreGraphics
import Foundation

/// An affine transform as the numbers that move one by one: scale, shear, angle and place. A vector, so that it can pass through many others.
@usableFromInline
package struct AffineParts: Vector, Hashable {
    /// Scale x and y, shear, angle, translation x and y, and two that are always 0.
    @usableFromInline package var numbers: SIMD8<Double>

    @inlinable package init(numbers: SIMD8<Double>) { self.numbers = numbers }

    package init(_ parts: CGAffineTransformComponents) {
        numbers = SIMD8(
            Double(parts.scale.width), Double(parts.scale.height), Double(parts.horizontalShear), Double(parts.rotation),
            Double(parts.translation.dx), Double(parts.translation.dy), 0, 0)
    }

    package var components: CGAffineTransformComponents {
        CGAffineTransformComponents(
            scale: CGSize(width: numbers[0], height: numbers[1]), horizontalShear: CGFloat(numbers[2]), rotation: CGFloat(numbers[3]),
            translation: CGVector(dx: CGFloat(numbers[4]), dy: CGFloat(numbers[5])))
    }

    @inlinable package static var zero: AffineParts { AffineParts(numbers: .zero) }

    @inlinable
    package static func + (a: AffineParts, b: AffineParts) -> AffineParts { AffineParts(numbers: a.numbers + b.numbers) }

    @inlinable
    package static func - (a: AffineParts, b: AffineParts) -> AffineParts { AffineParts(numbers: a.numbers - b.numbers) }

    @inlinable
    package static func * (v: AffineParts, k: Double) -> AffineParts { AffineParts(numbers: v.numbers * k) }

    @inlinable package var length: Double { (numbers * numbers).sum().squareRoot() }

    /// The transforms taken apart so that each follows from the one before it the short way: angles go on where the last one stands, and
    /// do not jump by a whole turn.
    package static func unwrapped(_ transforms: [CGAffineTransform]) -> [AffineParts] {
        var result: [AffineParts] = []
        // What has shrunk to a point shows no angle; at the beginning it takes that of the first one that does.
        var last = transforms.first { !$0.isPoint }.map { AffineParts($0.decomposed()) }
        for transform in transforms {
            let next = AffineParts(transform.decomposed()).following(last, isPoint: transform.isPoint)
            result.append(next)
            last = next
        }
        return result
    }

    /// (sx, sy, angle) is also (-sx, -sy, angle + π). Between two images of the same handedness the telling with the same signs is taken, as
    /// no scale has to pass through zero then; between a picture and its mirror image one has to, and the telling that turns less is taken.
    private func following(_ last: AffineParts?, isPoint: Bool) -> AffineParts {
        guard let last else { return self }
        var next = self
        if isPoint {
            (next.numbers[2], next.numbers[3]) = (last.numbers[2], last.numbers[3])
            return next
        }
        var turn = AffineTween.shortest(numbers[3] - last.numbers[3])
        let mirrors = numbers[0] * numbers[1] * last.numbers[0] * last.numbers[1] < 0
        let flips = mirrors ? abs(turn) > .pi / 2 : numbers[0] * last.numbers[0] < 0
        if flips {
            (next.numbers[0], next.numbers[1]) = (-numbers[0], -numbers[1])
            turn += turn > 0 ? -.pi : .pi
        }
        next.numbers[3] = last.numbers[3] + turn
        return next
    }
}

extension CGAffineTransform {
    fileprivate var isPoint: Bool { a == 0 && b == 0 && c == 0 && d == 0 }
}
