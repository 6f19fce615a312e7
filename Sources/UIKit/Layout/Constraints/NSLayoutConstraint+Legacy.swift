// The names of layout types before Swift 4.2.

/// The legacy name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The legacy name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The legacy name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The legacy name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
