// The spellings that these constants had before Swift 4.2.

/// The legacy spelling of `CAMediaTimingFunctionName.linear`.
nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The legacy spelling of `CAMediaTimingFunctionName.easeIn`.
nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The legacy spelling of `CAMediaTimingFunctionName.easeOut`.
nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The legacy spelling of `CAMediaTimingFunctionName.easeInEaseOut`.
nonisolated public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The legacy spelling of `CAMediaTimingFunctionName.default`.
nonisolated public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// The legacy spelling of `CAMediaTimingFillMode.forwards`.
nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The legacy spelling of `CAMediaTimingFillMode.backwards`.
nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The legacy spelling of `CAMediaTimingFillMode.both`.
nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The legacy spelling of `CAMediaTimingFillMode.removed`.
nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
