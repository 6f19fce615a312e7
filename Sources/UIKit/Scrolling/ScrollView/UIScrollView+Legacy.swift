import CoreGraphics

// The names that these constants and types had before they became members of `UIScrollView`.

/// The legacy name of `UIScrollView.DecelerationRate.normal`.
nonisolated public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The legacy name of `UIScrollView.DecelerationRate.fast`.
nonisolated public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The legacy name of `UIScrollView.DecelerationRate`.
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
/// The legacy name of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The legacy name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The legacy name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
