/// The legacy name of `UILayoutPriority.required`.
nonisolated public let UILayoutPriorityRequired = UILayoutPriority.required
/// The legacy name of `UILayoutPriority.defaultHigh`.
nonisolated public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The legacy name of `UILayoutPriority.defaultLow`.
nonisolated public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The legacy name of `UILayoutPriority.fittingSizeLevel`.
nonisolated public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
