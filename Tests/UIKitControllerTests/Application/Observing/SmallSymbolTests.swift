import Stage
import Testing
import UIKit

/// Small types and functions that Foundation on Linux lacks, accessibility properties, and motion effects.
@MainActor @Suite struct SmallSymbolTests {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 50)

    @Test func absoluteTimeIsTheTimeOfTheStage() {
        let start = stage.perform { CFAbsoluteTimeGetCurrent() }
        stage.advance(frames: 35)
        let end = stage.perform { CFAbsoluteTimeGetCurrent() }
        #expect(abs(end - start - 0.7) < 1e-6)
        #expect(Int64(1.5 * Double(NSEC_PER_SEC)) == 1_500_000_000)
    }

    @Test func indexPathObjectsHaveRows() {
        let path = NSIndexPath(row: 7, section: 3)
        #expect(path.row == 7 && path.item == 7 && path.section == 3)
        #expect(path == NSIndexPath(forItem: 7, inSection: 3) && path.length == 2)
    }

    @Test func pointsSizesAndOffsetsAreCompared() {
        #expect(CGPoint(x: 3, y: 4).equalTo(CGPoint(x: 3, y: 4)) && !CGSize(width: 1, height: 2).equalTo(.zero))
        #expect(UIOffset(horizontal: 2, vertical: 5) == UIOffsetMake(2, 5) && UIOffset.zero == UIOffset())
    }

    @Test func weakTableForgetsReleasedObjects() {
        let (weakTable, strongTable) = (NSHashTable<UIView>.weakObjects(), NSHashTable<UIView>())
        let first = UIView()
        var second: UIView? = UIView()
        for table in [weakTable, strongTable] {
            table.add(first)
            table.add(second)
            table.add(first)
        }
        #expect(weakTable.allObjects.count == 2 && weakTable.contains(second))
        strongTable.remove(second)
        second = nil
        #expect(weakTable.allObjects == [first] && weakTable.count == 1)
        #expect(strongTable.allObjects == [first])
    }

    @Test func accessibilityValuesHaveDefaults() {
        let (label, view, button) = (UILabel(), UIView(), UIButton())
        #expect(label.isAccessibilityElement && !view.isAccessibilityElement && button.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText && view.accessibilityTraits == UIAccessibilityTraits.none)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        view.isAccessibilityElement = true
        view.accessibilityTraits = [.header, .link]
        view.accessibilityElements = [label, button]
        #expect(view.isAccessibilityElement && view.accessibilityTraits == [.link, .header])
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIButton === button)
        #expect(view.index(ofAccessibilityElement: button) == 1 && view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func motionEffectsInterpolate() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
        #expect(values?["center.x"] as? Double == 20)
        let view = UIView()
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }
}
