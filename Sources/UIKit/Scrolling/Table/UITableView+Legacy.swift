import CoreGraphics

// The names that this constant and these types had before they became members of `UITableView`.

/// The legacy name of `UITableView.automaticDimension`.
nonisolated public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The legacy name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The legacy name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The legacy name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
