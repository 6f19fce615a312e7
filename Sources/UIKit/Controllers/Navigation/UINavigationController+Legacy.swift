// The name of this type before Swift 4.2.

/// The legacy name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
