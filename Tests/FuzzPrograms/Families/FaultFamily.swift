import Foundation
import Stage
import UIKit

/// Intentional faults. Tests check that the search finds and reduces them. The search includes this family only if `--family` names it.
final class FaultFamily: FuzzFamily {
    enum Operation: String, CaseIterable { case nothing, arm, trapIfArmed, hangIfArmed, breakLawIfArmed, otherPixelsIfArmed }

    static let name = "faults"
    static let isSearchedByDefault = false
    private static var runCount = 0

    private let controller = UIViewController()
    private var isArmed = false

    init(stage: Stage, values: inout FuzzValues) {
        Self.runCount += 1
        stage.window.rootViewController = controller
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        guard isArmed || operation == .arm else { return }
        switch operation {
        case .nothing: break
        case .arm: isArmed = true
        case .trapIfArmed: fatalError("a trap on purpose")
        case .hangIfArmed: while isArmed { values = FuzzValues(values.seed(), isHostile: false) }
        case .breakLawIfArmed: throw FuzzFailure("a law is broken on purpose")
        case .otherPixelsIfArmed: controller.view.backgroundColor = Self.runCount % 2 == 0 ? .red : .blue
        }
    }
}
