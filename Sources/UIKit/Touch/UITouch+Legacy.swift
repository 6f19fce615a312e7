/// The legacy name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The legacy name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
