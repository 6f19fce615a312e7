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
