// Nothing: the same answer as `_Testing_CoreGraphics`, for tests that import `Testing` and `UIKit`.
