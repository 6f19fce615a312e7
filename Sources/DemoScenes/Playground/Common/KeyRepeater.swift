import UIKit

/// Repeats an action while a key is held down: 20 times per second, after a delay of 0.4 s.
class KeyRepeater {
    private var timer: Timer?
    private(set) var key: UIKeyboardHIDUsage?

    func start(_ key: UIKeyboardHIDUsage, _ action: @escaping @MainActor () -> Void) {
        stop()
        self.key = key
        timer = .scheduledTimer(withTimeInterval: 0.4, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.key == key else { return }
                self.timer = .scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in MainActor.assumeIsolated { action() } }
            }
        }
    }

    func stop() {
        timer?.invalidate()
        (timer, key) = (nil, nil)
    }
}
