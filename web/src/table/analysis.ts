/** The parts of an analysis that the page draws. */
import type { components } from "../api/types";

export type Analysis = components["schemas"]["Analysis"];
