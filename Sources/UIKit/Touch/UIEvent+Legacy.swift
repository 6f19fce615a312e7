/// The legacy name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
