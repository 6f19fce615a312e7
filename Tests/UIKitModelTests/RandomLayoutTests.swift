import SeededRandomValues
import Stage
import Testing
import UIKit

/// Compares random layouts of real views with the best layout that an exhaustive search finds. The search tries every combination of
/// constraints that can hold with equality. It uses neither nested views nor a solver.
@MainActor @Suite struct RandomLayoutTests {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    private let controller = UIViewController()

    init() { stage.window.rootViewController = controller }

    private func layOut() {
        stage.makeCurrent()
        controller.view.layoutIfNeeded()
    }

    /// For each axis, one of the best layouts is a vertex: a point at which as many constraints hold with equality as there are unknown
    /// numbers. There are few enough vertices to try all of them.
    @Test(arguments: 0..<repetitions(20, thorough: 60))
    func noVertexIsBetter(seed: Int) {
        var layout = RandomLayout(controller.view, seed: seed)
        layOut()
        compare(layout, "before the edits")
        // The same layout is checked after several edits.
        for step in 0..<6 {
            layout.edit()
            layOut()
            compare(layout, "step \(step)")
        }
    }

    private func compare(_ layout: RandomLayout, _ note: String) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let errors = layout.errors(axis, at: layout.solution(axis))
            guard let best = layout.best(axis) else {
                Issue.record("no vertex satisfies the required constraints: \(note), seed \(layout.seed), \(axis)")
                continue
            }
            #expect(errors.count == best.errors.count)
            for (a, b) in zip(errors, best.errors) {
                #expect(abs(a.error - b.error) < 1e-5, "\(note), seed \(layout.seed), \(axis), priority \(a.priority)")
            }
            guard best.isUnique else { continue }
            for (a, b) in zip(layout.solution(axis), best.numbers) {
                #expect(abs(a - b) < 1e-5, "\(note), seed \(layout.seed), \(axis)")
            }
        }
    }
}
