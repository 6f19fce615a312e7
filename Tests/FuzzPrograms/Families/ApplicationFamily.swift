import Foundation
import Stage
import UIKit

/// The life of an application: launches, background, windows, notifications, observed values and delayed calls.
final class ApplicationFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case launch, background, foreground, inactive, active, memory, window, removeWindow, level, keyWindow, root, rotate
        case observe, stopObserving, change, setValue, notify, delayedCall, cancelCalls, timer, associate, advance
    }

    static let name = "applications"

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var createsWindow = true
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard createsWindow else { return false }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private final class Observer: UIResponder {
        var count = 0
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            count += 1
        }
        func called(_ object: Any?) { count += 1 }
    }

    private let stage: Stage
    private let observer = Observer()
    private let scroll = UIScrollView(frame: CGRect(x: 3, y: 5, width: 90, height: 80))
    private var windows: [UIWindow] = []
    private var observations: [NSKeyValueObservation] = []
    private var timers: [Timer] = []
    private static let keys = ["frame", "bounds", "center", "alpha", "contentOffset", "hidden", "layer.cornerRadius", "noSuchKey", "", "."]
    /// The key of an associated object: an address that no other code uses. The memory is never freed, like a static key in an app.
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(scroll)
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .launch:
            let delegate = Delegate()
            delegate.createsWindow = values.bool(0.8)
            stage.launch(delegate)
        case .background: stage.setApplicationInBackground(true)
        case .foreground: stage.setApplicationInBackground(false)
        case .inactive: stage.setApplicationActive(false)
        case .active: stage.setApplicationActive(true)
        case .memory: stage.sendMemoryWarning()
        case .window:
            let window = UIWindow(frame: values.rect())
            window.isHidden = values.bool(0.3)
            if values.bool() { window.rootViewController = UIViewController() }
            windows.append(window)
            if windows.count > 5 { windows.removeFirst() }
        case .removeWindow: if !windows.isEmpty { windows.remove(at: values.integer(0...windows.count - 1)) }
        case .level: values.any(windows)?.windowLevel = UIWindow.Level(rawValue: values.number(-3000, 3000))
        case .keyWindow: values.any(windows)?.makeKeyAndVisible()
        case .root: stage.window.rootViewController = values.bool(0.2) ? nil : UIViewController()
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]))
        case .observe, .stopObserving, .change, .setValue: changeValue(operation, &values)
        case .notify:
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: values.bool() ? nil : observer)
        case .delayedCall: observer.perform(Selector(Observer.called), with: nil, afterDelay: values.duration())
        case .cancelCalls: NSObject.cancelPreviousPerformRequests(withTarget: observer)
        case .timer:
            if values.bool(0.3) { return timers.forEach { $0.invalidate() } }
            timers.append(
                Timer.scheduledTimer(
                    timeInterval: 0.05 + abs(values.double(0, 0.5)), target: observer, selector: Selector(Observer.called), userInfo: nil,
                    repeats: false))
        case .associate: objc_setAssociatedObject(scroll, Self.key, values.bool(0.3) ? nil : UIView(), .OBJC_ASSOCIATION_RETAIN)
        case .advance: stage.advance(frames: values.integer(1...4))
        }
    }

    private func changeValue(_ operation: Operation, _ values: inout FuzzValues) {
        let key = values.pick(Self.keys)
        switch operation {
        case .observe:
            if values.bool() {
                scroll.addObserver(
                    observer, forKeyPath: key, options: values.pick([[], [.new, .old], [.initial, .new], .prior]), context: nil)
            } else {
                observations.append(scroll.observe(\.contentOffset, options: .new) { scroll, _ in scroll.alpha = 0.5 })
            }
        case .stopObserving:
            scroll.removeObserver(observer, forKeyPath: key)
            if !observations.isEmpty { observations.removeFirst() }
        case .change:
            scroll.frame = values.rect()
            scroll.contentOffset = values.point()
            scroll.layer.cornerRadius = values.length()
        default: scroll.setValue(values.pick([1.5 as Any, true, "text", CGPoint(x: 3, y: 4), NSNull()]), forKeyPath: key)
        }
    }

    func finish() {
        timers.forEach { $0.invalidate() }
        NSObject.cancelPreviousPerformRequests(withTarget: observer)
    }
}
