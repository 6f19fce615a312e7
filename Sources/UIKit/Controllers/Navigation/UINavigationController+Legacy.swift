/// The legacy name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
