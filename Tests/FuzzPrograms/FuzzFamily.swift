import Stage

/// A kind of random program: the objects on which it works, and the operations that it performs on them.
///
/// A family uses the public API only, as an app does. An operation gets all of its choices from the values that are passed to it, so that
/// it makes the same choices when other operations are removed from the program. An operation that finds nothing to work on does nothing.
package protocol FuzzFamily: AnyObject {
    /// The operations. The raw value is the name in `--keep`.
    associatedtype Operation: CaseIterable & RawRepresentable where Operation.RawValue == String

    /// The name on the command line.
    static var name: String { get }
    /// Whether the stage becomes idle after a program that is not hostile.
    static var endsIdle: Bool { get }
    /// Whether further runs of a program must not need more memory. Scenes with attributed texts need some, because Foundation on Linux never
    /// releases the attributes of copied texts.
    static var comparesMemory: Bool { get }
    /// The number of bytes that each operation may leave allocated in every run, because Foundation on Linux does not release all memory
    /// of timers and attributed strings.
    static var unreleasedBytesPerOperation: Int { get }
    /// Whether a family is searched if the command line names none.
    static var isSearchedByDefault: Bool { get }

    /// Creates the objects of a program on an empty stage.
    init(stage: Stage, values: inout FuzzValues)

    /// Performs an operation.
    func perform(_ operation: Operation, _ values: inout FuzzValues) throws
    /// Checks the laws of the family after an operation.
    func checkLaws() throws
    /// Performs the actions at the end of a program, for example lifts all fingers.
    func finish()
}

extension FuzzFamily {
    package static var endsIdle: Bool { true }
    package static var comparesMemory: Bool { true }
    package static var unreleasedBytesPerOperation: Int { 250 }
    package static var isSearchedByDefault: Bool { true }
    package func checkLaws() throws {}
    package func finish() {}
}

/// All families, in the order in which they are searched.
package let fuzzFamilies: [any FuzzFamily.Type] = [
    ViewFamily.self, LayerFamily.self, AnimationFamily.self, AnimatorFamily.self, LayoutFamily.self, StackFamily.self, TableFamily.self,
    CollectionFamily.self, ControllerFamily.self, GestureFamily.self, TextFamily.self, DrawingFamily.self, ContextFamily.self,
    ImageFamily.self, ApplicationFamily.self, ProjectFamily.self, ScriptFamily.self, TextViewFamily.self, DiffableFamily.self,
    MenuFamily.self, ContainerFamily.self, DynamicsFamily.self, AppearanceFamily.self, SymbolFamily.self, FilterFamily.self,
    TalkFamily.self, PlaygroundFamily.self, CommandFamily.self, FaultFamily.self,
]
