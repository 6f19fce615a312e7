/// The title of the Return key on the on-screen keyboard.
nonisolated public enum UIReturnKeyType: Int, Sendable {
    /// The title "return".
    case `default`
    /// The title "go".
    case go
    /// The title "google".
    case google
    /// The title "join".
    case join
    /// The title "next".
    case next
    /// The title "route".
    case route
    /// The title "search".
    case search
    /// The title "send".
    case send
    /// The title "yahoo".
    case yahoo
    /// The title "done".
    case done
    /// The title "call".
    case emergencyCall
    /// The title "continue".
    case `continue`

    var title: String {
        switch self {
        case .default: "return"
        case .emergencyCall: "call"
        default: String(describing: self)
        }
    }
}
