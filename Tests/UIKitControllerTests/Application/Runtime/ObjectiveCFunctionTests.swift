import Foundation
import Testing
import UIKit

/// Functions that belong to the Objective-C runtime on iOS, and names of earlier versions of Swift.
@MainActor @Suite struct ObjectiveCFunctionTests {
    nonisolated private final class Counter: @unchecked Sendable { var value = 0 }

    @Test nonisolated func lockedObjectIsUsedByOneThread() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<300 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 2400)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test nonisolated func lockOfAnotherThreadCannotBeReleased() {
        let (counter, isLocked, mayUnlock) = (Counter(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            objc_sync_enter(counter)
            isLocked.signal()
            mayUnlock.wait()
            counter.value = 5
            objc_sync_exit(counter)
        }
        isLocked.wait()
        #expect(objc_sync_exit(counter) == -1)
        mayUnlock.signal()
        objc_sync_enter(counter)
        #expect(counter.value == 5 && objc_sync_exit(counter) == 0)
    }

    @Test func autoreleasepoolReturnsOrThrows() throws {
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    @Test func textsOfGeometryCanBeReadAgain() {
        let rect = CGRect(x: 3, y: -4.5, width: 20, height: 11)
        #expect(NSStringFromCGRect(rect) == "{{3, -4.5}, {20, 11}}" && CGRectFromString(NSStringFromCGRect(rect)) == rect)
        #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: 1.25, y: 9))) == CGPoint(x: 1.25, y: 9))
        #expect(CGSizeFromString(NSStringFromCGSize(CGSize(width: 6, height: 2))) == CGSize(width: 6, height: 2))
    }

    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.org", "ida@kite.org", true), ("SELF MATCHES %@", "[a-z]+", "ida3", false),
        ("self matches[c] %@", "[a-z]+", "IDA", true), ("SELF CONTAINS 'oa'", "", "boat", true), ("SELF CONTAINS[cd] 'É'", "", "tea", true),
        ("SELF BEGINSWITH %@", "bo", "boat", true), ("SELF ENDSWITH %@", "bo", "boat", false), ("SELF == %@", "boat", "boat", true),
        ("SELF != 'boat'", "", "boat", false), ("SELF LIKE %@", "b?a*", "boats", true), ("SELF MATCHES %@", "[0-9]+", "37\n", false),
        ("SELF MATCHES %@", "[0-9]+", "37", true), ("SELF LIKE %@", "b?at", "boat\n", false),
    ]) func predicateComparesTexts(_ format: String, _ argument: String, _ text: String, _ isTrue: Bool) {
        #expect(NSPredicate(format: format, argument).evaluate(with: text) == isTrue)
    }

    @Test(arguments: ["SELF [ 'boat'", "SELF [[ 'boat'", "SELF [c] 'boat'", "SELF == boat"])
    func predicateWithoutAKnownComparisonIsFalse(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: "boat"))
    }

    @Test func namesOfEarlierVersionsMeanTheSame() {
        #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
        #expect(UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge).style == .whiteLarge)
        #expect("boat".characters.count == 4)
    }
}
