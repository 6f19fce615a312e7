// Names from before these types became nested types.

/// The legacy name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The legacy name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The legacy name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The legacy name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
