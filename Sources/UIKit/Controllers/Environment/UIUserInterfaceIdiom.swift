/// The kind of device for which an interface is designed.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay }
