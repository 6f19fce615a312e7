//
//  KitesTests.swift
//  KitesTests
//
//  Created by Paper Lantern on 9/14/24.
//

import XCTest

@testable import Breeze
@testable import Kites

final class KitesTests: XCTestCase {

    @MainActor
    func testPictureOfAKiteHasItsColors() throws {
        let kite = KiteView(pattern: .sea, breeze: Breeze(strength: 0))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: KiteView.size, format: format)
        let picture = renderer.image { context in
            kite.layer.render(in: context.cgContext)
        }
        let attachment = XCTAttachment(image: picture)
        attachment.name = "kite"
        attachment.lifetime = .keepAlways
        add(attachment)
        XCTAssertEqual(picture.size, KiteView.size)
        XCTAssertGreaterThan(try XCTUnwrap(picture.pngData()).count, 100)
        XCTAssertEqual(try alpha(of: picture, x: 2, y: 2), 0)
        XCTAssertEqual(try alpha(of: picture, x: 36, y: 48), 255)
    }

    @MainActor
    func testLandedKitesAreRemoved() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = SkyViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for _ in 1...3 { controller.addKite() }
        XCTAssertEqual(controller.kites.count, 3)
        let kite = controller.kites[1]
        let landed = expectation(description: "landed")
        controller.landAll { landed.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertNil(kite.superview)
        XCTAssertTrue(controller.kites.isEmpty)
    }

    func testBreezeStaysInItsBounds() {
        let breeze = Breeze(strength: 2, phase: 0.3)
        for step in 0..<1000 {
            XCTAssertLessThanOrEqual(abs(breeze.gust(at: Double(step) * 0.017)), 2)
        }
    }

    func testTextsHaveTheirPluralForms() {
        let forecast = { (knots: Int, gusts: Int) in
            String.localizedStringWithFormat(
                NSLocalizedString("%d knots, %d gusts", tableName: "Wind", comment: "The forecast"), knots, gusts)
        }
        XCTAssertEqual(forecast(1, 0), "1 knot, no gusts")
        XCTAssertEqual(forecast(12, 1), "12 knots, a gust")
        XCTAssertEqual(forecast(7, 3), "7 knots, 3 gusts")
        XCTAssertEqual(String(format: NSLocalizedString("%lld kites", comment: ""), 1), "1 kite")
        XCTAssertEqual(String(format: NSLocalizedString("%lld kites", comment: ""), 14), "14 kites")
        XCTAssertEqual(String(localized: "\(0) kites"), "No kites")
    }

    /// The opacity of a pixel, 0 ... 255.
    private func alpha(of image: UIImage, x: Int, y: Int) throws -> UInt8 {
        let picture = try XCTUnwrap(image.cgImage)
        var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try XCTUnwrap(
                CGContext(
                    data: memory.baseAddress, width: picture.width, height: picture.height, bitsPerComponent: 8,
                    bytesPerRow: picture.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        }
        return bytes[(y * picture.width + x) * 4 + 3]
    }
}
