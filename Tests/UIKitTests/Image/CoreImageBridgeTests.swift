import CoreGraphics
import CoreImage
import Foundation
import Stage
import Testing
import UIKit

/// The conversions between images and colors of UIKit and of Core Image.
@MainActor @Suite struct CoreImageBridgeTests {
    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
            UIColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    @Test func imageOfCoreImageHasTheSamePixelsWithYPointingUp() throws {
        let image = try #require(CIImage(image: picture()))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 12, height: 8))
        // The white corner is at the upper left, where y is largest.
        let corner = try #require(CIContext().createCGImage(image, from: CGRect(x: 0, y: 6, width: 2, height: 2)))
        #expect(corner.bitmap.words.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func filteredImageIsShown() throws {
        let inverted = try #require(CIImage(image: picture())).applyingFilter("CIColorInvert")
        let image = UIImage(ciImage: inverted, scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 6, height: 4) && image.cgImage == nil && image.ciImage === inverted)
        #expect(image == UIImage(ciImage: inverted, scale: 2, orientation: .up))
        let stage = Stage(size: CGSize(width: 6, height: 4), scale: 2)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let imageView = UIImageView(image: image)
        controller.view.addSubview(imageView)
        #expect(stage.render()[0, 0].word == 0xFF00_0000)
        #expect(CIImage(image: image)?.extent == inverted.extent)
    }

    @Test func imagesWithoutPixelsHaveNoSize() {
        #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero && UIImage(ciImage: .empty()).size == .zero)
        #expect(CIImage(image: UIImage()) == nil)
    }

    @Test func colorsAreConverted() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.ciColor == CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5) && UIColor(ciColor: color.ciColor) == color)
    }

    @Test func blurOfAViewIsAnimatedOnTheScreen() {
        let stage = Stage(size: CGSize(width: 60, height: 40), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
        box.backgroundColor = .black
        let blur = CIFilter.gaussianBlur()
        (blur.name, blur.radius) = ("blur", 0)
        box.layer.filters = [blur]
        controller.view.addSubview(box)
        #expect(stage.render()[18, 20].red == 255 && stage.render()[21, 20].red == 0)
        let animation = CABasicAnimation(keyPath: "filters.blur.inputRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 6, 1)
        box.layer.add(animation, forKey: "blur")
        var edges: [UInt8] = []
        for _ in 0..<3 {
            stage.advance(frames: 15)
            edges.append(stage.render()[16, 20].red)
        }
        #expect(edges[0] > edges[1] && edges[1] > edges[2] && edges[2] < 230)
        stage.advance(frames: 30)
        #expect(stage.render()[18, 20].red == 255)
    }
}
