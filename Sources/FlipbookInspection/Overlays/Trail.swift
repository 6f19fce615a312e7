import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The path of a layer: a line with one dot per frame, so that the distance between dots shows the speed. The past is stronger than the
/// future, and the current position is emphasized.
package nonisolated struct Trail {
    /// The number of frames that are shown before and after the current frame.
    package struct Extent: Equatable, Sendable {
        package var before = 120
        package var after = 60

        package init(before: Int = 120, after: Int = 60) { (self.before, self.after) = (before, after) }

        /// Returns the frames around a frame.
        package func frames(around frame: Int) -> ClosedRange<Int> { max(frame - before, 0)...(frame + after) }
    }

    /// The position of a layer in a frame.
    private struct Dot {
        var center: CGPoint
        var frame: Int
    }

    /// The number of opacities of past dots.
    private static let fadeSteps = 6

    /// Returns the list with the paths of layers over it.
    ///
    /// - Parameter paths: The positions of each layer in the frames that are shown.
    package static func list(_ list: DisplayList, with paths: [[LayerPaths.Point]], at frame: Int, extent: Extent = Extent()) -> DisplayList
    {
        var overlay = OverlayItems(kind: 1)
        for (index, path) in paths.enumerated() {
            let color = paths.count == 1 ? OverlayItems.Colors.accent : OverlayItems.Colors.series[index % OverlayItems.Colors.series.count]
            add(path, color, at: frame, extent, to: &overlay)
        }
        var result = list
        result.items += overlay.items
        result.version = nil
        return result
    }

    /// Returns the locations of the dots: one for each frame in which the layer has moved.
    package static func dots(of path: [LayerPaths.Point]) -> [CGPoint] { movedDots(path).map(\.center) }

    private static func movedDots(_ path: [LayerPaths.Point]) -> [Dot] {
        var dots: [Dot] = []
        for point in path {
            // Several dots at the same position would look stronger than the other dots.
            if let last = dots.last, hypot(last.center.x - point.location.x, last.center.y - point.location.y) < 0.05 { continue }
            dots.append(Dot(center: point.location, frame: point.frame))
        }
        return dots
    }

    private static func add(
        _ path: [LayerPaths.Point], _ color: CGColor, at frame: Int, _ extent: Extent, to overlay: inout OverlayItems
    ) {
        let dots = movedDots(path)
        guard dots.count > 1 else { return }
        addLines(dots, color, at: frame, to: &overlay)
        addDots(dots, color, at: frame, extent, to: &overlay)
        guard let current = path.last(where: { $0.frame <= frame })?.location else { return }
        overlay.addDot(current, radius: 7.5, color.copy(alpha: 0.22) ?? color)
        overlay.addDot(current, radius: 5, .white)
        overlay.addDot(current, radius: 3.5, color)
    }

    /// Adds the line through the dots: a halo that separates it from the scene, and the past over the future.
    private static func addLines(_ dots: [Dot], _ color: CGColor, at frame: Int, to overlay: inout OverlayItems) {
        var (past, future) = (Path(), Path())
        for (dot, next) in zip(dots, dots.dropFirst())
        where hypot(next.center.x - dot.center.x, next.center.y - dot.center.y) < LayerPaths.jump {
            let isPast = next.frame <= frame
            if (isPast ? past : future).currentPoint != dot.center { isPast ? past.move(to: dot.center) : future.move(to: dot.center) }
            isPast ? past.addLine(to: next.center) : future.addLine(to: next.center)
        }
        func stroke(_ path: Path, _ width: CGFloat, _ color: CGColor) {
            guard !path.isEmpty else { return }
            overlay.add(.stroke(path, StrokeStyle(width: width, cap: .round, join: .round), color))
        }
        stroke(future, 3, CGColor(gray: 1, alpha: 0.28))
        stroke(past, 3.5, CGColor(gray: 1, alpha: 0.42))
        stroke(future, 1, color.copy(alpha: 0.4) ?? color)
        stroke(past, 1.5, color.copy(alpha: 0.6) ?? color)
    }

    /// Adds one dot per frame. Dots of the same strength are one item.
    private static func addDots(_ dots: [Dot], _ color: CGColor, at frame: Int, _ extent: Extent, to overlay: inout OverlayItems) {
        var future = Path()
        var past = [Path](repeating: Path(), count: fadeSteps)
        for dot in dots {
            if dot.frame > frame {
                future.addEllipse(in: CGRect(x: dot.center.x - 1.6, y: dot.center.y - 1.6, width: 3.2, height: 3.2))
            } else {
                let age = Double(frame - dot.frame) / Double(max(extent.before, 1))
                let step = min(Int(age * Double(fadeSteps)), fadeSteps - 1)
                past[step].addEllipse(in: CGRect(x: dot.center.x - 2.4, y: dot.center.y - 2.4, width: 4.8, height: 4.8))
            }
        }
        if !future.isEmpty { overlay.add(.path(future, evenOdd: false, color.copy(alpha: 0.5) ?? color)) }
        for (step, path) in past.enumerated().reversed() where !path.isEmpty {
            overlay.add(.path(path, evenOdd: false, color.copy(alpha: 1 - 0.7 * CGFloat(step) / CGFloat(fadeSteps - 1)) ?? color))
        }
    }
}
