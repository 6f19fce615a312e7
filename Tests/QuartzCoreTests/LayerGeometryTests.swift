import Chances
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct LayerGeometryTests {
    @Test(arguments: 1...30) func theFrameHangsFromTheAnchor(seed: Int) {
        var chance = Chance(seed)
        let layer = chance.layer(turned: false)
        let (p, a, size) = (layer.position, layer.anchorPoint, layer.bounds.size)
        let expected = CGRect(x: p.x - a.x * size.width, y: p.y - a.y * size.height, width: size.width, height: size.height)
        #expect(distance(layer.frame, expected) < 1e-9)

        layer.bounds.origin = chance.point()
        #expect(distance(layer.frame, expected) < 1e-9, "the bounds' origin moves what is inside, not the layer")
        let other = CGPoint(x: chance.number(-1, 2), y: chance.number(-1, 2))
        layer.anchorPoint = other
        #expect(layer.position == p, "another anchor moves the frame and not the position")
        #expect(distance(layer.frame.origin, CGPoint(x: p.x - other.x * size.width, y: p.y - other.y * size.height)) < 1e-9)
    }

    @Test(arguments: 1...30) func theFrameIsTheTightestAroundTheTurnedBounds(seed: Int) {
        var chance = Chance(seed)
        let layer = chance.layer()
        let b = layer.bounds
        let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)].map {
            outward(CGPoint(x: $0.0, y: $0.1), of: layer)
        }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        #expect(distance(layer.frame, CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])) < 1e-9)
    }

    @Test(arguments: 1...30) func aFrameThatIsSetIsTheFrame(seed: Int) {
        var chance = Chance(seed)
        let layer = chance.layer(turned: false)
        let (origin, anchor) = (layer.bounds.origin, layer.anchorPoint)
        // Scales, mirror images and quarter turns can be undone; for what lies between the result is undefined.
        var transform = CGAffineTransform(scaleX: chance.signed(0.3, 3), y: chance.signed(0.3, 3))
        if chance.coin() { transform = transform.concatenating(CGAffineTransform(rotationAngle: .pi / 2 * Double(chance.whole(1...3)))) }
        if chance.coin(0.3) { transform = .identity }
        transform.tx = chance.number(-20, 20)
        layer.setAffineTransform(transform)
        let frame = chance.rect()
        layer.frame = frame
        #expect(distance(layer.frame, frame) < 1e-9)
        #expect(Double(layer.bounds.size.width) > 0 && Double(layer.bounds.size.height) > 0, "a mirror image has no negative size")
        #expect(layer.bounds.origin == origin && layer.anchorPoint == anchor && layer.affineTransform() == transform)
    }

    @Test(arguments: 1...20) func growingHappensAroundTheAnchor(seed: Int) {
        var chance = Chance(seed)
        let layer = chance.layer()
        func anchor() -> CGPoint {
            let (b, a) = (layer.bounds, layer.anchorPoint)
            return outward(CGPoint(x: b.minX + a.x * b.width, y: b.minY + a.y * b.height), of: layer)
        }
        let before = anchor()
        layer.bounds.size = CGSize(width: chance.number(10, 90), height: chance.number(10, 90))
        #expect(distance(anchor(), before) < 1e-9)
        let t = layer.affineTransform()
        #expect(distance(before, CGPoint(x: layer.position.x + t.tx, y: layer.position.y + t.ty)) < 1e-9)
    }

    // MARK: - From one layer to another

    @Test(arguments: 1...40) func betweenLayersPointsGoByTheRoot(seed: Int) {
        var chance = Chance(seed)
        let layers = chance.tree(of: 9)
        let (a, b, p) = (chance.pick(layers), chance.pick(layers), chance.point())
        let there = a.convert(p, to: b)
        #expect(distance(outermost(there, of: b), outermost(p, of: a)) < 1e-6)
        #expect(distance(b.convert(there, to: a), p) < 1e-6)
        #expect(distance(b.convert(p, from: a), there) < 1e-6)
        #expect(distance(a.convert(p, to: nil), outermost(p, of: a)) < 1e-6)
        #expect(distance(a.convert(outermost(p, of: a), from: nil), p) < 1e-6)
        #expect(distance(a.convert(p, to: a), p) < 1e-6)
    }

    @Test(arguments: 1...20) func aRectangleBecomesTheTightestAroundItsCorners(seed: Int) {
        var chance = Chance(seed)
        let layers = chance.tree(of: 7)
        let (a, b, rect) = (chance.pick(layers), chance.pick(layers), chance.rect())
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map {
            a.convert(CGPoint(x: $0.0, y: $0.1), to: b)
        }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        let expected = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        #expect(distance(a.convert(rect, to: b), expected) < 1e-6)
        #expect(distance(b.convert(rect, from: a), expected) < 1e-6)
    }

    // MARK: - Who is hit

    /// The last that would be painted over the point, found without looking for it from the front.
    private func hit(_ root: CALayer, _ p: CGPoint) -> CALayer? {
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

    @Test(arguments: 1...40) func theFrontmostLayerIsHit(seed: Int) {
        var chance = Chance(seed)
        let layers = chance.tree(of: 14)
        for layer in layers {
            layer.masksToBounds = layer !== layers[0] && chance.coin(0.25)
            layer.isHidden = layer !== layers[0] && chance.coin(0.1)
            if chance.coin(0.4) { layer.zPosition = CGFloat(chance.whole(-2...2)) }
        }
        var hits = 0
        for _ in 0..<150 {
            let aim = chance.pick(layers)
            let p = outermost(
                CGPoint(
                    x: aim.bounds.midX + aim.bounds.width * chance.number(-1, 1),
                    y: aim.bounds.midY + aim.bounds.height * chance.number(-1, 1)),
                of: aim)
            let expected = hit(layers[0], p)
            #expect(layers[0].hitTest(p) === expected)
            hits += expected == nil ? 0 : 1
        }
        #expect(hits > 0)
    }

    @Test func whatHasNoAreaIsNotHit() {
        let layer = StillLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(layer.hitTest(CGPoint(x: 0, y: 0)) == nil)
    }

    @Test func aPresentationIsHitWhereItIsShown() throws {
        let plot = Plot()
        plot.layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        plot.layer.position = CGPoint(x: 250, y: 40)
        plot.layer.add(animation("position.x", from: 50, to: 250, 2), forKey: "move")
        plot.tree.beginFrame(at: plot.begin + 1)
        let root = try #require(plot.tree.root.presentation())
        #expect(root.hitTest(CGPoint(x: 155, y: 45))?.model() === plot.layer)
        #expect(root.hitTest(CGPoint(x: 250, y: 40))?.model() === plot.tree.root)
        #expect(plot.tree.root.hitTest(CGPoint(x: 250, y: 40)) === plot.layer)
    }
}
