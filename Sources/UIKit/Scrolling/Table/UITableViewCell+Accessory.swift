import CoreGraphics
import QuartzCore

extension UITableViewCell {
    /// Replaces the view of the accessory.
    func updateAccessory() {
        currentAccessory?.removeFromSuperview()
        currentAccessory = accessoryView ?? AccessoryIcon(accessoryType, tint: tintColor)
        if let currentAccessory { addSubview(currentAccessory) }
        setNeedsLayout()
    }

    func layoutAccessory() {
        guard let currentAccessory else { return }
        currentAccessory.alpha = isEditing ? 0 : 1
        let size = currentAccessory.bounds.size
        if currentAccessory is AccessoryIcon { currentAccessory.transform = .identity }
        currentAccessory.frame = directed(
            CGRect(
                x: bounds.width - lastSafeAreaInsets.right - size.width - 15, y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height))
        // A chevron points in the direction of reading.
        if isRightToLeft, currentAccessory is AccessoryIcon, accessoryType != .checkmark {
            currentAccessory.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
    }
}
