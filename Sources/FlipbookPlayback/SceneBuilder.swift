/// Builds the list of an app's scenes, one expression for each scene. Loops and conditions are supported.
@resultBuilder public enum SceneBuilder {
    public static func buildExpression(_ scene: Scene) -> [Scene] { [scene] }
    public static func buildExpression(_ scenes: [Scene]) -> [Scene] { scenes }
    public static func buildBlock(_ groups: [Scene]...) -> [Scene] { groups.flatMap(\.self) }
    public static func buildOptional(_ scenes: [Scene]?) -> [Scene] { scenes ?? [] }
    public static func buildEither(first scenes: [Scene]) -> [Scene] { scenes }
    public static func buildEither(second scenes: [Scene]) -> [Scene] { scenes }
    public static func buildArray(_ groups: [[Scene]]) -> [Scene] { groups.flatMap(\.self) }
}
