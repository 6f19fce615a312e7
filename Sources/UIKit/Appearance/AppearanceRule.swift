/// A value of a property for the instances of a class, anywhere or only in containers of certain classes.
struct AppearanceRule {
    /// The class of a container.
    struct Container {
        let type: ObjectIdentifier
        /// Whether an object is an instance of the class or of a subclass.
        let isInstance: (AnyObject) -> Bool

        init(_ type: any UIAppearanceContainer.Type) {
            self.type = ObjectIdentifier(type)
            isInstance = Self.test(type)
        }

        private static func test<T: UIAppearanceContainer>(_ type: T.Type) -> (AnyObject) -> Bool { { $0 is T } }
    }

    let key: AppearanceKey
    let target: AnyClass
    /// The classes of the containers, innermost first.
    let containers: [Container]
    /// The traits that an instance must have. Unspecified traits are not compared.
    let traits: UITraitCollection
    /// The value, or nil to remove the rule.
    let value: Any?
    /// Whether an object is an instance of the target class.
    let isInstance: (AnyObject) -> Bool
    /// Whether a class is the target class or a subclass of it.
    let isSubclass: (AnyClass) -> Bool
    /// Sets the value on an instance.
    let write: (AnyObject) -> Void

    /// Whether two rules have the same property, class, containers and traits.
    func hasSameCondition(as other: AppearanceRule) -> Bool {
        key == other.key && target == other.target && containers.map(\.type) == other.containers.map(\.type)
            && traits == other.traits
    }

    /// Returns the index of the outermost container in the path of an object, or nil if the path does not have all containers.
    ///
    /// The path begins at the window. The containers are matched greedily, because the outermost match wins.
    func outermostContainer(in path: [AnyObject]) -> Int? {
        var (outermost, next) = (Int?.none, 0)
        for container in containers.reversed() {
            guard let index = path[next...].firstIndex(where: container.isInstance) else { return nil }
            outermost = outermost ?? index
            next = index + 1
        }
        return outermost
    }
}
