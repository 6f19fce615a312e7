import QuartzCore
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// The geometry of a bent sheet.
@MainActor @Suite struct PageCurlTests {
    private let size = CGSize(width: 310, height: 520)
    private let fingers: [CGPoint] = [
        CGPoint(x: 290, y: 400), CGPoint(x: 250, y: 330), CGPoint(x: 120, y: 210), CGPoint(x: 31, y: 450), CGPoint(x: -90, y: 390),
        CGPoint(x: -230, y: 400),
    ]
    private let grabbed = CGPoint(x: 310, y: 410)

    @Test func sheetAtRestIsFlatAndATurnedSheetIsMirrored() {
        let rest = PageCurl(size: size, grabbed: grabbed, finger: grabbed)
        let turned = PageCurl(size: size, grabbed: grabbed, finger: CGPoint(x: -310, y: 410))
        for point in [CGPoint(x: 12, y: 30), CGPoint(x: 310, y: 0), CGPoint(x: 200, y: 519)] {
            #expect(near(rest.displayedPoint(point).x, Double(point.x)) && near(rest.displayedPoint(point).y, Double(point.y)))
            #expect(near(turned.displayedPoint(point).x, -Double(point.x)) && near(turned.displayedPoint(point).y, Double(point.y)))
        }
    }

    @Test func grabbedPointFollowsAFingerAtItsHeight() {
        for x in stride(from: 309.0, through: -300, by: -23) {
            let curl = PageCurl(size: size, grabbed: grabbed, finger: CGPoint(x: x, y: 410))
            #expect(near(curl.displayedPoint(grabbed).x, x, within: 1e-3) && near(curl.displayedPoint(grabbed).y, 410))
        }
    }

    @Test func spineStaysInItsPlace() {
        for finger in fingers {
            let curl = PageCurl(size: size, grabbed: grabbed, finger: finger)
            for y in [0, 170, 520] {
                let shown = curl.displayedPoint(CGPoint(x: 0, y: y))
                #expect(near(shown.x, 0, within: 1e-3) && near(shown.y, Double(y), within: 1e-3), "\(finger)")
            }
        }
    }

    @Test func slicesCoverTheSheetWithoutGaps() throws {
        for finger in fingers {
            let curl = PageCurl(size: size, grabbed: grabbed, finger: finger)
            let slices = curl.slices
            #expect(near(try #require(slices.first).start, Double(curl.nearestDistance)))
            #expect(near(try #require(slices.last).end, Double(curl.farthestDistance)))
            for (slice, next) in zip(slices, slices.dropFirst()) {
                #expect(near(slice.end, Double(next.start)) && near(slice.displayedEnd, Double(next.displayedStart)))
                #expect(!slice.isBack || next.isBack)
            }
        }
    }

    @Test func turnedEdgeKeepsItsLength() {
        var count = 0
        for finger in fingers {
            let curl = PageCurl(size: size, grabbed: grabbed, finger: finger)
            let edge = curl.turnedEdge
            guard curl.farthestDistance > curl.fold + .pi * curl.radius else { continue }
            let (a, b) = (curl.displayedPoint(edge.start), curl.displayedPoint(edge.end))
            count += 1
            #expect(abs(edge.end.y - edge.start.y) > 70, "\(finger)")
            // The part that is turned over is mirrored, so its edge keeps its length.
            #expect(near(hypot(a.x - b.x, a.y - b.y), abs(Double(edge.end.y - edge.start.y)), within: 1e-3), "\(finger)")
        }
        #expect(count == 5, "only the first finger turns over nothing")
    }

    /// If the finger moves by about one point, the corner of the sheet moves by less than 7 points.
    @Test func motionOfTheSheetIsContinuous() {
        var previous: CGPoint?
        for x in stride(from: 310.0, through: -310, by: -1) {
            let finger = CGPoint(x: x, y: 410 - 60 * sin((310 - x) / 620 * .pi))
            let corner = PageCurl(size: size, grabbed: grabbed, finger: finger).displayedPoint(CGPoint(x: 310, y: 520))
            if let previous { #expect(hypot(corner.x - previous.x, corner.y - previous.y) < 7, "\(x)") }
            previous = corner
        }
    }
}
