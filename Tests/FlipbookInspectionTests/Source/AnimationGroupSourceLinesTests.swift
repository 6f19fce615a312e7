@testable import FlipbookInspection
import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimationGroupSourceLinesTests {
    private static var hasDebugInformation: Bool {
        CallStack.capture().map { SourceLocator.shared.addressesUpToCall(in: $0) != nil } == true
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func animationGroupsHaveTheSourceLinesOfTheirCalls() throws {
        let (inspection, lines) = (Inspection(), AnimationGroupSourceLines())
        lines.attach(to: inspection)
        let card = UIView(frame: CGRect(x: 31, y: 12, width: 60, height: 44))
        let stage = inspection.observe {
            let stage = Stage(size: CGSize(width: 230, height: 170))
            stage.window.addSubview(card)
            return stage
        }
        stage.advance(frames: 3)
        let line = #line + 2
        stage.perform {
            UIView.animate(withDuration: 0.75) { card.center.x = 150 }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0.3, 0.9, 0.5)
            card.layer.add(fade, forKey: nil)
        }
        #expect(lines.isReading)
        lines.readAll(inspection)
        #expect(!lines.isReading)
        #expect(inspection.timeline.groups.map { $0.line?.line } == [line, line + 3])
        #expect(inspection.timeline.groups.allSatisfy { $0.line?.path == #filePath })
        // The report has the return addresses of the calls that created the animations.
        let report = stage.perform { LayerReportBuilder(card.layer, names: inspection.names, inspection: inspection).report }
        #expect(report.animations.map(\.group) == [0, 1])
        #expect(report.animations.allSatisfy { !$0.returnAddresses.isEmpty && !$0.isEdited })
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func constraintStoresTheCallStackOfItsActivation() throws {
        let inspection = Inspection()
        ActivationRecord.install()
        var constraint: NSLayoutConstraint?
        let line = #line + 5
        let stage = inspection.observe {
            let stage = Stage(size: CGSize(width: 230, height: 170))
            let view = UIView()
            stage.window.addSubview(view)
            constraint = view.widthAnchor.constraint(equalToConstant: 37)
            constraint?.isActive = true
            return stage
        }
        stage.advance(frames: 1)
        let found = try #require(constraint)
        let stack = try #require(found.activationStack)
        #expect(SourceLocator.shared.line(of: stack)?.line == line + 1)
        // Without an inspection that observes, no call stack is stored.
        let plain = Stage(size: CGSize(width: 90, height: 70))
        let view = UIView()
        plain.window.addSubview(view)
        let second = view.heightAnchor.constraint(equalToConstant: 21)
        second.isActive = true
        #expect(second.activationStack == nil)
    }
}
