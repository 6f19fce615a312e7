#include "CApplicationRunner.h"
