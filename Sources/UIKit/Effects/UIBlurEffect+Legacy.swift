/// The name of `UIBlurEffect.Style` before Swift 4.2.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
