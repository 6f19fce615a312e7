import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SelectorTests {
    let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)

    private final class Receiver: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func other() { log.append("other") }
        func number(_ number: Int) { log.append("number \(number)") }
        func pair(_ a: String, _ b: Int) { log.append("pair \(a) \(b)") }
        func notified(_ notification: Notification) { log.append("\(notification.name.rawValue) \(notification.object ?? "nil")") }
        func notifiedObject(_ notification: NSNotification) { log.append("NS \(notification.name.rawValue)") }
        func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "nil")") }
    }

    private final class ReceivingView: UIView {
        var count = 0
        func increase() { count += 1 }
    }

    private let first = Notification.Name("SelectorTests.first")
    private let second = Notification.Name("SelectorTests.second")

    // MARK: - Selectors

    @Test func selectorsAreEqualByNameOrIdentity() {
        let (a, b) = (Selector(Receiver.plain), Selector(Receiver.plain))
        let copy = a
        #expect(a == copy && a != b && a.name == nil)
        let (named, same) = (Selector(Receiver.plain, named: "plain"), Selector(Receiver.plain, named: "plain"))
        #expect(named == same && named != a && named != Selector(Receiver.other, named: "other"))
        #expect(Set([named, same, a]).count == 2)
    }

    @Test func objectsRespondToMethodsOfTheirClass() {
        let receiver = Receiver()
        #expect(receiver.responds(to: Selector(Receiver.plain)))
        #expect(!receiver.responds(to: Selector(ReceivingView.increase)))
        #expect(ReceivingView().responds(to: Selector(ReceivingView.increase)))
        #expect(!UIView().responds(to: Selector(ReceivingView.increase)))
    }

    @Test func performCallsMethodsWithTheirParameters() {
        let receiver = Receiver()
        receiver.perform(Selector(Receiver.plain))
        receiver.perform(Selector(Receiver.number(_:)), with: 31)
        receiver.perform(Selector(Receiver.pair(_:_:)), with: "a", with: 7)
        #expect(receiver.log == ["plain", "number 31", "pair a 7"])
        let view = ReceivingView()
        view.perform(Selector(ReceivingView.increase), with: "ignored")
        #expect(view.count == 1)
        let lines = diagnostics { receiver.perform(Selector(Receiver.number(_:)), with: "text") }
        #expect(lines.count == 1 && lines.first?.contains("String") == true)
    }

    // MARK: - Delayed calls

    @Test func delayedCallIsMadeOnItsFrameAndRetainsItsReceiver() {
        stage.advance(frames: 13)
        weak var weakView: ReceivingView?
        stage.perform {
            let view = ReceivingView()
            weakView = view
            view.perform(Selector(ReceivingView.increase), with: nil, afterDelay: 0.25)
        }
        stage.advance(frames: 14)
        #expect(weakView?.count == 0)
        let view = weakView
        stage.advance(frames: 1)
        #expect(view?.count == 1)
        stage.advance(frames: 60)
        #expect(view?.count == 1)
    }

    @Test func delayedCallsAreCancelledByTargetMethodAndArgument() {
        let receiver = Receiver()
        let (number, plain) = (Selector(Receiver.number(_:)), Selector(Receiver.plain))
        stage.perform {
            receiver.perform(number, with: 3, afterDelay: 0.1)
            receiver.perform(number, with: 4, afterDelay: 0.1)
            receiver.perform(plain, with: nil, afterDelay: 0.2)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Selector(Receiver.number(_:)), object: 3)
            NSObject.cancelPreviousPerformRequests(withTarget: Receiver(), selector: plain, object: nil)
        }
        stage.advance(by: 0.5)
        #expect(receiver.log == ["number 4", "plain"])
        stage.perform {
            receiver.perform(number, with: 5, afterDelay: 0)
            receiver.perform(plain, with: nil, afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        }
        #expect(stage.isIdle)
        stage.advance(by: 0.5)
        #expect(receiver.log.count == 2)
    }

    @Test func namedSelectorsOfOneTypeAreCancelledSeparately() {
        let receiver = Receiver()
        stage.perform {
            receiver.perform(Selector(Receiver.plain, named: "plain"), with: nil, afterDelay: 0.1)
            receiver.perform(Selector(Receiver.other, named: "other"), with: nil, afterDelay: 0.1)
            let other = Selector(Receiver.other, named: "other")
            NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: other, object: nil)
        }
        stage.advance(by: 0.2)
        #expect(receiver.log == ["plain"])
    }

    // MARK: - Notifications

    @Test func observersGetTheNotificationsOfTheirNameAndObject() {
        let (receiver, center) = (Receiver(), NotificationCenter())
        let (a, b) = (NSString("a"), NSString("b"))
        center.addObserver(receiver, selector: Selector(Receiver.notified(_:)), name: first, object: a)
        center.addObserver(receiver, selector: Selector(Receiver.notifiedObject(_:)), name: first, object: nil)
        center.addObserver(receiver, selector: Selector(Receiver.plain), name: second, object: b)
        center.post(name: first, object: a)
        center.post(name: first, object: b)
        center.post(name: second, object: a)
        center.post(name: second, object: b)
        #expect(receiver.log == ["\(first.rawValue) a", "NS \(first.rawValue)", "NS \(first.rawValue)", "plain"])
    }

    @Test func observersAreCalledInTheOrderOfTheirAddition() {
        let center = NotificationCenter()
        var order: [Int] = []
        final class Reporter: NSObject {
            let report: () -> Void
            init(_ report: @escaping () -> Void) { self.report = report }
            func notified() { report() }
        }
        let reporters = (0..<24).map { index in Reporter { order.append(index) } }
        for reporter in reporters { center.addObserver(reporter, selector: Selector(Reporter.notified), name: first, object: nil) }
        // Observers are not retained, and the optimizer releases objects after their last use.
        withExtendedLifetime(reporters) { center.post(name: first, object: nil) }
        #expect(order == Array(0..<24))
    }

    @Test func removedAndReleasedObserversGetNothing() {
        let (receiver, center) = (Receiver(), NotificationCenter())
        var released: Receiver? = Receiver()
        weak let weakReleased = released
        for name in [first, second] {
            center.addObserver(receiver, selector: Selector(Receiver.notified(_:)), name: name, object: nil)
            center.addObserver(released!, selector: Selector(Receiver.notified(_:)), name: name, object: nil)
        }
        released = nil
        #expect(weakReleased == nil)
        center.removeObserver(receiver, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: 5)
        #expect(receiver.log == ["\(second.rawValue) 5"])
        center.removeObserver(receiver)
        center.post(name: second, object: nil)
        #expect(receiver.log.count == 1)
    }

    @Test func observersOfFoundationCanStillBeRemoved() {
        let center = NotificationCenter()
        let count = NSMutableArray()
        nonisolated(unsafe) let note: () -> Void = { count.add(1) }
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in note() }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(count.count == 1)
    }

    @Test func notificationOfAnotherThreadArrivesOnTheNextFrame() {
        let (receiver, center, name) = (Receiver(), NotificationCenter(), first)
        center.addObserver(receiver, selector: Selector(Receiver.plain), name: name, object: nil)
        // Other threads can read the time of the last frame of any stage.
        stage.advance(frames: 1)
        let group = DispatchGroup()
        group.enter()
        Thread.detachNewThread {
            center.post(name: name, object: nil)
            group.leave()
        }
        group.wait()
        #expect(receiver.log.isEmpty)
        stage.advance(frames: 1)
        #expect(receiver.log == ["plain"])
    }

    // MARK: - Timers

    @Test func timerCallsItsTargetAndHasItsUserInfo() {
        var receiver: Receiver? = Receiver()
        weak let weakReceiver = receiver
        var timer: Timer?
        stage.perform {
            timer = Timer.scheduledTimer(
                timeInterval: 0.2, target: receiver!, selector: Selector(Receiver.tick(_:)), userInfo: "info", repeats: true)
        }
        stage.advance(by: 0.5)
        #expect(receiver?.log == ["tick info", "tick info"])
        receiver = nil
        #expect(weakReceiver != nil)
        timer?.invalidate()
        stage.advance(by: 0.5)
        #expect(weakReceiver == nil)
    }

    @Test func timerWithATargetIsScheduledByTheRunLoop() {
        let receiver = Receiver()
        stage.perform {
            let once = Timer(timeInterval: 0.3, target: receiver, selector: Selector(Receiver.plain), userInfo: nil, repeats: false)
            let repeated = Timer(timeInterval: 0.4, target: receiver, selector: Selector(Receiver.other), userInfo: nil, repeats: true)
            RunLoop.main.add(once, forMode: .common)
            RunLoop.current.add(repeated, forMode: .default)
        }
        stage.advance(by: 0.29)
        #expect(receiver.log.isEmpty)
        stage.advance(by: 1)
        #expect(receiver.log == ["plain", "other", "other", "other"])
    }
}
