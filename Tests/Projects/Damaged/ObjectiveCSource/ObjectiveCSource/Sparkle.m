#import "Sparkle.h"

@implementation Sparkle
@end
