// The name from before this type became a nested type.

/// The legacy name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
