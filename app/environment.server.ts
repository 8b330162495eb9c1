import { resolve } from "node:path";

import { z } from "zod";

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("data"),
  UPLOADS_DIR: z.string().min(1).default("uploads"),
  BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://www.example.com" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  OWNER_EMAIL: z.email("must be an e-mail address").default("owner@xamfra.example"),
  SESSION_SECRET: z.string().min(16, "must be at least 16 characters long").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an address like smtp://user:password@host:587" }).optional(),
  FORM_RATE_LIMIT: wholeNumber(1, 100_000).default(5),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

export type Environment = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Absolute folder of the database, secrets, outbox and backups. */
  readonly dataDir: string;
  /** Absolute folder of the photos. */
  readonly uploadsDir: string;
  /** Public origin without a slash at its end; undefined means: as the request says. */
  readonly baseUrl: string | undefined;
  readonly ownerEmail: string;
  readonly sessionSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Posts per ten minutes and hashed address before further ones count as suspected spam. */
  readonly formRateLimit: number;
  readonly trustProxy: boolean;
  /** From which weight on lines are logged. */
  readonly logLevel: string;
};

/**
 * Reads the settings of "Running it" from the environment.
 * @throws {Error} naming each setting that cannot be used, so that a start fails at once and says why.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // An empty variable in a shell or a fly.toml means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const read = settings.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${lines.join("\n")}`);
  }
  const value = read.data;
  return {
    isProduction: value.NODE_ENV === "production",
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    uploadsDir: resolve(value.UPLOADS_DIR),
    baseUrl: value.BASE_URL,
    ownerEmail: value.OWNER_EMAIL,
    sessionSecret: value.SESSION_SECRET,
    smtpUrl: value.SMTP_URL,
    formRateLimit: value.FORM_RATE_LIMIT,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === "test" ? "silent" : "info"),
  };
}

export const environment = readEnvironment(process.env);
