// The names of layout types and constants before Swift nested them in types.

/// The legacy name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The legacy name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The legacy name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The legacy name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The legacy name of `UILayoutPriority.required`.
nonisolated public let UILayoutPriorityRequired = UILayoutPriority.required
/// The legacy name of `UILayoutPriority.defaultHigh`.
nonisolated public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The legacy name of `UILayoutPriority.defaultLow`.
nonisolated public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The legacy name of `UILayoutPriority.fittingSizeLevel`.
nonisolated public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// The legacy name of `UIView.noIntrinsicMetric`.
nonisolated public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The legacy name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The legacy name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The legacy name of `UIView.layoutFittingCompressedSize`.
nonisolated public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The legacy name of `UIView.layoutFittingExpandedSize`.
nonisolated public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
