// The name that this type had before it became a nested type.

/// The legacy name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
