// The geometry types have Apple's names, but are in the module FlipbookGeometry, because the rasterizer uses them and cannot import this
// module.
@_exported import FlipbookGeometry
@_exported import Foundation
