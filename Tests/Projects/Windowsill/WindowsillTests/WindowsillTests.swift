//
//  WindowsillTests.swift
//  WindowsillTests
//
//  Created by Paper Lantern on 4/2/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import GrowthKit
import UIKit
import XCTest

@testable import Windowsill

final class WindowsillTests: XCTestCase {

    private func sillController() throws -> SillViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return try XCTUnwrap(navigation.topViewController as? SillViewController)
    }

    func testPotsAreAdded() throws {
        let controller = try sillController()
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 4)
        controller.addPot(UIBarButtonItem())
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 5)
        XCTAssertEqual(controller.sill.plants.last?.name, "Seed 5")
    }

    func testImagesOfANamespace() {
        for pot in Plant.Pot.allCases {
            XCTAssertNotNil(UIImage(named: "Pots/" + pot.rawValue))
            XCTAssertNil(UIImage(named: pot.rawValue))
        }
    }

    func testBubbleStretchesItsMiddle() throws {
        let image = try XCTUnwrap(UIImage(named: "bubble"))
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 14, left: 20, bottom: 20, right: 20))
    }
}
