/// The title of the Return key on the on-screen keyboard.
nonisolated public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var title: String {
        switch self {
        case .default: "return"
        case .emergencyCall: "call"
        default: String(describing: self)
        }
    }
}
