/// Receives the events of a layer tree: the animations, and the calls of an app's code that start them.
package protocol LayerTreeObserver: AnyObject {
    /// Called when an animation was added to a layer in a tree, or when the animation's layer has entered a tree.
    func animationStarted(_ animation: AttachedAnimation)
    /// Called when an animation has ended. `finished` is false if the animation was removed before its end.
    func animationEnded(_ animation: AttachedAnimation, finished: Bool)
    /// Called when the progress of a driver was changed explicitly, and not by the time.
    func progressChanged(of driver: ProgressDriver)
    /// Called when the owner of a driver was started, paused, continued, reversed or stopped.
    func stateChanged(of driverOwner: any FrameUpdatable)
    /// Called before code of the app is called. Activities can be nested.
    func activityBegan(_ activity: Activity)
    /// Called after the call of the innermost activity.
    func activityEnded()
}
