/// A flag that is set as long as no layer of a tree has had a time of its own, for example because of its `speed`. In nearly all trees it
/// stays set. After it has been cleared, it is never set again.
final class SharedTimeFlag {
    var isSet = true
}
