import CoreGraphics
import QuartzCore

extension UITableViewCell {
    /// Replaces the view of the accessory, because its type, the custom view or the tint color has changed.
    func updateAccessory() {
        if let alphaBeforeEditing { currentAccessory?.alpha = alphaBeforeEditing }
        alphaBeforeEditing = nil
        currentAccessory?.removeFromSuperview()
        currentAccessory = accessoryView ?? AccessoryIcon(accessoryType, tint: tintColor)
        if let currentAccessory { addSubview(currentAccessory) }
        setNeedsLayout()
    }

    /// Hides a custom accessory in editing mode, and gives it its own alpha again afterwards.
    private func hideDuringEditing(_ accessory: UIView) {
        if isEditing {
            guard alphaBeforeEditing == nil || accessory.alpha != 0 else { return }
            alphaBeforeEditing = accessory.alpha
            accessory.alpha = 0
        } else if let alphaBeforeEditing {
            accessory.alpha = alphaBeforeEditing
            self.alphaBeforeEditing = nil
        }
    }

    func layoutAccessory() {
        guard let currentAccessory else { return }
        if currentAccessory is AccessoryIcon { currentAccessory.alpha = isEditing ? 0 : 1 } else { hideDuringEditing(currentAccessory) }
        let size = currentAccessory.bounds.size
        if currentAccessory is AccessoryIcon { currentAccessory.transform = .identity }
        currentAccessory.frame = mirroredIfRightToLeft(
            CGRect(
                x: bounds.width - lastSafeAreaInsets.right - size.width - 15, y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height))
        // A chevron points in the direction of reading.
        if isRightToLeft, currentAccessory is AccessoryIcon, accessoryType != .checkmark {
            currentAccessory.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
    }
}
