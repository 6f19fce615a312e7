//
//  OrreryTests.swift
//  OrreryTests
//
//  Created by Paper Lantern on 12/9/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import OrbitKit
import XCTest

@testable import Orrery

class OrreryTests: XCTestCase {

    func testPlanetsAreInTheDataSet() {
        XCTAssertEqual(Planet.all.count, 8)
        XCTAssertEqual(Planet.all.map { $0.name }.first, "Mercury")
    }

    func testPeriodFollowsKeplersLaw() {
        let planet = Planet(name: "Test", distance: 4, radius: 1, moons: 0, color: "Earth")
        XCTAssertEqual(planet.period, 8, accuracy: 1e-9)
    }

    func testScaleIsLogarithmic() {
        let scale = OrbitScale(nearest: 1, farthest: 100, radii: 20...120)
        XCTAssertEqual(scale.radius(of: 10), 70, accuracy: 1e-6)
    }

    func testZoomEndsAtTheIdentity() throws {
        let controller = try orreryController()
        let segments = UISegmentedControl(items: ["All", "Inner"])
        segments.selectedSegmentIndex = 1
        controller.choosePlanets(segments)
        XCTAssertEqual(controller.orrery.planets.count, 4)
        let finished = expectation(description: "the animator has finished")
        controller.zoom.addCompletion { position in
            XCTAssertEqual(position, .end)
            finished.fulfill()
        }
        wait(for: [finished], timeout: 3)
        XCTAssertEqual(controller.orrery.transform, .identity)
    }

    private func orreryController() throws -> OrreryViewController {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return try XCTUnwrap(tabs?.viewControllers?.first as? OrreryViewController)
    }
}
