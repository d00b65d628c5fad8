// @ts-check
// The scripts that views need.

import "/files.js";
import "/fits.js";
import "/focus.js";
import "/growing.js";
import "/longpress.js";
import "/menus.js";
import "/notifications.js";
import "/radios.js";
import "/reorder.js";
import "/scene.js";
import "/search.js";
import "/shortcuts.js";
import "/steppers.js";
import "/swipe.js";
import "/taps.js";
import "/textsize.js";
import "/timers.js";
import "/titles.js";
import "/undo.js";
