// A client imports FlipbookKit alone: `Scene`, `Tour` and `Device` come from FlipbookPlayback, and `Scene.makeStage` returns a `Stage`.
@_exported import FlipbookPlayback
@_exported import Stage
