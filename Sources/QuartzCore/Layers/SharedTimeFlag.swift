/// A flag that is set while all layers of a tree have the tree's time, as in nearly all trees. After it has been cleared,
/// it is never set again.
final class SharedTimeFlag {
    var isSet = true
}
