import Foundation

extension Bundle {
    /// Creates the objects of a xib, connects them with each other and with the owner, and returns the objects that no other object
    /// contains.
    ///
    /// If there is no such file, reports this and returns nil.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceFiles.exists(name, "xib", in: self) else {
            InterfaceFiles.reportMissing(name, "xib", in: self)
            return nil
        }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
