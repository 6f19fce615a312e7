import CoreGraphics
import Foundation

extension UIView {
    /// A description in the format of UIKit: `<UILabel:0x…; frame = (20 40; 100 30); alpha = 0.5; hidden = YES; layer = <CALayer:0x…>>`.
    var descriptionWithFrame: String {
        let rect = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.rounded($0) }
        var values = ["frame = (\(rect[0]) \(rect[1]); \(rect[2]) \(rect[3]))"]
        if alpha != 1 { values.append("alpha = \(NumberText.rounded(alpha))") }
        if isHidden { values.append("hidden = YES") }
        if tag != 0 { values.append("tag = \(tag)") }
        values.append("layer = <\(address(of: layer))>")
        return "<\(address(of: self)); \(values.joined(separator: "; "))>"
    }

    /// The name of the view in diagnostics: its class, its address and its accessibility identifier.
    var diagnosticDescription: String { "<\(address(of: self))\(accessibilityIdentifier.map { " '\($0)'" } ?? "")>" }

    /// The first view of the tree that is marked for layout or for an update of its constraints, or nil.
    var firstViewNeedingLayout: UIView? {
        if needsLayout || needsConstraintUpdate { return self }
        return subviews.lazy.compactMap(\.firstViewNeedingLayout).first
    }
}
