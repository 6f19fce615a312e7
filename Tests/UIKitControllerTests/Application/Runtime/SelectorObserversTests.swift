import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SelectorObserversTests {
    private final class Receiver: NSObject {
        var count = 0
        func receive() { count += 1 }
    }

    private func observeAndRelease(_ receiver: Receiver, _ name: Notification.Name) {
        let center = NotificationCenter()
        center.addObserver(receiver, selector: Selector(Receiver.receive), name: name, object: nil)
        center.post(name: name, object: nil)
    }

    @Test func listsOfReleasedCentersAreRemoved() {
        let receiver = Receiver()
        observeAndRelease(receiver, Notification.Name("SelectorObserversTests.first"))
        let count = SelectorObservers.listCount
        // Each name is new: a list of the same name is replaced if the new center has the address of a released one.
        for index in 0..<40 { observeAndRelease(receiver, Notification.Name("SelectorObserversTests.\(index)")) }
        #expect(receiver.count == 41 && SelectorObservers.listCount < count + 20)
    }
}
