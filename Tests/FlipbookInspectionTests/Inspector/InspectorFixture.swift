@testable import FlipbookInspection
import Foundation
import Stage
import UIKit

/// A stage with a card that moves, turns and changes its color, and a label that is constrained to it.
@MainActor final class InspectorFixture {
    @MainActor final class CardController: UIViewController {
        let card = UIView()
        let caption = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.frame = CGRect(x: 23, y: 41, width: 120, height: 70)
            card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            card.layer.cornerRadius = 7
            card.accessibilityIdentifier = "boarding-card"
            card.addGestureRecognizer(UITapGestureRecognizer())
            view.addSubview(card)
            caption.text = "Gate 14"
            caption.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(caption)
            caption.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 9).isActive = true
            caption.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 13).isActive = true
            let width = caption.widthAnchor.constraint(lessThanOrEqualToConstant: 210)
            width.priority = UILayoutPriority(625)
            width.isActive = true
        }
    }

    let stage: Stage
    let controller: CardController
    let names = LayerNames()

    init() {
        var controller: CardController?
        stage = Stage(
            showing: {
                let new = CardController()
                controller = new
                return new
            }, size: CGSize(width: 280, height: 360))
        stage.advance(frames: 1)
        self.controller = controller ?? CardController()
    }

    var card: UIView { controller.card }

    func report(of view: UIView) -> LayerReport { stage.perform { LayerReportBuilder(view.layer, names: names).report } }

    func tree(_ state: LayerTreeReport.State = LayerTreeReport.State()) -> LayerTreeReport {
        stage.perform { LayerTreeReport(stage.windows.map(\.layer), names: names, state: state) }
    }

    /// Writes a screenshot of a stage to the folder in the environment variable `INSPECTOR_PICTURES`, if it is set.
    static func savePicture(of stage: Stage, named name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] else { return }
        try stage.render().writePNG(to: folder + "/" + name + ".png")
    }
}
