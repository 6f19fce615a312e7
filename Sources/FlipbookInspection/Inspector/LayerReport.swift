import CoreGraphics
import FlipbookMotion

/// The properties and animations of one layer at one time, as rows of texts that are grouped in sections.
package nonisolated struct LayerReport: Equatable, Sendable {
    /// Rows with a common heading.
    package struct Section: Equatable, Sendable {
        package var title: String
        package var rows: [Row]
        /// The keys that change the values of the rows, or nil.
        package var hint: String?

        /// The heading: the title, and the hint if there is one.
        package var heading: String { hint.map { "\(title) · \($0)" } ?? title }

        package init(_ title: String, _ rows: [Row]) { (self.title, self.rows) = (title, rows) }
    }

    /// A property with its value.
    package struct Row: Equatable, Sendable {
        /// The emphasis of a row.
        package enum Emphasis: Equatable, Sendable {
            case none
            /// The row describes an object that is active, such as a gesture recognizer that recognizes a gesture.
            case active
            /// The row describes a problem, such as a broken constraint.
            case problem
            /// The row is less important, such as an inactive gesture recognizer.
            case secondary
        }

        package var title: String
        /// The value of the model.
        package var value: String
        /// The displayed value if an animation makes it different from the value of the model, otherwise nil.
        package var shownValue: String?
        /// The color of the model if the value is a color, otherwise nil.
        package var color: CGColor?
        /// The displayed color if it differs from the color of the model, otherwise nil.
        package var shownColor: CGColor?
        package var emphasis = Emphasis.none
        /// The animation that the row describes, or nil.
        package var animation: AnimationState?
        /// The line of code that started the animation or activated the constraint, or nil if it is not known.
        package var line: SourceLine?

        package init(_ title: String, _ value: String, shown: String? = nil, emphasis: Emphasis = .none, line: SourceLine? = nil) {
            (self.title, self.value, self.emphasis, self.line) = (title, value, emphasis, line)
            if let shown, shown != value { shownValue = shown }
        }
    }

    /// The state of an animation at one time.
    package struct AnimationState: Equatable, Sendable {
        /// The number in the timeline, or nil if the animation was not recorded.
        package var number: Int?
        /// The number of the group in the timeline, or nil.
        package var group: Int?
        package var curve: TimingCurve
        /// The duration of a cycle in seconds.
        package var duration: Double
        /// The delay in seconds.
        package var delay: Double
        /// The part of the current cycle that has passed, 0…1.
        package var fraction: Double
        /// The progress, which the curve computes from the fraction.
        package var progress: Double
        /// Whether the animation waits for its start.
        package var isWaiting: Bool
        /// The states of the animator that drives the animation. Empty without an animator.
        package var states: [String] = []
        /// The return addresses of the calls that have created the animation, or an empty array if they are not known.
        package var returnAddresses: [UInt] = []
        /// Whether the timing was changed in the inspector.
        package var isEdited = false
        /// Whether the duration in the call has no effect, because the block around the call determines the duration.
        package var inheritsDuration = false
        /// The index of the current state in `states`, or nil without an animator.
        package var currentState: Int?
    }

    /// The serial number of the layer.
    package var layer: Int
    package var name: String
    package var sections: [Section]

    /// Returns the section with a title, or nil.
    package func section(_ title: String) -> Section? { sections.first { $0.title == title } }
    /// Returns the row with a title in a section, or nil.
    package func row(_ title: String, in section: String) -> Row? { self.section(section)?.rows.first { $0.title == title } }
    /// The states of the animations, in the order of the rows.
    package var animations: [AnimationState] { sections.flatMap(\.rows).compactMap(\.animation) }
}
