import UIKit

/// Returns a function that returns the number of `.valueChanged` events that a control has sent since this call.
@MainActor func valueChangeCounter(_ control: UIControl) -> () -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return { count }
}
