/// The legacy name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The legacy name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
