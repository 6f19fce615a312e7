import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ShowOptionsTests {
    private func mistake(_ text: String) -> String? {
        do {
            _ = try ShowOptions(text)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func partsAreSeparatedByCommas() throws {
        let options = try ShowOptions("trail, onion,graph:plane.position.x,timeline")
        #expect(options.parts == [.trail, .onion, .graph(view: "plane", keyPath: "position.x"), .timeline])
        #expect(options.hasPanels && options.usesLayer)
        for word in ShowOptions.words { #expect(try ShowOptions(word).parts.count == 1) }
    }

    @Test func viewOfAGraphEndsBeforeTheLongestKeyPath() throws {
        #expect(try ShowOptions("graph:plane.bounds.size.width").parts == [.graph(view: "plane", keyPath: "bounds.size.width")])
        #expect(try ShowOptions("graph:v1.2.opacity").parts == [.graph(view: "v1.2", keyPath: "opacity")])
        #expect(try ShowOptions("graph:stars[2].transform.rotation").parts == [.graph(view: "stars[2]", keyPath: "transform.rotation")])
    }

    @Test func mistakesAreNamed() {
        #expect(mistake("trial")?.hasSuffix("(did you mean trail?)") == true)
        #expect(mistake("") != nil && mistake("trail,") != nil)
        #expect(mistake("trail,trail") == "'trail' is given twice")
        #expect(mistake("graph") == "'graph' needs a view and a key path, such as graph:plane.position.x")
        #expect(mistake("graph:plane") == mistake("graph") && mistake("graph:plane.") == mistake("graph"))
        #expect(mistake("graph:plane.positon.x") == "'positon.x' is not the key path of a number (did you mean position.x?)")
        #expect(mistake("graph:plane.position") != nil, "a point is not a number")
        #expect(mistake("exploded,onion")?.hasSuffix("but not with onion") == true)
    }
}

/// Shows a square that moves to the right by 3 points per frame.
private final class SlideController: UIViewController {
    let square = UIView(frame: CGRect(x: 7, y: 60, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        square.backgroundColor = .blue
        view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.square.center.x += 90 }
    }
}

@MainActor @Suite struct VideoOverlaysTests {
    private func makeTake() throws -> Take {
        try Take { Stage(showing: { SlideController() }, size: CGSize(width: 150, height: 180), scale: 1) }
    }

    private func image(_ text: String, layer: String? = nil, at frame: Int = 12) throws -> Bitmap {
        var style = CaptureComposition.Style()
        style.show = try ShowOptions(text)
        style.show.layer = layer
        let take = try makeTake()
        try take.seek(to: frame)
        let composition = CaptureComposition(take.stage.size, scale: 1, style)
        composition.overlays = try CaptureOverlays(style.show, firstFrame: nil, lastFrame: frame, makeTake: makeTake)
        return composition.withImage(of: take) { copy $0 }
    }

    @Test(arguments: ["trail", "onion", "overdraw", "repaint", "touch", "layout"]) func overlaysKeepTheSizeOfTheVideo(_ part: String) throws
    {
        let overlaid = try image(part)
        #expect(overlaid.width == 150 && overlaid.height == 180)
        let take = try makeTake()
        try take.seek(to: 12)
        let hasContent = part != "touch" && part != "layout"
        #expect((overlaid != take.stage.render()) == hasContent)
        #expect(try image(part) == overlaid)
    }

    @Test func videoGrowsByItsPanels() throws {
        let graph = try image("graph:square.position.x")
        #expect(graph.width > 150 && graph.height == 180)
        let (early, late) = (try image("graph:square.position.x", at: 3), try image("graph:square.position.x", at: 20))
        #expect(early != late)
        let exploded = try image("exploded")
        #expect(exploded.width > 200)
    }

    @Test func unknownNamesAreErrors() throws {
        let message = "no layer in the scene is called \"sqare\" (did you mean \"square\"?)"
        #expect { try image("trail", layer: "sqare") } throws: { "\($0)" == message }
        #expect { try image("graph:sqare.opacity") } throws: { "\($0)" == message }
        #expect(try image("trail", layer: "square") == image("trail"))
    }

    @Test func graphHasTheValuesOfAllFrames() throws {
        let survey = try TakeSurvey(try ShowOptions("graph:square.position.x"), of: makeTake(), until: 25)
        #expect(survey.series.count == 1 && survey.series[0].points.count == 26)
        for (frame, point) in survey.series[0].points.enumerated() { #expect(abs(point.value - (17 + 3 * Double(frame))) < 1e-6) }
    }

    /// A frame has the same image after seeking backward and after seeking forward.
    @Test func overlaysDoNotDependOnTheOrderOfFrames() throws {
        var style = CaptureComposition.Style()
        style.show = try ShowOptions("trail,onion,repaint")
        let take = try makeTake()
        let composition = CaptureComposition(take.stage.size, scale: 1, style)
        composition.overlays = try CaptureOverlays(style.show, firstFrame: 0, lastFrame: 30, makeTake: makeTake)
        var forward: [Bitmap] = []
        for frame in [3, 9, 10, 26] {
            try take.seek(to: frame)
            forward.append(composition.withImage(of: take) { copy $0 })
        }
        for (index, frame) in [3, 9, 10, 26].enumerated().reversed() {
            try take.seek(to: frame)
            #expect(composition.withImage(of: take) { copy $0 } == forward[index], "frame \(frame)")
        }
    }
}
