import Foundation
import Stage
import Testing
import UIKit

/// Tests small types and functions that libraries in Swift 5 mode use.
@MainActor @Suite struct ClientSymbolTests {
    /// The stage that determines the scale of the images, so that the result does not depend on earlier tests.
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2, framesPerSecond: 60)

    @Test func gradientTakesColorsInACFArray() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.25, 1]))
        let image = stage.perform {
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1)).image { context in
                context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [.drawsBeforeStartLocation])
            }
        }
        #expect(image.size == CGSize(width: 8, height: 1))
        // There are 16 × 2 pixels. The first four are before the location 0.25. The center of the one with the index 10 is at 21/32, which is
        // 13/24 of the way from red to blue.
        stage.perform { stage.window.addSubview(UIImageView(image: image)) }
        let bitmap = stage.render()
        #expect(bitmap[1, 0].red == 255 && bitmap[1, 0].blue == 0)
        let (red, blue) = (Int(bitmap[10, 1].red), Int(bitmap[10, 1].blue))
        #expect(abs(red - 117) <= 3 && abs(blue - 138) <= 3, "\(red), \(blue)")
        let name = "text" as CFString
        #expect(name.count == 4)
    }

    @Test func literalsAreColorsAndImages() {
        let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        let image: UIImage = #imageLiteral(resourceName: "no-such-image.png")
        #expect(image.size == .zero)
    }

    @Test func legacyFunctionsReturnTheResultsOfTheirReplacements() throws {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        #expect(UIEdgeInsetsInsetRect(CGRect(x: 10, y: 20, width: 50, height: 60), insets) == CGRect(x: 12, y: 21, width: 44, height: 56))
        #expect(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        #expect(UIImagePNGRepresentation(image) == image.pngData())
        #expect(UIImageJPEGRepresentation(image, 0.5) == image.jpegData(compressionQuality: 0.5))
    }

    @Test func mapTableForgetsReleasedKeys() {
        let table = NSMapTable<UIView, UIColor>.weakToStrongObjects()
        let kept = UIView()
        var released: UIView? = UIView()
        table.setObject(.red, forKey: kept)
        table.setObject(.blue, forKey: released)
        table.setObject(.green, forKey: kept)
        #expect(table.count == 2 && table.object(forKey: kept) == .green && table.object(forKey: released) == .blue)
        released = nil
        #expect(table.count == 1 && table.keyEnumerator().allObjects.count == 1)
        table.removeObject(forKey: kept)
        #expect(table.object(forKey: kept) == nil && table.objectEnumerator() == nil)
    }

    @Test func geometryIsConvertedToTextAndBack() {
        let rect = CGRect(x: 1.5, y: -2, width: 30, height: 4.25)
        #expect(NSCoder.string(for: rect) == "{{1.5, -2}, {30, 4.25}}" && NSCoder.cgRect(for: "{{1.5, -2}, {30, 4.25}}") == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 7, y: 0.125))) == CGPoint(x: 7, y: 0.125))
        #expect(NSCoder.cgSize(for: "{12, x}") == .zero && NSCoder.cgSize(for: "{12, 13, 14}") == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3.5, right: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3.5, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2, 3.5, 4}") == insets)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 3, vertical: 9))) == UIOffset(horizontal: 3, vertical: 9))
    }

    @Test func formattedTextIsAppended() {
        let text = NSMutableString(string: "a")
        text.appendFormat(" %d %.2f", 7, 1.5)
        #expect(text == NSMutableString(string: "a 7 1.50"))
    }
}
