/// The number of uses of each rule of the source rewriter.
package struct RewriteCounts: Equatable, Sendable {
    /// The rules of the source rewriter.
    package enum Rule: String, CaseIterable, Sendable {
        /// `@objc`, `@objcMembers` and `@nonobjc` that were removed.
        case objectiveCAttribute
        /// `@objc` protocols that became class-bound.
        case classBoundProtocol
        /// Attributes of Interface Builder that were removed.
        case interfaceBuilderAttribute
        /// `weak` and `unowned` that were removed from outlets.
        case weakOutlet
        /// `dynamic` that was removed.
        case dynamicModifier
        /// `@NSManaged` properties of layers.
        case managedProperty
        /// Attributes that became `@main`.
        case mainAttribute
        /// `#selector`, and selectors that were created from a literal.
        case selector
        /// Selectors that could not be rewritten.
        case unresolvedSelector
        /// Previews that were removed.
        case preview
        /// Calls of functions with formats that were replaced by calls of functions that support plural forms.
        case pluralFormat
        /// Names of text attributes before Swift 4 that became strings.
        case attributeName
        /// Calls on the main queue that were changed to call the function of UIKit.
        case mainQueueCall
        /// `#keyPath` that became a string.
        case keyPath
        /// Imports of a submodule or of a module whose declarations are in another module on Linux, and imports of UIKit that were added.
        case replacedImport
        /// Imports of frameworks that do not exist.
        case missingFramework
        /// Conditions of `#if` and `#elseif` that were replaced.
        case condition
        /// Optional requirements of protocols.
        case optionalRequirement
        /// Methods that forward calls of optional requirements.
        case forwardingMethod
        /// Calls of optional methods, and other uses of optional members.
        case optionalCall
        /// Members that were moved from extensions into the body of their class.
        case movedMember
        /// Classes with an entry in an interface table.
        case interfaceClass
        /// Outlets, actions and inspectable properties in interface tables.
        case interfaceMember
    }

    private var numbers: [Rule: Int] = [:]

    package init() {}

    /// The number of uses of a rule.
    package subscript(rule: Rule) -> Int {
        get { numbers[rule] ?? 0 }
        set { numbers[rule] = newValue == 0 ? nil : newValue }
    }

    /// Adds the numbers of other counts.
    package static func += (a: inout RewriteCounts, b: RewriteCounts) { for rule in Rule.allCases { a[rule] += b[rule] } }
}

extension RewriteCounts: CustomStringConvertible {
    /// The rules that were used, with their counts, one rule per line.
    package var description: String {
        Rule.allCases.filter { self[$0] > 0 }.map { "\($0.rawValue): \(self[$0])" }.joined(separator: "\n")
    }
}
