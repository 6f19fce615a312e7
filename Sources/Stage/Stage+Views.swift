import FlipbookImages
import UIKit

extension Stage {
    /// Returns the visible view with a name, as a target of a script finds it.
    ///
    ///     let card = try stage.view("card")
    ///     stage.tap(card)
    ///
    /// The name is the view's `accessibilityIdentifier`. If no visible view has this identifier, the name is the visible text or the
    /// accessibility label of a view. Pending layout is performed first. If several views have the name, the result is the first view that a
    /// touch can reach, or else the rearmost view. docs/SCRIPT.md describes which views are visible.
    ///
    /// - Parameters:
    ///   - name: The name of the view.
    ///   - number: Selects one of several views with this name, counted from 1, from back to front.
    ///   - filePath: The file of the call, for the error.
    ///   - line: The line of the call, for the error.
    /// - Returns: The view.
    /// - Throws: An error whose description begins with the file and the line of the call, because test libraries report a thrown error at
    ///   the beginning of the test. The description then states that there is no such view, and names a similar view or the views that
    ///   exist.
    public func view(_ name: String, number: Int? = nil, filePath: StaticString = #filePath, line: Int = #line) throws -> UIView {
        try view(name, number: number, as: UIView.self, filePath: filePath, line: line)
    }

    /// Returns the visible view with a name, as a view of a class.
    ///
    ///     let price = try stage.view("price", as: UILabel.self)
    ///     let button = try stage.view("Buy", as: UIButton.self)
    ///
    /// The view is found as by `view(_:number:filePath:line:)`. If it is not of the class, the result is the nearest superview of the class. Therefore the
    /// title of a button finds the button.
    ///
    /// - Parameters:
    ///   - name: The name of the view.
    ///   - number: Selects one of several views with this name, counted from 1, from back to front.
    ///   - type: The class of the result.
    ///   - filePath: The file of the call, for the error.
    ///   - line: The line of the call, for the error.
    /// - Returns: The view.
    /// - Throws: An error whose description begins with the file and the line of the call. The description then states that there is no
    ///   such view, and names a similar view or the views that exist.
    public func view<View: UIView>(
        _ name: String, number: Int? = nil, as type: View.Type, filePath: StaticString = #filePath, line: Int = #line
    ) throws -> View {
        perform { application.layOut() }
        let finder = ViewFinder(self)
        let found = finder.views(named: name)
        let candidates = number.map { found.indices.contains($0 - 1) ? [found[$0 - 1]] : [] } ?? found
        guard let first = finder.preferredView(among: candidates) else {
            let problem = finder.problem(
                withName: name, number: number, matchCount: found.count,
                advice: "; if it moves onto the screen later, call advance(by:) first, and if it is in a scroll view, scroll to it first")
            throw StageError("\(SourcePath.shownSource("\(filePath)")):\(line): \(problem)")
        }
        let matches = candidates.compactMap { Self.nearest(type, around: $0) }
        guard let match = Self.nearest(type, around: first) ?? finder.preferredView(among: matches) as? View else {
            let name = "\"\(name)\"" + (number.map { " \($0)" } ?? "")
            throw StageError(
                "\(SourcePath.shownSource("\(filePath)")):\(line): \(name) is a \(Swift.type(of: first)), and neither it nor a view around it is a \(type)"
            )
        }
        return match
    }

    /// Returns the view itself, or the nearest superview, that is of a class.
    private static func nearest<View: UIView>(_ type: View.Type, around view: UIView) -> View? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? View }.first
    }
}
