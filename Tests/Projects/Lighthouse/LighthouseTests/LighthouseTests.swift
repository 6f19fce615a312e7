//
//  LighthouseTests.swift
//  LighthouseTests
//
//  Created by Paper Lantern on 4/13/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import XCTest

@testable import Lighthouse

class LighthouseTests: XCTestCase {

    var window: UIWindow!
    var controller: ViewController!

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = storyboard.instantiateInitialViewController() as! ViewController
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window = nil
        controller = nil
        super.tearDown()
    }

    func testOutletsAreConnected() {
        XCTAssertEqual(controller.clouds.count, 3)
        XCTAssertEqual(controller.statusLabel.text, "The lamp is dark")
        XCTAssertEqual(controller.beam.alpha, 0)
    }

    func testTextIsMeasuredWithItsAttributes() {
        let attributes: [String: AnyObject] = [
            NSFontAttributeName: UIFont.boldSystemFont(ofSize: 21),
            NSForegroundColorAttributeName: UIColor.red,
        ]
        let bar = UINavigationBar()
        bar.titleTextAttributes = attributes
        XCTAssertEqual(bar.titleTextAttributes![NSFontAttributeName] as? UIFont, UIFont.boldSystemFont(ofSize: 21))
        bar.titleTextAttributes = [NSKernAttributeName: 3]
        XCTAssertNil(bar.titleTextAttributes![NSFontAttributeName])
        let plain = "Fog".size(attributes: attributes)
        let text = NSMutableAttributedString(string: "Fog", attributes: attributes)
        XCTAssertEqual(text.size(), plain)
        text.addAttribute(NSKernAttributeName, value: 5, range: NSRange(location: 0, length: 3))
        XCTAssertGreaterThan(text.size().width, plain.width + 9)
        XCTAssertNotNil(text.attribute(NSForegroundColorAttributeName, at: 1, effectiveRange: nil))
    }

    static var signals = 0
    static func signal() {
        signals += 1
    }

    class Ledger: NSObject {
        var entry: String?
        func log(_ ship: String, from port: String, context: UnsafeMutableRawPointer?) {
            entry = "\(ship) from \(port)"
        }
    }

    func testSelectorsOfStaticMethodsAndOfThreeParametersAreCalled() {
        LighthouseTests.signals = 0
        Timer.scheduledTimer(
            timeInterval: 0.2, target: LighthouseTests.self, selector: #selector(LighthouseTests.signal), userInfo: nil, repeats: false)
        NotificationCenter.default.addObserver(
            LighthouseTests.self, selector: #selector(LighthouseTests.signal), name: Notification.Name("ship"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("ship"), object: nil)
        NotificationCenter.default.removeObserver(LighthouseTests.self)
        XCTAssertEqual(LighthouseTests.signals, 1)
        let rung = expectation(description: "the bell rings")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { rung.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertEqual(LighthouseTests.signals, 2)
        let ledger = Ledger()
        ledger.perform(#selector(Ledger.log(_:from:context:)), with: "Heron", with: "Bay")
        XCTAssertEqual(ledger.entry, "Heron from Bay")
        XCTAssertEqual(ledger.perform(#selector(getter: Ledger.entry))?.takeUnretainedValue() as? String, "Heron from Bay")
    }

    func testLampIsLitByItsButton() {
        controller.lightButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(controller.isLit)
        XCTAssertEqual(controller.lightButton.title(for: []), "Douse")
        XCTAssertEqual(controller.beam.alpha, 1)
    }

    func testVoyageEndsAtHome() {
        let home = controller.boat.center
        let voyages = controller.logbook.voyages
        let ended = expectation(description: "the boat is at home again")
        controller.voyageDidEnd = { ended.fulfill() }
        controller.sail()
        waitForExpectations(timeout: 6)
        XCTAssertEqual(controller.boat.center, home)
        XCTAssertEqual(controller.logbook.voyages, voyages + 1)
    }

    func testSecondsAreCounted() {
        controller.toggleLight(controller.lightButton)
        let counted = expectation(description: "two seconds")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { counted.fulfill() }
        waitForExpectations(timeout: 4, handler: nil)
        XCTAssertEqual(controller.statusLabel.text, "Lit for 2 s")
    }
}
