#import <UIKit/UIKit.h>

@interface Sparkle : UIView
@end
