import QuartzCore

extension NSLayoutConstraint {
    /// Returns the constraints for a string in the visual format language: `H:|-[name(>=80)]-8-[other(name)]-(margin@250)-|`.
    ///
    /// A `-` without a number is 8 points between siblings and 20 points to the superview. If the string cannot be parsed, an error is
    /// reported and the result is empty.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.SyntaxError) {
            var builder = VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views)
            try builder.build(try VisualFormat(format))
            return builder.constraints
        } catch {
            let location = error.position.map { ", at character \($0 + 1)" } ?? ""
            Diagnostics.report(
                .programmerError, source: "NSLayoutConstraint",
                "Unable to parse constraint format \"\(format)\": \(error.message)\(location).")
            return []
        }
    }
}
