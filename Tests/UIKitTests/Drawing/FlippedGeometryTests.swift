import Stage
import Testing
import UIKit

@MainActor @Suite struct FlippedGeometryTests {
    @Test func sublayersAndShapesAreUpsideDown() {
        let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 4, y: 6, width: 20, height: 16)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 3), transform: nil)
        shape.fillColor = UIColor.red.cgColor
        let child = CALayer()
        child.frame = CGRect(x: 10, y: 0, width: 6, height: 4)
        child.backgroundColor = UIColor.blue.cgColor
        shape.addSublayer(child)
        controller.view.layer.addSublayer(shape)
        var pixels = stage.render()
        #expect(pixels[5, 7].word == 0xFFFF_0000 && pixels[15, 7].word == 0xFF00_00FF)
        shape.isGeometryFlipped = true
        pixels = stage.render()
        #expect(pixels[5, 20].word == 0xFFFF_0000 && pixels[15, 19].word == 0xFF00_00FF && pixels[5, 7].word != 0xFFFF_0000)
        #expect(child.convert(CGPoint(x: 1, y: 1), to: controller.view.layer) == CGPoint(x: 15, y: 21))
    }
}
