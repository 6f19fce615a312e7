import CoreGraphics
import FlipbookDisplayList
import QuartzCore

extension DisplayList {
    /// The number of source numbers that each layer has.
    private nonisolated static let sourcesPerLayer = 1 << 12
    /// The source numbers of layers. Overlays have larger numbers, and snapshots have negative numbers.
    private nonisolated static let layerSources = 0..<1 << 40

    /// Returns the serial number of the layer that is visible at a point, or nil. Layers without visible content at the point are not
    /// found. A touch, in contrast, hits transparent views too. Shapes count as the rectangles around them.
    package nonisolated func layerNumber(at point: CGPoint) -> Int? {
        for item in items.reversed() where Self.layerSources.contains(item.source) && item.opacity > 0.01 && !item.isShadow {
            guard let area = item.content.hitArea, isInside(point, clip: item.clip),
                let inItem = item.transform.inverse?.transformedPoint(point), area.contains(inItem)
            else { continue }
            return item.source / Self.sourcesPerLayer
        }
        return nil
    }

    private nonisolated func isInside(_ point: CGPoint, clip: Int?) -> Bool {
        var next = clip
        while let index = next {
            guard let inClip = clips[index].transform.inverse?.transformedPoint(point) else { return false }
            switch clips[index].shape {
            case .rounded(let shape): if !shape.rect.contains(inClip) { return false }
            case .path(let path, _): if !path.boundingBox.contains(inClip) { return false }
            }
            next = clips[index].parent
        }
        return true
    }
}

extension DisplayContent {
    /// The rectangle around what is painted, or nil for borders, shadows, groups and transparent colors.
    fileprivate nonisolated var hitArea: CGRect? {
        switch self {
        case .fill(let shape, let color): color.alpha > 0.01 ? shape.rect : nil
        case .path(let path, _, let color): color.alpha > 0.01 ? path.boundingBox : nil
        case .stroke(let path, let style, _): path.boundingBox.insetBy(dx: -style.width / 2, dy: -style.width / 2)
        case .gradient(_, let shape), .image(_, let shape, _), .backdrop(_, let shape): shape.rect
        case .text(let line, let origin, _):
            CGRect(x: origin.x, y: origin.y - line.font.size, width: line.width, height: line.font.size * 1.3)
        case .border, .shadow, .group, .masked, .crossFade: nil
        }
    }
}
