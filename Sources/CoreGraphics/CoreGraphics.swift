// The geometry types have Apple's names, but are in a module of the engine, because the rasterizer is below this module and uses them.
@_exported import FlipbookGeometry
@_exported import Foundation
