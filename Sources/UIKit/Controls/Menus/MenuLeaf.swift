/// An element of a menu that can be chosen.
protocol MenuLeaf: UIMenuElement {
    /// The availability and the style.
    var attributes: UIMenuElement.Attributes { get }
    /// The mark in front of the title.
    var state: UIMenuElement.State { get set }
    /// Performs the action or the command of the element.
    func choose(sender: AnyObject)
}

extension UIAction: MenuLeaf {
    func choose(sender: AnyObject) { perform(for: sender) }
}
