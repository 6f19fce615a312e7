import CoreGraphics
import FlipbookDisplayList
import Testing

@testable import QuartzCore

@MainActor @Suite struct CompositingFilterTests {
    private let tree = LayerTree()

    private func groups(_ list: DisplayList) -> [(count: Int, mode: CGBlendMode)] {
        list.items.compactMap { if case .group(let count, let mode) = $0.content { (count, mode) } else { nil } }
    }

    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
        layer.backgroundColor = CGColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 1)
        tree.root.addSublayer(layer)
        return layer
    }

    @Test func namedModeMakesAGroup() {
        let layer = makeLayer()
        layer.compositingFilter = "multiplyBlendMode"
        let found = groups(tree.makeDisplayList())
        #expect(found.count == 1 && found[0] == (1, .multiply))
        layer.compositingFilter = nil
        #expect(groups(tree.makeDisplayList()).isEmpty)
    }

    @Test func translucentLayerIsAGroupInsideTheBlendedGroup() {
        let layer = makeLayer()
        layer.borderWidth = 2
        layer.borderColor = .black
        layer.opacity = 0.5
        layer.compositingFilter = "screenBlendMode"
        let found = groups(tree.makeDisplayList())
        #expect(found.count == 2)
        #expect(found[0] == (3, .screen) && found[1] == (2, .normal))
    }

    @Test(arguments: [
        ("CIScreenBlendMode", CGBlendMode.screen), ("overlayBlendMode", .overlay), ("plusL", .plusLighter), ("destOut", .destinationOut),
        ("linearDodgeBlendMode", .plusLighter), ("CISourceAtopCompositing", .sourceAtop),
    ]) func nameSelectsItsBlendMode(name: String, mode: CGBlendMode) {
        let layer = makeLayer()
        layer.compositingFilter = name
        #expect(groups(tree.makeDisplayList()).first?.mode == mode)
    }

    @Test func unknownNameIsReportedAndChangesNothing() {
        let layer = makeLayer()
        let lines = diagnostics { layer.compositingFilter = "brightnessBlendMode" }
        #expect(lines.count == 1 && lines[0].contains("\"brightnessBlendMode\" is unknown"))
        #expect(groups(tree.makeDisplayList()).isEmpty)
        #expect(layer.compositingFilter as? String == "brightnessBlendMode")
    }

    @Test func movingLayerKeepsItsMode() {
        let layer = makeLayer()
        layer.compositingFilter = "darkenBlendMode"
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (13.0, 53.0, 1)
        layer.add(animation, forKey: "move")
        var list = DisplayList()
        tree.display(into: &list)
        tree.beginFrame(at: 0.5)
        tree.display(into: &list)
        #expect(list.items == tree.makeDisplayList().items)
        #expect(groups(list).count == 1)
    }
}
