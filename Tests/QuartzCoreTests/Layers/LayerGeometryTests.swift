import CoreGraphics
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

@Suite @MainActor struct LayerGeometryTests {
    @Test(arguments: 1...30) func frameFollowsFromPositionAndAnchorPoint(seed: Int) {
        var random = SeededRandom(seed)
        let layer = random.layer(isTransformed: false)
        let (p, a, size) = (layer.position, layer.anchorPoint, layer.bounds.size)
        let expected = CGRect(x: p.x - a.x * size.width, y: p.y - a.y * size.height, width: size.width, height: size.height)
        #expect(distance(layer.frame, expected) < 1e-9)

        layer.bounds.origin = random.point()
        #expect(distance(layer.frame, expected) < 1e-9, "the origin of the bounds moves the sublayers, not the layer")
        let newAnchor = CGPoint(x: random.number(-1, 2), y: random.number(-1, 2))
        layer.anchorPoint = newAnchor
        #expect(layer.position == p, "a new anchor point moves the frame, not the position")
        #expect(distance(layer.frame.origin, CGPoint(x: p.x - newAnchor.x * size.width, y: p.y - newAnchor.y * size.height)) < 1e-9)
    }

    @Test(arguments: 1...30) func frameIsTheBoundingBoxOfTheTransformedBounds(seed: Int) {
        var random = SeededRandom(seed)
        let layer = random.layer()
        let b = layer.bounds
        let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)].map {
            convertToSuperlayer(CGPoint(x: $0.0, y: $0.1), from: layer)
        }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        #expect(distance(layer.frame, CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])) < 1e-9)
    }

    @Test(arguments: 1...30) func writtenFrameIsReadBack(seed: Int) {
        var random = SeededRandom(seed)
        let layer = random.layer(isTransformed: false)
        let (origin, anchor) = (layer.bounds.origin, layer.anchorPoint)
        // For scales, mirror images and quarter turns, the bounds can be computed from the frame. For other angles the result is undefined.
        var transform = CGAffineTransform(scaleX: random.signedNumber(0.3, 3), y: random.signedNumber(0.3, 3))
        if random.bool() { transform = transform.concatenating(CGAffineTransform(rotationAngle: .pi / 2 * Double(random.integer(1...3)))) }
        if random.bool(0.3) { transform = .identity }
        transform.tx = random.number(-20, 20)
        layer.setAffineTransform(transform)
        let frame = random.rect()
        layer.frame = frame
        #expect(distance(layer.frame, frame) < 1e-9)
        #expect(Double(layer.bounds.size.width) > 0 && Double(layer.bounds.size.height) > 0, "a mirrored layer has no negative size")
        #expect(layer.bounds.origin == origin && layer.anchorPoint == anchor && layer.affineTransform() == transform)
    }

    @Test(arguments: 1...30) func writingTheFrameThatWasReadChangesNothing(seed: Int) {
        var random = SeededRandom(seed)
        let layer = random.layer(isTransformed: false)
        layer.frame = random.rect()
        let (position, size) = (layer.position, layer.bounds.size)
        #expect(layer.frame.size == size, "without a rounding error")
        layer.frame = layer.frame
        #expect(layer.position == position && layer.bounds.size == size)
    }

    @Test(arguments: 1...20) func resizingKeepsThePositionOfTheAnchorPoint(seed: Int) {
        var random = SeededRandom(seed)
        let layer = random.layer()
        func anchor() -> CGPoint {
            let (b, a) = (layer.bounds, layer.anchorPoint)
            return convertToSuperlayer(CGPoint(x: b.minX + a.x * b.width, y: b.minY + a.y * b.height), from: layer)
        }
        let oldAnchor = anchor()
        layer.bounds.size = CGSize(width: random.number(10, 90), height: random.number(10, 90))
        #expect(distance(anchor(), oldAnchor) < 1e-9)
        let t = layer.affineTransform()
        #expect(distance(oldAnchor, CGPoint(x: layer.position.x + t.tx, y: layer.position.y + t.ty)) < 1e-9)
    }

    // MARK: - Conversion between layers

    @Test(arguments: 1...40) func pointConversionAgreesWithConversionThroughTheRoot(seed: Int) {
        var random = SeededRandom(seed)
        let layers = random.layerTree(count: 9)
        let (a, b, p) = (random.pick(layers), random.pick(layers), random.point())
        let converted = a.convert(p, to: b)
        #expect(distance(convertToRoot(converted, from: b), convertToRoot(p, from: a)) < 1e-6)
        #expect(distance(b.convert(converted, to: a), p) < 1e-6)
        #expect(distance(b.convert(p, from: a), converted) < 1e-6)
        #expect(distance(a.convert(p, to: nil), convertToRoot(p, from: a)) < 1e-6)
        #expect(distance(a.convert(convertToRoot(p, from: a), from: nil), p) < 1e-6)
        #expect(distance(a.convert(p, to: a), p) < 1e-6)
    }

    @Test(arguments: 1...20) func rectConversionReturnsTheBoundingBoxOfTheCorners(seed: Int) {
        var random = SeededRandom(seed)
        let layers = random.layerTree(count: 7)
        let (a, b, rect) = (random.pick(layers), random.pick(layers), random.rect())
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map {
            a.convert(CGPoint(x: $0.0, y: $0.1), to: b)
        }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        let expected = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        #expect(distance(a.convert(rect, to: b), expected) < 1e-6)
        #expect(distance(b.convert(rect, from: a), expected) < 1e-6)
    }

    // MARK: - Hit testing

    /// Returns the layer that is painted last at a point. Unlike `hitTest`, the search goes from back to front.
    private func lastLayerPainted(_ root: CALayer, _ p: CGPoint) -> CALayer? {
        var found: CALayer?
        func visit(_ layer: CALayer) {
            guard !layer.isHidden else { return }
            let local = layer.convert(p, from: nil)
            if layer.masksToBounds, !layer.bounds.contains(local) { return }
            if layer.bounds.contains(local) { found = layer }
            let order = (layer.sublayers ?? []).enumerated().sorted {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }
            for (_, child) in order { visit(child) }
        }
        visit(root)
        return found
    }

    @Test(arguments: 1...40) func hitTestReturnsTheFrontmostLayer(seed: Int) {
        var random = SeededRandom(seed)
        let layers = random.layerTree(count: 14)
        for layer in layers {
            layer.masksToBounds = layer !== layers[0] && random.bool(0.25)
            layer.isHidden = layer !== layers[0] && random.bool(0.1)
            if random.bool(0.4) { layer.zPosition = CGFloat(random.integer(-2...2)) }
        }
        var hitCount = 0
        for _ in 0..<150 {
            let target = random.pick(layers)
            let p = convertToRoot(
                CGPoint(
                    x: target.bounds.midX + target.bounds.width * random.number(-1, 1),
                    y: target.bounds.midY + target.bounds.height * random.number(-1, 1)),
                from: target)
            let expected = lastLayerPainted(layers[0], p)
            #expect(layers[0].hitTest(p) === expected)
            hitCount += expected == nil ? 0 : 1
        }
        #expect(hitCount > 0)
    }

    @Test func layerWithoutAreaIsNotHit() {
        let layer = LayerWithoutActions()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(layer.hitTest(CGPoint(x: 0, y: 0)) == nil)
    }

    @Test func presentationIsHitAtItsDisplayedPosition() throws {
        let fixture = AnimationFixture()
        fixture.layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        fixture.layer.position = CGPoint(x: 250, y: 40)
        fixture.layer.add(animation("position.x", from: 50, to: 250, 2), forKey: "move")
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        let root = try #require(fixture.tree.root.presentation())
        #expect(root.hitTest(CGPoint(x: 155, y: 45))?.model() === fixture.layer)
        #expect(root.hitTest(CGPoint(x: 250, y: 40))?.model() === fixture.tree.root)
        #expect(fixture.tree.root.hitTest(CGPoint(x: 250, y: 40)) === fixture.layer)
    }
}
