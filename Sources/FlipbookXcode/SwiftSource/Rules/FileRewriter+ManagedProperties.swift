extension FileRewriter {
    /// The types whose values can be created without arguments. Such a value is returned if none is stored.
    private static let typesWithEmptyInitializer: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "Bool", "String", "CGPoint", "CGSize", "CGRect", "TimeInterval", "NSInteger",
    ]

    /// Rewrites `@NSManaged var x: T` in a subclass of a Core Animation class, and reports it in other classes. The object stores the value
    /// under the name of the property, so that a layer can animate it.
    mutating func rewriteManagedProperty(_ member: MemberDeclaration, of type: TypeDeclaration) {
        guard let attribute = member.attribute("NSManaged"), let written = member.type, let tokens = member.typeTokens,
            let last = tokens.last,
            member.body == nil
        else { return }
        let name = type.isExtension ? module.resolve(type.name, in: "") : type.name
        let root = module.superclasses(of: name).last ?? ""
        guard root.hasPrefix("CA") else {
            return report(
                "The property \(member.name) has no storage: there is no Core Data. Write it without @NSManaged.", at: member.keyword)
        }
        var value = "value(forKey: \"\(member.name)\")"
        if let mark = written.last, "?!".contains(mark) {
            value += " as? \(written.dropLast())"
        } else {
            value += Self.typesWithEmptyInitializer.contains(written) ? " as? \(written) ?? .init()" : " as! \(written)"
        }
        edits.remove(attribute.tokens)
        edits.setText(last, source.text(last) + " { get { \(value) } set { setValue(newValue, forKey: \"\(member.name)\") } }")
        counts[.managedProperty] += 1
    }
}
