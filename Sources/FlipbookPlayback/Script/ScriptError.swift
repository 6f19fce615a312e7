/// An error in a script, or a failure of one of its steps, with its location.
nonisolated public struct ScriptError: Error, CustomStringConvertible {
    package let location: ScriptLocation
    package let message: String
    /// The location and the message, for example `a.script:3:5: there is no step 'tpa'`.
    public var description: String { "\(location): \(message)" }
}
