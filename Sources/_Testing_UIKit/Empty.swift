// This module is empty. It exists for the same reason as `_Testing_CoreGraphics`, for tests that import `Testing` and `UIKit`.
