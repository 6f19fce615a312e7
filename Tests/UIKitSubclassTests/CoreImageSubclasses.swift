import UIKit
import Foundation

// Subclasses of the open classes of Core Image with an override of each open member.

class CustomCIFilter: CIFilter {
    override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var outputImage: CIImage? { super.outputImage }
    override var inputKeys: [String] { super.inputKeys }
    override var outputKeys: [String] { super.outputKeys }
    override func setDefaults() { super.setDefaults() }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override var attributes: [String: Any] { super.attributes }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override var description: String { super.description }
    override class func filterNames(inCategory category: String?) -> [String] { super.filterNames(inCategory: category) }
    override class func filterNames(inCategories categories: [String]?) -> [String] { super.filterNames(inCategories: categories) }
    override class func localizedName(forFilterName filterName: String) -> String? { super.localizedName(forFilterName: filterName) }
}

class CustomCIContext: CIContext {
    override func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { super.createCGImage(image, from: fromRect) }
    override func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        super.createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }
    override func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) { super.draw(image, in: inRect, from: fromRect) }
    override func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        super.render(image, toBitmap: data, rowBytes: rowBytes, bounds: bounds, format: format, colorSpace: colorSpace)
    }
    override func clearCaches() { super.clearCaches() }
}
