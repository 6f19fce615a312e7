import Stage
import Testing
import UIKit

/// A view with a gradient layer that fills its bounds, as in apps.
private final class GradientView: UIView {
    let gradient = CAGradientLayer()
    private(set) var events: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers(of layer: CALayer) {
        events.append("before")
        super.layoutSublayers(of: layer)
        events.append("after")
        gradient.frame = bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        events.append("subviews")
    }
}

/// The layer of a view. It places its first sublayer.
private final class InsetLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        sublayers?.first?.frame = bounds.insetBy(dx: 5, dy: 3)
    }
}

private final class InsetView: UIView {
    override class var layerClass: AnyClass { InsetLayer.self }
    private(set) var layoutCount = 0
    override func layoutSubviews() { layoutCount += 1 }
}

@MainActor @Suite struct LayerLayoutTests {
    private let stage = Stage(size: CGSize(width: 120, height: 90), scale: 2, framesPerSecond: 60)

    @Test func viewLaysOutItsLayer() {
        let view = GradientView(frame: CGRect(x: 3, y: 4, width: 50, height: 20))
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        #expect(view.events == ["before", "subviews", "after"])
        #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        view.frame.size.width = 70
        stage.advance(frames: 1)
        #expect(view.gradient.frame.width == 70)
    }

    @Test func layerClassLaysOutWithItsView() {
        let (view, sublayer) = (InsetView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)), CALayer())
        view.layer.addSublayer(sublayer)
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(sublayer.frame == CGRect(x: 5, y: 3, width: 30, height: 24))
        let count = view.layoutCount
        view.layer.setNeedsLayout()
        #expect(view.layer.needsLayout())
        view.layer.layoutIfNeeded()
        #expect(view.layoutCount == count + 1)
        #expect(!view.layer.needsLayout())
    }
}
