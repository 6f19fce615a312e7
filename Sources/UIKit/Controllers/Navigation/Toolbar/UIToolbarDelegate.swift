/// The delegate of a toolbar. It determines the position of the bar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
