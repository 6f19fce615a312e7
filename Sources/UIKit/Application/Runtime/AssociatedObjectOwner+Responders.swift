import QuartzCore

extension UIResponder: AssociatedObjectOwner {}
