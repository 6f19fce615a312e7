import Foundation

// Foundation on Linux has both types of attributed strings, but no conversion between them.

nonisolated extension NSAttributedString {
    /// Creates the same text with the attributes of UIKit, and with links. Other attributes are left out.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.objects))
        }
        self.init(attributedString: result)
    }
}

nonisolated extension AttributedString {
    /// Creates the same text with the attributes of UIKit, and with links. Other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        for run in nsStr.attributeRuns {
            append(AttributedString(text.substring(with: run.range), attributes: AttributeContainer(run.attributes)))
        }
    }
}

nonisolated extension AttributeContainer {
    /// Creates a container with the attributes of UIKit in a dictionary, and with links. Other attributes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(value, &self) }
        }
    }

    /// The values as attributes of an `NSAttributedString`.
    var objects: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for bridge in AttributeBridge.all { result[bridge.key] = bridge.read(self) }
        return result
    }
}
