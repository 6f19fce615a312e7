import Foundation
import QuartzCore

extension UIViewController {
    /// Loads the view from the scene of a storyboard or from a xib. Returns whether a view was loaded.
    func loadViewFromInterface() -> Bool {
        if let interfaceScene, interfaceScene.loadView(of: self) { return viewWasSet }
        let bundle = nibBundle ?? .main
        guard let name = nibName ?? implicitNibNames.first(where: { InterfaceFiles.exists($0, "xib", in: bundle) }) else { return false }
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        if !viewWasSet {
            Diagnostics.report(
                .warning, source: "\(name).xib",
                "The xib sets no view of \(diagnosticDescription); an empty view is used. Connect the outlet 'view' of the file's owner.")
        }
        return viewWasSet
    }

    private var viewWasSet: Bool { viewIfLoaded != nil }

    /// The names of the xib that is used if no name is specified: first the name of the class without "Controller", then the name of the
    /// class. For classes of UIKit, there are no names.
    private var implicitNibNames: [String] {
        let type = Swift.type(of: self)
        guard !String(reflecting: type).hasPrefix("UIKit.") else { return [] }
        let name = "\(type)"
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
