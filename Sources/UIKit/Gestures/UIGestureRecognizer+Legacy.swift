// The name that `UIGestureRecognizer.State` had before Swift 4.2.

/// The legacy name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
