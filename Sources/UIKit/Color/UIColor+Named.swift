import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore

nonisolated extension UIColor {
    /// Loads the color set with a name from the asset catalogs of `UIImage(named:)`. If there is none, reports a warning and returns nil.
    ///
    /// The color is dynamic if the color set has a color for the dark style. A color that cannot be read is reported.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Loads the color set with a name. Searches the catalogs of the bundle first, then those of `UIImage(named:)`. If there is none, reports
    /// a warning and returns nil.
    ///
    /// If the traits specify a style, the color is constant and has the value for this style.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let folder = Self.catalogFolder(named: name, in: bundle) else {
            AssetDiagnostics.reportMissingColor(name, in: bundle)
            return nil
        }
        guard let (light, dark) = Self.colors(ofFolder: folder, AssetTraits(traitCollection)) else { return nil }
        guard let traitCollection, traitCollection.userInterfaceStyle != .unspecified else {
            self.init((light === dark ? light : UIColor(light: light, dark: dark)).value)
            return
        }
        self.init((traitCollection.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traitCollection).value)
    }

    /// Returns the folder of the color set with a name, or nil if there is none, without a report.
    static func catalogFolder(named name: String, in bundle: Bundle?) -> String? {
        let folder = AssetDiagnostics.catalogs(of: bundle).lazy.compactMap { $0.folder(.color, named: name) }.first
        AssetDiagnostics.reportMessages()
        return folder
    }

    /// Returns the light and the dark color of a color set. If the color set cannot be read, reports a warning and returns nil.
    private static func colors(ofFolder folder: String, _ traits: AssetTraits) -> (UIColor, UIColor)? {
        do {
            let asset = try ColorAsset(folder: folder, traits: traits)
            let light = try color(asset.light, folder)
            return (light, asset.dark == asset.light ? light : try color(asset.dark, folder))
        } catch {
            Diagnostics.report(.warning, source: "UIColor", "\(error).", onlyOnce: true)
            return nil
        }
    }

    private static func color(_ color: ColorAsset.Color, _ folder: String) throws -> UIColor {
        switch color {
        case .components(let red, let green, let blue, let alpha):
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .system(let name):
            guard let color = system(named: name) else { throw ImageError("\(folder) refers to the unknown system color \(name)") }
            return color
        }
    }
}
