/// A scroll view with a `delegate` property whose type subclasses can replace by a more specific one.
///
/// In UIKit's Objective-C headers, a table view redeclares `delegate` with a more specific protocol. A Swift subclass cannot narrow the
/// type of a settable property. A member of a class takes precedence over a member of a protocol extension, so the general property is
/// declared in an extension of this protocol.
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
    /// The object that is notified of scrolling. It is not retained.
    public var delegate: UIScrollViewDelegate? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
