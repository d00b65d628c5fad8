// Runs beside the form that asks for the pass code, in a browser whose device was signed out while no
// page of it was open.

import { forget } from "/farewell.js";

forget();
