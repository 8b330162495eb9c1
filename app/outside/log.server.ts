import pino from "pino";

/** Structured lines on the console. Never personal data: no addresses, no form values, no query strings. */
export const log = pino({ level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info") });
