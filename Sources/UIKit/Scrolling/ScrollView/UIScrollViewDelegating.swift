/// A scroll view with a `delegate` property. A subclass can declare its own `delegate` property with a more specific type.
///
/// In UIKit's Objective-C headers, a table view redeclares `delegate` with a more specific protocol. In Swift, a subclass cannot redeclare
/// a settable property of its superclass with a more specific type. Therefore the general property is declared in an extension of this
/// protocol: a member of a class takes precedence over a member of a protocol extension.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
    /// The object that is notified of scrolling. It is not retained.
    public var delegate: UIScrollViewDelegate? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
