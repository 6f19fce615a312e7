import DemoScenes
import Stage
import WindowShell

@MainActor extension SceneDescription {
    /// Creates the description of a demo scene. `tour` replaces the tour of the scene; by default there is no tour.
    init(_ scene: Scene, tour: @escaping () throws -> Script? = { nil }) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, tour: tour, makeController: scene.makeController
        )
    }
}
