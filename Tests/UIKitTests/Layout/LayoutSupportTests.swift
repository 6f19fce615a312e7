import Stage
import Testing
import UIKit
import UIKitTestSupport

/// `topLayoutGuide` and `bottomLayoutGuide` of view controllers.
@MainActor @Suite struct LayoutSupportTests {
    let fixture = LayoutFixture(hasStatusBar: true)
    var controller: UIViewController { fixture.controller }

    @Test func guidesHaveTheHeightsOfTheBars() {
        fixture.layOut()
        #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 0)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 13, left: 5, bottom: 29, right: 7)
        fixture.layOut()
        #expect(controller.topLayoutGuide.length == 33 && controller.bottomLayoutGuide.length == 29)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        let bottom = controller.bottomLayoutGuide as? UILayoutGuide
        #expect(bottom?.layoutFrame == frame(0, 638, 0, 29) && bottom?.owningView === fixture.view)
    }

    @Test func anchorsFollowTheBars() {
        let panel = fixture.add()
        controller.additionalSafeAreaInsets.bottom = 31
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
            panel.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -3),
            panel.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 11),
            panel.widthAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor, multiplier: 2),
        ])
        fixture.layOut()
        #expect(panel.frame == frame(11, 28, 62, 605))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 17, left: 0, bottom: 40, right: 0)
        fixture.layOut()
        #expect(panel.frame == frame(11, 45, 80, 579))
    }

    @Test func guidesAreItemsOfConstraints() {
        let (label, footer) = (fixture.addSized(70, 21), fixture.addSized(50, 13))
        controller.additionalSafeAreaInsets.bottom = 44
        NSLayoutConstraint(
            item: label, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom, multiplier: 1,
            constant: 6
        ).isActive = true
        let constraint = NSLayoutConstraint(
            item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: footer, attribute: .bottom, multiplier: 1,
            constant: 9)
        fixture.view.addConstraint(constraint)
        fixture.layOut()
        #expect(label.frame.minY == 26 && footer.frame.maxY == 614)
        #expect(constraint.firstItem === controller.bottomLayoutGuide)
    }

    @Test func visualFormatNamesGuides() {
        let (label, footer) = (fixture.addSized(70, 21), fixture.addSized(50, 13))
        controller.additionalSafeAreaInsets.bottom = 50
        let views: [String: Any] = [
            "topLayoutGuide": controller.topLayoutGuide, "bottomLayoutGuide": controller.bottomLayoutGuide, "label": label,
            "footer": footer,
        ]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:[topLayoutGuide]-15-[label]", views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:[footer]-[bottomLayoutGuide]|", views: views))
        fixture.layOut()
        #expect(label.frame.minY == 35 && footer.frame.maxY == 609)
    }

    @Test func childOfANavigationControllerIsBelowItsBar() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        fixture.stage.window.rootViewController = navigation
        fixture.stage.advance(frames: 1)
        #expect(child.topLayoutGuide.length == child.view.safeAreaInsets.top && child.topLayoutGuide.length == 64)
        navigation.isNavigationBarHidden = true
        fixture.stage.advance(frames: 1)
        #expect(child.topLayoutGuide.length == 20)
    }
}
