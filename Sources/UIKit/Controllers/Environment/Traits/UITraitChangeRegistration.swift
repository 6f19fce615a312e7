/// The result of `registerForTraitChanges`, with which the registration can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
