import FlipbookPlayback
import Stage

extension Script {
    /// Whether the script contains a step that rotates the screen.
    var rotatesScreen: Bool {
        func containsRotation(_ steps: [Step]) -> Bool {
            steps.contains { step in
                switch step.action {
                case .rotate: true
                case .loop(_, let steps): containsRotation(steps)
                default: false
                }
            }
        }
        return containsRotation(steps)
    }
}
