import Stage
import Testing
import UIKit

@MainActor @Suite struct CoordinateSpaceTests {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)

    @Test func pointsAreConvertedThroughTheScreen() {
        let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
        let inner = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 30))
        outer.bounds.origin = CGPoint(x: 0, y: 5)
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        let screen: UICoordinateSpace = stage.perform { UIScreen.main.coordinateSpace }
        let space: UICoordinateSpace = inner
        #expect(space.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 30, y: 38))
        #expect(space.convert(CGPoint(x: 30, y: 38), from: screen) == CGPoint(x: 3, y: 4))
        #expect(screen.convert(CGRect(x: 30, y: 38, width: 5, height: 6), to: space) == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test func accessibilityElementHasTheFrameOfItsContainer() {
        let view = UIView(frame: CGRect(x: 11, y: 40, width: 100, height: 80))
        stage.window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 2, y: 3, width: 20, height: 10)
        #expect(stage.perform { element.accessibilityFrame } == CGRect(x: 13, y: 43, width: 20, height: 10))
        stage.perform { element.accessibilityFrame = CGRect(x: 31, y: 50, width: 6, height: 7) }
        #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 20, y: 10, width: 6, height: 7))
    }
}
