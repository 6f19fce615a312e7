import DemoScenes
import Stage
import WindowShell

@MainActor extension SceneDescription {
    /// Creates the description of a demo scene, with another tour or none.
    init(_ scene: Scene, tour: @escaping () throws -> Script? = { nil }) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, tour: tour, makeController: scene.makeController
        )
    }
}
