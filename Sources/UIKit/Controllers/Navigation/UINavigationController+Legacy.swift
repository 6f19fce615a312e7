// The name that this type had before it became a nested type.

/// The legacy name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
