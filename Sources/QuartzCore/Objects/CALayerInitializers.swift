import Foundation

/// The initializers of layers that are called for classes that are known only at run time.
///
/// Swift allows `type.init()` only for initializers that are `required`. If the initializers of layers were required, every subclass with
/// an additional initializer would have to repeat them, which is not necessary with Apple's classes. A call finds an initializer at its
/// position in the method table of the class. The position is determined by the class that declares the initializer first: this class, or
/// `NSObject` for `init()`. Therefore the calls for all subclasses of these two classes can be made through `RequiredInitializers`, whose
/// initializers are required.
@preconcurrency @MainActor open class CALayerInitializers: NSObject {
    nonisolated deinit {}

    /// Creates an object.
    public override init() { super.init() }
    /// Creates a copy of a layer, for its presentation.
    public init(layer: Any) { super.init() }
}

/// The same initializers as required initializers. No object of this class is ever created.
///
/// The class is open, because the optimizer replaces calls to the initializers of a class that has no subclasses in the program.
@preconcurrency @MainActor open class RequiredInitializers: CALayerInitializers {
    nonisolated deinit {}

    public required override init() { super.init() }
    public required override init(layer: Any) { super.init(layer: layer) }
}

/// Creates an object with `init()`. The program stops if the class has other initializers and does not override `init()`, as with Apple's
/// classes.
@_optimize(none)
package func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
    let requiredType = unsafeBitCast(type as NSObject.Type, to: RequiredInitializers.Type.self)
    return unsafeBitCast(requiredType.init(), to: Object.self)
}

/// Creates a copy of the layer with `init(layer:)` of its class.
@_optimize(none)
func makeCopy<Layer: CALayer>(of layer: Layer) -> Layer {
    let requiredType = unsafeBitCast(type(of: layer as CALayer), to: RequiredInitializers.Type.self)
    return unsafeBitCast(requiredType.init(layer: layer), to: Layer.self)
}
