import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct KeyPathTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    nonisolated private static let numericKeyPaths = [
        "position.x", "position.y", "zPosition", "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height",
        "anchorPoint.x", "anchorPoint.y", "anchorPointZ", "opacity", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius",
        "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x", "contentsRect.size.width", "contentsScale",
        "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.scale", "transform.rotation", "transform.rotation.x",
        "transform.rotation.y", "transform.rotation.z", "transform.translation.x", "transform.translation.y", "transform.translation.z",
        "sublayerTransform.rotation.y", "sublayerTransform.scale.x", "sublayerTransform.translation.z",
    ]

    /// A written value is read back. Other components of the same transform, point or rectangle do not change.
    @Test(arguments: numericKeyPaths)
    func writtenValueIsReadBack(_ path: String) {
        layer.setValue(0.625, forKeyPath: path)
        #expect(isClose(layer.value(forKeyPath: path) as? Double ?? .nan, 0.625))
        let others = Self.numericKeyPaths.filter { $0 != path && !$0.hasPrefix(path) && !path.hasPrefix($0) && !$0.contains("scale") }
        let defaultLayer = LayerFixture().layer
        for other in others where !(path.contains("rotation") && other.contains("rotation")) {
            #expect(
                isClose(layer.value(forKeyPath: other) as? Double ?? .nan, defaultLayer.value(forKeyPath: other) as? Double ?? 0),
                "\(other)")
        }
    }

    @Test(arguments: numericKeyPaths)
    func everyNumericKeyPathIsAnimated(_ path: String) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = 0.25
        animation.toValue = 0.75
        animation.duration = 2
        layer.add(animation, forKey: nil)
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number(path), 0.375))
    }

    @Test func rotationComponentsAreReadBackIn3D() {
        for path in ["transform.rotation.x", "transform.rotation.y", "transform.rotation.z"] {
            layer.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
            layer.setValue(0.9, forKeyPath: path)
            #expect(isClose(layer.value(forKeyPath: path) as? Double ?? .nan, 0.9), "\(path)")
        }
        // A single component is the rotation about its axis.
        for (path, axis) in [("x", (1.0, 0.0, 0.0)), ("y", (0, 1, 0)), ("z", (0, 0, 1))] {
            layer.transform = CATransform3DIdentity
            layer.setValue(0.7, forKeyPath: "transform.rotation.\(path)")
            let expected = CATransform3DMakeRotation(0.7, CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
            #expect(isClose(layer.transform.m11, Double(expected.m11)) && isClose(layer.transform.m13, Double(expected.m13)))
            #expect(isClose(layer.transform.m23, Double(expected.m23)) && isClose(layer.transform.m21, Double(expected.m21)))
        }
    }

    @Test func rotationKeepsThePerspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = transform
        layer.setValue(1.1, forKeyPath: "transform.rotation.y")
        let expected = CATransform3DConcat(CATransform3DMakeRotation(1.1, 0, 1, 0), transform)
        #expect(isClose(layer.transform.m14, Double(expected.m14), within: 1e-9))
        #expect(isClose(layer.transform.m34, Double(expected.m34), within: 1e-9))
    }

    /// These properties are not in the table of animatable properties.
    @Test func namesMasksAndGravitiesAreSetAndRemoved() {
        let mask = CALayer()
        layer.setValue("card", forKey: "name")
        layer.setValue(mask, forKey: "mask")
        layer.setValue("bottomRight", forKey: "contentsGravity")
        #expect(layer.name == "card" && layer.mask === mask && layer.contentsGravity == .bottomRight)
        layer.setValue(CALayerContentsGravity.top, forKeyPath: "contentsGravity")
        #expect(layer.value(forKey: "contentsGravity") as? String == "top")
        layer.setValue(5, forKey: "name")
        layer.setValue(6, forKey: "mask")
        layer.setValue(nil, forKey: "contentsGravity")
        #expect(layer.name == "card" && layer.mask === mask && layer.contentsGravity == .top, "the wrong types are ignored")
        layer.setValue(nil, forKey: "name")
        layer.setValue(nil, forKeyPath: "mask")
        #expect(layer.name == nil && layer.mask == nil && layer.value(forKey: "name") == nil)
    }

    @Test func compoundValuesAreReadAndWritten() {
        layer.setValue(CGPoint(x: 7, y: 9), forKey: "position")
        layer.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKey: "sublayerTransform")
        #expect(layer.position == CGPoint(x: 7, y: 9) && layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(layer.transform.m41 == 5 && layer.transform.m42 == 6 && layer.isHidden)
        #expect(layer.value(forKey: "hidden") as? Bool == true)
        #expect(layer.sublayerTransform.m22 == 3)
        layer.backgroundColor = .white
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    /// A property consists of a stored value, a row of the property table and an accessor. A stored value without a row cannot be animated.
    @Test func everyStoredValueIsAnAnimatableProperty() {
        func names(_ values: Any, except others: Set<String>) -> [String] {
            Mirror(reflecting: values).children.compactMap(\.label).filter { !others.contains($0) }
        }
        let common = names(
            LayerValues(),
            except: ["isHidden", "masksToBounds", "hasMask", "hasDrawing", "hasSnapshot", "hasContinuousCorners", "rareValues"])
        let rare = names(
            RareValues(),
            except: [
                "maskedCorners", "contentsRepeat", "isDoubleSided", "isGeometryFlipped", "transition", "classSpecific", "filters",
                "backgroundFilters",
            ])
        let all = common + rare + names(ShapeValues(), except: []) + names(GradientValues(), except: [])
        #expect(all.count > 30)
        for name in all { #expect(LayerProperty.animatable(named: name) != nil, "\(name)") }
    }

    @Test func undefinedKeysStoreAnyValue() {
        layer.setValue("heading", forKey: "role")
        #expect(layer.value(forKey: "role") as? String == "heading")
        #expect(diagnostics { layer.setValue(7, forKeyPath: "tagNumber") }.isEmpty)
        #expect(layer.value(forKey: "tagNumber") as? Int == 7 && layer.value(forKeyPath: "tagNumber") as? Int == 7)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        animation.duration = 3
        layer.add(animation, forKey: "x")
        #expect(layer.animation(forKey: "x")?.value(forKey: "name") as? String == "fade")
    }

    @Test func unknownKeyPathsAreReportedOnceWithASuggestion() {
        let lines = diagnostics {
            layer.setValue(1, forKeyPath: "transfrom.rotation.q")
            _ = layer.value(forKeyPath: "transfrom.rotation.q")
            layer.add(CABasicAnimation(keyPath: "backgroundColour"), forKey: nil)
        }
        #expect(lines.count == 2)
        #expect(lines.first == "CALayer: There is no property \"transfrom.rotation.q\". Did you mean \"transform.rotation.x\"?")
        #expect(lines.last?.hasSuffix("Did you mean \"backgroundColor\"?") == true)
    }
}
