import Stage
import Testing
import UIKit

@MainActor @Suite struct ImageAssetTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func registeredImagesAreChosenByTheirTraits() {
        stage.makeCurrent()
        let (asset, sun, moon) = (UIImageAsset(), image(.yellow), image(.blue))
        asset.register(sun, with: light)
        asset.register(moon, with: dark)
        #expect(asset.image(with: dark).cgImage === moon.cgImage && asset.image(with: light).cgImage === sun.cgImage)
        #expect(asset.image(with: UITraitCollection()).cgImage === sun.cgImage)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).cgImage === sun.cgImage)
        #expect(UIImageAsset().image(with: dark).size == .zero)
    }

    @Test func viewShowsTheVariantOfItsStyle() {
        stage.makeCurrent()
        let asset = UIImageAsset()
        asset.register(image(.red), with: light)
        asset.register(image(.green), with: dark)
        let view = UIImageView(image: asset.image(with: light))
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
        stage.window.addSubview(view)
        #expect(stage.render()[20, 20].word == 0xFFFF_0000)
        stage.userInterfaceStyle = .dark
        #expect(stage.render()[20, 20].word == 0xFF00_FF00)
        stage.userInterfaceStyle = .light
        #expect(stage.render()[20, 20].word == 0xFFFF_0000)
    }

    @Test func imageOutsideOfAssetsHasItsOwnAsset() {
        stage.makeCurrent()
        let image = image(.red)
        #expect(image.imageAsset?.image(with: dark).cgImage === image.cgImage)
    }
}
