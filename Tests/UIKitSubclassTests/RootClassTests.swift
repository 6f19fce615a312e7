import Foundation
import Stage
import Testing
import UIKit

/// The members that the root classes inherit from `NSObject`: equality, hash, description, class membership and copies.
@MainActor @Suite struct RootClassTests {
    let stage = Stage(size: CGSize(width: 70, height: 50), scale: 1, framesPerSecond: 60)

    private final class Badge: UIView {
        var number = 0
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Badge else { return false }
            return MainActor.assumeIsolated { other.number == number }
        }
        override var hash: Int { MainActor.assumeIsolated { number } }
    }

    @Test func objectsOfAllRootClassesAreObjectsOfFoundation() {
        let view = UIView()
        let objects: [NSObject] = [
            view, view.layer, UIViewController(), UITapGestureRecognizer(), CABasicAnimation(keyPath: "opacity"), CAEmitterCell(),
            view.widthAnchor.constraint(equalToConstant: 30), view.topAnchor, UILayoutGuide(), UIBarButtonItem(),
            UINavigationItem(title: "A"),
            UICollectionViewFlowLayout(), UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1)), UIScreen.main,
            UIApplication.shared, CAMediaTimingFunction(name: .easeIn), UIBlurEffect(style: .dark), UIImage(), UIDevice.current,
            UIAlertAction(title: "A", style: .default), UIViewPropertyAnimator(duration: 1, curve: .linear),
        ]
        for object in objects {
            #expect(object.isEqual(object) && !object.isEqual(NSObject()), "\(object)")
            #expect(object.hash == object.hash && !object.description.isEmpty)
        }
        #expect(Set(objects).count == objects.count)
    }

    @Test func overriddenEqualityIsUsedByOperatorsAndSets() {
        let (first, second, third) = (Badge(), Badge(), Badge())
        (first.number, second.number, third.number) = (7, 7, 9)
        #expect(first == second && first != third)
        #expect(Set([first, second, third]).count == 2)
        #expect([third, second].firstIndex(of: first) == 1)
    }

    @Test func addingAViewThatEqualsAnotherAddsBoth() {
        let (view, first, second) = (UIView(), Badge(), Badge())
        for badge in [first, second] { view.addSubview(badge) }
        #expect(view.subviews.count == 2)
        first.removeFromSuperview()
        #expect(view.subviews.count == 1 && view.subviews[0] === second)
        view.insertSubview(first, aboveSubview: second)
        #expect(view.subviews[1] === first)
        view.bringSubviewToFront(second)
        #expect(view.subviews[1] === second && first.isDescendant(of: view))
    }

    @Test func kindIncludesSuperclassesAndMembershipDoesNot() {
        let button = UIButton(type: .system)
        #expect(button.isKind(of: UIControl.self) && button.isKind(of: UIResponder.self) && button.isKind(of: NSObject.self))
        #expect(!button.isKind(of: UILabel.self) && !button.isKind(of: CALayer.self))
        #expect(button.isMember(of: UIButton.self) && !button.isMember(of: UIView.self))
        #expect(CAShapeLayer().isKind(of: CALayer.self))
    }

    @Test func layersAreCopiedForPresentationWithTheirOwnInitializer() throws {
        final class RingLayer: CAShapeLayer {
            var progress = 0.25
            let width: Double
            init(width: Double) {
                self.width = width
                super.init()
            }
            override init(layer: Any) {
                let other = layer as? RingLayer
                width = other?.width ?? 0
                super.init(layer: layer)
                progress = other?.progress ?? 0
            }
            required init?(coder: NSCoder) { nil }
        }
        let ring = RingLayer(width: 3.5)
        ring.progress = 0.75
        ring.lineWidth = 6
        stage.window.layer.addSublayer(ring)
        stage.advance(frames: 1)
        let copy = try #require(ring.presentation())
        #expect(copy !== ring && copy.model() === ring)
        #expect(copy.progress == 0.75 && copy.width == 3.5 && copy.lineWidth == 6)
    }

    @Test func animationsAreCopiedWithTheClassesAndThePropertiesOfClients() throws {
        final class Shake: CAKeyframeAnimation {
            var strength = 2
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as? Shake
                MainActor.assumeIsolated { copy?.strength = strength }
                return copy as Any
            }
        }
        let shake = Shake(keyPath: "position.x")
        shake.strength = 5
        shake.values = [3, 8, 4]
        let layer = CALayer()
        layer.add(shake, forKey: "shake")
        let copy = try #require(layer.animation(forKey: "shake") as? Shake)
        #expect(copy !== shake && copy.strength == 5 && copy.values?.count == 3 && copy.keyPath == "position.x")
    }

    @Test func descriptionsOnOtherThreadsHaveNoValues() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let text = await Task.detached { view.description }.value
        #expect(text.hasPrefix("<UIView:0x") && !text.contains("frame"))
        #expect(view.description.contains("frame = (1 2; 3 4)"))
    }
}
