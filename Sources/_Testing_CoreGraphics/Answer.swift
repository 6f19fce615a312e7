// Nothing. Swift Testing brings an overlay for Apple's CoreGraphics and has the compiler look for this module wherever `Testing` meets a
// `CoreGraphics`, also where that is ours. Without a module of this name no test that imports both would compile.
