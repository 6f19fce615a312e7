import CApplicationRunner
import Foundation

/// The classes that storyboards and xibs can name. `flipbook open` registers the classes of each module.
@preconcurrency @MainActor public enum FlipbookInterface {
    private static var classesByName: [String: FlipbookInterfaceClass] = [:]
    private static var classesByType: [ObjectIdentifier: FlipbookInterfaceClass] = [:]
    private static var hasLoadedProgram = false

    /// Adds the classes of a module. A class replaces an earlier class with the same name.
    public static func register(_ classes: [FlipbookInterfaceClass], module: String) {
        for entry in classes {
            classesByName["\(module).\(entry.name)"] = entry
            classesByName[entry.name] = entry
            // Several modules can extend the same class of UIKit. The members of the module that was registered last
            // are found first.
            var merged = entry
            merged.members += classesByType[ObjectIdentifier(entry.type)]?.members ?? []
            classesByType[ObjectIdentifier(entry.type)] = merged
        }
    }

    /// Calls the function that registers the classes of the program, once.
    private static func loadProgram() {
        guard !hasLoadedProgram else { return }
        hasLoadedProgram = true
        if flipbook_has_interface_classes() { flipbook_call_interface_classes() }
    }

    /// The registered classes of the program, sorted by their names. A class is usually listed twice, because it is stored under its name
    /// with and without its module.
    package static var types: [AnyClass] {
        loadProgram()
        return classesByName.sorted { $0.key < $1.key }.map(\.value.type)
    }

    /// Returns the names of the registered classes that are `base` or inherit from it, sorted.
    static func names<Object: AnyObject>(ofSubclassesOf base: Object.Type) -> [String] {
        loadProgram()
        return Set(classesByName.values.filter { $0.type is Object.Type }.map(\.name)).sorted()
    }

    /// Returns the class with a name, which may begin with the name of a module. Classes that are not registered are found if they are not
    /// private, and classes of UIKit are found without a module.
    package static func type(named name: String) -> AnyClass? { type(named: name, module: nil) }

    static func type(named name: String, module: String?) -> AnyClass? {
        loadProgram()
        if let module, let entry = classesByName["\(module).\(name)"] { return entry.type }
        if let entry = classesByName[name] ?? name.split(separator: ".").last.flatMap({ classesByName[String($0)] }) { return entry.type }
        let names = [module.map { "\($0).\(name)" }, name, "UIKit.\(name)"]
        return names.lazy.compactMap { $0 }.filter(isClassName).compactMap(foundationClass).first
    }

    /// The results of Foundation's search for classes, which is slow for a class that does not exist.
    private static var foundationClasses: [String: AnyClass?] = [:]

    private static func foundationClass(_ name: String) -> AnyClass? {
        if let found = foundationClasses[name] { return found }
        let found: AnyClass? = NSClassFromString(name)
        foundationClasses[name] = .some(found)
        return found
    }

    /// Whether a name consists of a module and a class. Foundation writes a message to standard error for other names.
    private static func isClassName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                part.first.map { $0.isLetter || $0 == "_" } == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }

    /// Returns the function that creates segues of a class, or nil if the class is not a registered class of segues.
    static func segueMaker(named name: String, module: String?) -> ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)? {
        loadProgram()
        return (module.flatMap { classesByName["\($0).\(name)"] } ?? classesByName[name])?.makeSegue
    }

    /// Returns a member, for which the condition holds, of an object's class or of one of its superclasses. Returns nil if there is none.
    static func member(_ name: String, of object: AnyObject, where condition: (InterfaceMember) -> Bool) -> InterfaceMember? {
        loadProgram()
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if let found = classesByType[ObjectIdentifier(current)]?.members.first(where: { $0.name == name && condition($0) }) {
                return found
            }
            next = _getSuperclass(current)
        }
        return nil
    }

    /// Returns the names of an object's outlets that are nil although their types are implicitly unwrapped.
    static func missingOutlets(of object: AnyObject) -> [String] {
        loadProgram()
        var names: [String] = []
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            let members = classesByType[ObjectIdentifier(current)]?.members ?? []
            for member in members where member.isMissing?(object) == true && !names.contains(member.name) { names.append(member.name) }
            next = _getSuperclass(current)
        }
        return names
    }

    /// Returns an outlet or an inspectable property, or nil if there is none with the name.
    static func property(_ name: String, of object: AnyObject) -> InterfaceMember? {
        member(name, of: object) { if case .property = $0.kind { true } else { false } }
    }

    /// Returns the selector of an action with a name as in Objective-C, or nil if there is no such action.
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        let found = member(name, of: object) { if case .action = $0.kind { true } else { false } }
        if case .action(let selector)? = found?.kind { return selector }
        return BuiltInActions.action(name, of: object)
    }
}
