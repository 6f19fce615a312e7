/// Builds the list of an app's scenes, one expression for each scene. Loops and conditions are supported.
@resultBuilder public enum SceneBuilder {
    /// Adds one scene.
    public static func buildExpression(_ scene: Scene) -> [Scene] { [scene] }
    /// Adds the scenes of an array.
    public static func buildExpression(_ scenes: [Scene]) -> [Scene] { scenes }
    /// Joins the scenes of all expressions, in their order.
    public static func buildBlock(_ groups: [Scene]...) -> [Scene] { groups.flatMap(\.self) }
    /// Adds the scenes of an `if` without `else`, if there are any.
    public static func buildOptional(_ scenes: [Scene]?) -> [Scene] { scenes ?? [] }
    /// Adds the scenes of the first branch of a condition.
    public static func buildEither(first scenes: [Scene]) -> [Scene] { scenes }
    /// Adds the scenes of the other branch of a condition.
    public static func buildEither(second scenes: [Scene]) -> [Scene] { scenes }
    /// Joins the scenes of all iterations of a loop.
    public static func buildArray(_ groups: [[Scene]]) -> [Scene] { groups.flatMap(\.self) }
}
