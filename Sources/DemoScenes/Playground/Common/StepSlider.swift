import UIKit

/// A slider whose values are multiples of a step. Arrow keys change the value by one step, with Shift by ten.
class StepSlider: UISlider, KeyAdjustable {
    let step: Double

    init(range: ClosedRange<Double>, step: Double) {
        self.step = step
        super.init(frame: .zero)
        (minimumValue, maximumValue) = (Float(range.lowerBound), Float(range.upperBound))
    }

    required init?(coder: NSCoder) { return nil }

    /// The value as a multiple of the step.
    var steppedValue: Double { SwiftNumber.rounded((Double(value) / step).rounded() * step, digits: 4) }

    func adjust(by steps: CGVector, isLarge: Bool) -> Bool {
        guard steps.dx != 0 else { return false }
        let sign = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -steps.dx : steps.dx
        let new = Float(steppedValue + Double(sign) * step * (isLarge ? 10 : 1))
        guard isEnabled, new != value else { return true }
        setValue(new, animated: false)
        sendActions(for: .valueChanged)
        return true
    }
}
