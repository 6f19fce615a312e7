// What these were called before they became members of their types.

public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UITouchPhase = UITouch.Phase
public typealias UITouchType = UITouch.TouchType
public typealias UIEventType = UIEvent.EventType
