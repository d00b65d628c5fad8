// @ts-check
// Clears the data of a device that was signed out while no page was open. Runs beside the form that
// asks for the pass code.

import { forget } from "/farewell.js";

forget();
