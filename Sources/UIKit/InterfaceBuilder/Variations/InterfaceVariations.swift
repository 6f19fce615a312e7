import QuartzCore

/// The objects of a storyboard or xib that depend on the size class. They are changed when the size class changes.
///
/// The outermost views retain this object. This object retains only the constraints, and those views that are not installed for the
/// current size class.
final class InterfaceVariations {
    private let document: InterfaceDocument
    private let elements: [InterfaceElement]
    private var variedObjects: [VariedObject]
    private var containers: [VariedContainer]
    private var constraints: [VariedConstraint]
    private var sizeClass: SizeClass

    /// The traits on which variations depend.
    private struct SizeClass: Equatable {
        var horizontal: UIUserInterfaceSizeClass
        var vertical: UIUserInterfaceSizeClass

        init(_ traits: UITraitCollection) { (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass) }
    }

    /// Collects the objects that a decoder has created. Returns nil if none of them depends on the size class.
    ///
    /// - Parameter uninstalled: The views without a superview, because the size class excludes them.
    init?(
        _ document: InterfaceDocument, _ created: [InterfaceDecoder.Created], constraints: [VariedConstraint], uninstalled: [String: UIView]
    ) {
        let varied = created.filter(\.element.dependsOnSizeClass)
        let variedConstraints = constraints.filter(\.element.dependsOnSizeClass)
        guard let traits = document.traits, !varied.isEmpty || !variedConstraints.isEmpty else { return nil }
        self.document = document
        (self.constraints, sizeClass) = (constraints, SizeClass(traits))
        elements = varied.map(\.element)
        variedObjects = varied.filter { !($0.object is NSLayoutConstraint) }.map { VariedObject($0.object, $0.element) }
        let objects = Dictionary(created.compactMap { entry in entry.element.id.map { ($0, entry.object) } }) { first, _ in first }
        containers = varied.compactMap { entry in
            (entry.object as? UIView).map { VariedContainer($0, entry.element, objects: objects, uninstalled: uninstalled) }
        }
        for entry in created {
            guard let view = entry.object as? UIView, view.superview == nil, !uninstalled.values.contains(where: { $0 === view }) else {
                continue
            }
            view.makeTraitState().variations.append(self)
        }
    }

    /// Applies the size class of traits, if it has changed.
    func apply(_ traits: UITraitCollection) {
        let newClass = SizeClass(traits)
        guard newClass != sizeClass else { return }
        sizeClass = newClass
        let decoder = InterfaceDecoder(document)
        for element in elements { element.applyVariations(traits) }
        // The elements are shared with the objects that are created later, perhaps with other traits.
        document.invalidateTraits()
        for index in containers.indices { containers[index].uninstall() }
        for index in constraints.indices { constraints[index].deactivate() }
        for index in containers.indices { containers[index].install() }
        for index in variedObjects.indices { variedObjects[index].update(decoder) }
        for index in constraints.indices { constraints[index].update() }
    }
}

extension InterfaceElement {
    /// Whether a part of the element depends on the size class.
    var dependsOnSizeClass: Bool { children.contains { $0.name == "variation" } }
}
