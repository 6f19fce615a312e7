import CoreGraphics

/// The parts of the on-screen keyboard for a first responder.
struct KeyboardParts {
    /// The view above the keys, or nil if there is none.
    var accessory: UIView?
    /// The view that replaces the keys, or nil if the keys are not replaced.
    var input: UIView?
    var showsKeys = true

    var views: [UIView] { [accessory, input].compactMap { $0 } }
    var isEmpty: Bool { accessory == nil && input == nil && !showsKeys }

    /// Returns the height of all parts in a window.
    func height(for size: CGSize) -> CGFloat {
        accessoryHeight(width: size.width) + (input.map { Self.height(of: $0, width: size.width, or: 216) } ?? 0)
            + (showsKeys && input == nil ? KeyboardView.height(for: size) : 0)
    }

    private func accessoryHeight(width: CGFloat) -> CGFloat { accessory.map { Self.height(of: $0, width: width, or: 44) } ?? 0 }

    /// Returns the height of the view's frame or, if this is 0, the height of its content. If this is 0 too, returns `standard`.
    private static func height(of view: UIView, width: CGFloat, or standard: CGFloat) -> CGFloat {
        if view.bounds.height > 0, view.bounds.height.isFinite { return view.bounds.height.rounded() }
        let natural = max(view.intrinsicContentSize.height, view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height)
        return natural > 0 && natural.isFinite ? natural.rounded(.up) : standard
    }

    /// Returns the area of the keys.
    func keyArea(in bounds: CGRect) -> CGRect {
        let top = accessoryHeight(width: bounds.width)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    /// Places the view above the keys, and the view that replaces the keys.
    func layOut(in bounds: CGRect) {
        let top = accessoryHeight(width: bounds.width)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
}
