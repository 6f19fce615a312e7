// The names that these types had before they became nested types.

/// The legacy name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The legacy name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
