import Stage
import Testing
import UIKit

@MainActor private var firstKey: UInt8 = 0
@MainActor private var secondKey: UInt8 = 0

@MainActor @Suite struct AssociatedObjectTests {
    private final class Value: NSObject {}
    private final class Plain: NSObject {}
    private final class PureSwift {}

    @Test(arguments: ["view", "controller", "layer", "object", "swift", "recognizer"])
    func valuesAreStoredByKeyAndReleasedWithTheObject(kind: String) {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        let makers: [String: () -> AnyObject] = [
            "view": { UIView() }, "controller": { UIViewController() }, "layer": { CALayer() }, "object": { Plain() },
            "swift": { PureSwift() }, "recognizer": { UITapGestureRecognizer() },
        ]
        var object: AnyObject? = makers[kind]?()
        var value: Value? = Value()
        weak let weakValue = value
        objc_setAssociatedObject(object!, &firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object!, &secondKey, 29, objc_AssociationPolicy(rawValue: 1)!)
        value = nil
        #expect(objc_getAssociatedObject(object!, &firstKey) as? Value === weakValue && weakValue != nil)
        #expect(objc_getAssociatedObject(object!, &secondKey) as? Int == 29)
        #expect(objc_getAssociatedObject(makers[kind]!(), &secondKey) == nil)
        object = nil
        stage.advance(frames: 1)
        #expect(weakValue == nil)
    }

    @Test func valuesOfAClassAreNotReleased() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        objc_setAssociatedObject(PureSwift.self, &firstKey, 31, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(Plain.self, &firstKey, 37, .OBJC_ASSOCIATION_RETAIN)
        stage.advance(frames: 1)
        #expect(objc_getAssociatedObject(PureSwift.self, &firstKey) as? Int == 31)
        #expect(objc_getAssociatedObject(Plain.self, &firstKey) as? Int == 37 && objc_getAssociatedObject(UIView.self, &firstKey) == nil)
        objc_removeAssociatedObjects(Plain.self)
        #expect(objc_getAssociatedObject(Plain.self, &firstKey) == nil)
    }

    @Test func valuesAreReplacedAndRemoved() {
        let view = UIView()
        var old: Value? = Value()
        weak let weakOld = old
        objc_setAssociatedObject(view, &firstKey, old, .OBJC_ASSOCIATION_RETAIN)
        old = nil
        objc_setAssociatedObject(view, &firstKey, "new", .OBJC_ASSOCIATION_COPY)
        #expect(weakOld == nil && objc_getAssociatedObject(view, &firstKey) as? String == "new")
        objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &firstKey) == nil)
        objc_setAssociatedObject(view, &firstKey, 3, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &secondKey, 4, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &firstKey) == nil && objc_getAssociatedObject(view, &secondKey) == nil)
    }

    @Test func assignedValuesAreNotRetained() {
        let view = UIView()
        var value: Value? = Value()
        objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &firstKey) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    }

    @Test func copiedValuesDoNotFollowTheOriginal() {
        let view = UIView()
        let text = NSMutableString(string: "before")
        objc_setAssociatedObject(view, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append(" and after")
        #expect((objc_getAssociatedObject(view, &firstKey) as? NSString)?.isEqual(to: "before") == true)
    }

    /// The `deinit` of a removed value can itself remove associated objects.
    @Test func releasedValueCanUseAssociatedObjects() {
        final class Reader {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            deinit { removeAssociatedObjects(view) }
        }
        let (view, other) = (UIView(), UIView())
        objc_setAssociatedObject(other, &secondKey, 17, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &firstKey, Reader(other), .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(other, &secondKey) == nil)
    }
}

/// Removes all associated objects of an object. A `deinit` calls this function.
private func removeAssociatedObjects(_ object: AnyObject) { objc_removeAssociatedObjects(object) }
