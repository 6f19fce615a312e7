// The names that these types had before they became nested types of `UITableViewCell`.

/// The legacy name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The legacy name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The legacy name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The legacy name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The legacy name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
