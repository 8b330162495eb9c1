import pino from "pino";

import { environment } from "~/environment.server";

/** Structured lines on the console. Never personal data: no addresses, no form values, no query strings. */
export const log = pino({ level: environment.logLevel });
