import UIKit

/// Starts to count the `.valueChanged` events of a control, and returns a function that returns their number.
@MainActor func valueChangeCounter(_ control: UIControl) -> () -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return { count }
}
