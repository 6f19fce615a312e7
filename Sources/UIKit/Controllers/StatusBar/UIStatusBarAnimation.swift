/// The animation with which the status bar is shown and hidden.
nonisolated public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
