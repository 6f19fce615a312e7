// This module is empty. Without it, tests that import both `Testing` and `UIKit` do not compile. The reason is explained in the module
// `_Testing_CoreGraphics`.
