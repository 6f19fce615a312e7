import CSDLWindow

extension SDL_Event {
    /// Creates an event whose other fields are zero. With `SDL_Event(type:)`, which Swift derives from the C union, they would be
    /// undefined.
    nonisolated init(_ type: SDL_EventType) {
        self.init()
        self.type = type.rawValue
    }
}
