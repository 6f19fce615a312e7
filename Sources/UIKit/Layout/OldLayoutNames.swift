// What layout was called before the names moved into types.

public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

nonisolated public let UILayoutPriorityRequired = UILayoutPriority.required
nonisolated public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
nonisolated public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
nonisolated public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
nonisolated public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
nonisolated public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
nonisolated public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
