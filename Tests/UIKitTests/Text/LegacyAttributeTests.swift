import Foundation
import Testing
import UIKit

/// Text attributes whose keys are strings, as in code of Swift 3 that `flipbook open` has converted.
@MainActor @Suite struct LegacyAttributeTests {
    private let font = UIFont.systemFont(ofSize: 23)
    private var old: [String: AnyObject] { [NSAttributedString.Key.font.rawValue: font] }
    private var new: [NSAttributedString.Key: Any] { [.font: font] }

    @Test func stringsAreMeasuredWithOldAttributes() {
        let expected = "Spindrift".size(withAttributes: new)
        #expect("Spindrift".size(attributes: old) == expected && "Spindrift".size(withAttributes: old) == expected)
        #expect(NSString("Spindrift").size(attributes: old) == expected && NSString("Spindrift").size(withAttributes: old) == expected)
        let limit = CGSize(width: 60, height: 900)
        let bounds = "Spin drift".boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: new, context: nil)
        #expect("Spin drift".boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: old, context: nil) == bounds)
        #expect(expected != "Spindrift".size(withAttributes: nil))
    }

    @Test func attributedStringsHaveOldAttributes() {
        let text = NSAttributedString(string: "Kelp", attributes: old)
        #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == font)
        #expect(text.attribute(NSAttributedString.Key.font.rawValue, at: 2, effectiveRange: nil) as? UIFont == font)
        let mutable = NSMutableAttributedString(string: "Kelp", attributes: old)
        mutable.addAttribute(NSAttributedString.Key.kern.rawValue, value: 3.5, range: NSRange(location: 1, length: 2))
        mutable.addAttributes([NSAttributedString.Key.baselineOffset.rawValue: 2.5], range: NSRange(location: 0, length: 4))
        #expect(mutable.attribute(.kern, at: 2, effectiveRange: nil) as? Double == 3.5)
        #expect(mutable.attribute(.baselineOffset, at: 3, effectiveRange: nil) as? Double == 2.5)
        mutable.removeAttribute(NSAttributedString.Key.kern.rawValue, range: NSRange(location: 0, length: 4))
        #expect(mutable.attribute(.kern, at: 2, effectiveRange: nil) == nil)
        #expect(NSAttributedString(string: "x", attributes: nil).length == 1)
    }

    @Test func attributeNameIsAStringUnlessTheContextRequiresAKey() {
        let old: [String: AnyObject] = [flipbookAttributeName(.font): font]
        let new: [NSAttributedString.Key: Any] = [flipbookAttributeName(.font): font]
        let untyped = [flipbookAttributeName(.font): font]
        #expect(type(of: untyped) == [String: UIFont].self && Array(untyped.keys) == Array(old.keys))
        #expect(new[.font] as? UIFont == font && new[flipbookAttributeName(.font)] as? UIFont == font)
        #expect("Reef".size(withAttributes: [flipbookAttributeName(.font): font]) == "Reef".size(withAttributes: new))
    }

    @Test func barsTakeOldAttributes() {
        let bar = UINavigationBar()
        bar.titleTextAttributes = flipbookTextAttributes(old)
        #expect(bar.titleTextAttributes?[.font] as? UIFont == font)
        #expect(bar.titleTextAttributes?[NSAttributedString.Key.font.rawValue] as? UIFont == font)
        bar.titleTextAttributes = flipbookTextAttributes(nil)
        #expect(bar.titleTextAttributes == nil)
        bar.titleTextAttributes = flipbookTextAttributes([.font: font])
        #expect(bar.titleTextAttributes?.count == 1)
        let item = UIBarButtonItem(title: "Reef", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes(old, for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
        item.setTitleTextAttributes(nil, for: .normal)
        #expect(item.titleTextAttributes(for: .normal) == nil)
    }

    @Test func oldAttributesAreDrawn() {
        let size = CGSize(width: 90, height: 40)
        let old = old, new = new
        let renderer = UIGraphicsImageRenderer(size: size)
        let first = renderer.image { _ in "Reef".draw(at: .zero, withAttributes: old) }
        let second = renderer.image { _ in "Reef".draw(at: .zero, withAttributes: new) }
        #expect(first.pngData() == second.pngData() && first.pngData() != renderer.image { _ in }.pngData())
    }
}
