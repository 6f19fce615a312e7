/// The legacy name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The legacy name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The legacy name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The legacy name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
