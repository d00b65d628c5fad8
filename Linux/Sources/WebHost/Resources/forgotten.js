// @ts-check
// Clears the data of a device that was signed out while no page was open. Runs on the page that
// asks for the pass code.

import { forget } from "/farewell.js";

forget();
