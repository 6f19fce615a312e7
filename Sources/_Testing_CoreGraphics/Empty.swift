// This module is empty. Swift Testing has an overlay for Apple's CoreGraphics. Because of this overlay, the compiler looks for a module of
// this name wherever `Testing` and any module `CoreGraphics` are imported together. Without this module, tests that import both do not
// compile.
