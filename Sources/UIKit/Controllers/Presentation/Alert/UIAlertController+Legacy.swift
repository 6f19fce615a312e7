// The names of these types before Swift 4.2.

/// The legacy name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The legacy name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
