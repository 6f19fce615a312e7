/// The kind of a change. It is always `setting`, because the elements of collections are not observed.
nonisolated public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
