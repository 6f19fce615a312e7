/// The built-in animation of a presentation and its dismissal.
nonisolated public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
