import Foundation

/// The code of a page: a function that compiles wherever UIKit is imported, and a scene that calls it.
struct SwiftSnippet {
    /// The function with its comment.
    var function: String
    /// The name of the scene's view controller.
    var typeName: String
    /// One sentence about the scene, without the period.
    var summary: String
    /// The declarations of the properties of the controller.
    var properties: [String]
    /// The statements of `viewDidLoad`, after the background was set.
    var setUp: [String]
    /// The statements of `play`, which is called at the start and after each tap.
    var play: [String]

    /// The name of the scene: the name of the type, without `Scene` at its end.
    private var sceneName: String { (typeName.hasSuffix("Scene") ? String(typeName.dropLast(5)) : typeName).lowercased() }

    /// A complete Swift file with the function and the controller.
    var sceneFile: String {
        let body = { (lines: [String], indentation: Int) in
            lines.map { String(repeating: " ", count: indentation) + $0 }.joined(separator: "\n")
        }
        return """
            import UIKit

            \(function)

            /// \(summary). Tap to play it again.
            ///
            /// Add it to a package with scenes: Scene("\(sceneName)") { \(typeName)() }
            class \(typeName): UIViewController {
            \(body(properties, 4))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
            \(body(setUp, 8))
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    play()
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesEnded(touches, with: event)
                    play()
                }

                func play() {
            \(body(play, 8))
                }
            }

            """
    }

    /// A snippet whose scene moves an orange dot.
    static func movingDot(_ function: String, typeName: String, summary: String, play: [String]) -> SwiftSnippet {
        SwiftSnippet(
            function: function, typeName: typeName, summary: summary,
            properties: ["let dot = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))"],
            setUp: ["dot.backgroundColor = .systemOrange", "dot.layer.cornerRadius = 22", "view.addSubview(dot)"], play: play)
    }
}
