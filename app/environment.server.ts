import { resolve } from "node:path";

import { z } from "zod";

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

const endpointNames = ["ARTICLE_API_URL", "ARTICLE_API_KEY", "ARTICLE_MODEL"] as const;
const storeNames = [
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_REGION",
  "BACKUP_S3_KEY_ID",
  "BACKUP_S3_SECRET",
] as const;

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("data"),
  UPLOADS_DIR: z.string().min(1).default("uploads"),
  BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://www.example.com" })
    .transform((url) => url.replace(/\/+$/, ""))
    // Every path of the site begins at its origin.
    .refine((url) => /^[^:]+:\/\/[^/?#@]+$/.test(url), "must end with the host, like https://www.example.com")
    .optional(),
  OWNER_EMAIL: z.email("must be an e-mail address").default("owner@xamfra.example"),
  SESSION_SECRET: z.string().min(16, "must be at least 16 characters long").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an address like smtp://user:password@host:587" }).optional(),
  ARTICLE_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://api.example.com/v1" })
    // The address of the verb itself is what a service's documentation shows first.
    .transform((url) => url.replace(/\/+$/, "").replace(/\/chat\/completions$/, ""))
    .optional(),
  ARTICLE_API_KEY: z.string().min(1).optional(),
  ARTICLE_MODEL: z.string().min(1).optional(),
  ALLOW_PRIVATE_SERVICES: flag.default(false),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address like https://s3.eu-west-3.amazonaws.com" })
    .optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket: 3 to 63 small letters, digits, . and -")
    .optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be a region like eu-west-3, or auto")
    .optional(),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w./-]{1,200}$/, "must be letters, digits, . _ - and /")
    // A folder, however it was written.
    .transform((prefix) => `${prefix.replace(/^\/+|\/+$/g, "")}/`)
    .optional(),
  PURGE_URL: z.url({ protocol: /^https?$/, error: "must be an address like http://127.0.0.1:6081/" }).optional(),
  FORM_RATE_LIMIT: wholeNumber(1, 100_000).default(5),
  VISITOR_MAIL_LIMIT: wholeNumber(2, 100_000).default(60),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

// The part of a writer's endpoint that somebody forgot is noticed at the start, not by the first batch.
const settings = variables.superRefine((given, context) => {
  for (const names of [endpointNames, storeNames]) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      const message = `must be set too: ${names.join(", ")} belong together, all of them or none`;
      context.addIssue({ code: "custom", path: [name], message });
    }
  }
});

/** Storage that speaks the protocol of S3, to which backups are copied. */
export type BackupStore = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Empty, or a folder with a slash at its end. */
  readonly prefix: string;
};

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
  /** A service that writes articles by the chat protocol of OpenAI; it is used where the settings of the site say so. */
  readonly articleEndpoint:
    { readonly url: string; readonly key: string; readonly model: string; readonly isOperators: true } | undefined;
  /** Whether a service that the settings of the site name may be in the server's own network. */
  readonly allowPrivateServices: boolean;
  /** Where backups are copied; undefined where they stay on this machine only. */
  readonly backupStore: BackupStore | undefined;
  /** Where a cache in front is told that pages have changed; undefined where there is none. */
  readonly purgeUrl: string | undefined;
  /** Posts per ten minutes and hashed address before further ones count as suspected spam. */
  readonly formRateLimit: number;
  /** Mails an hour that visitors cause to addresses nobody has confirmed; half as many about messages to the agent. */
  readonly visitorMailLimit: number;
  readonly trustProxy: boolean;
  /** From which weight on lines are logged. */
  readonly logLevel: string;
};

/**
 * Reads the settings of "Running it" from the environment.
 * @throws {Error} naming each setting that cannot be used, so that a start fails at once and says why.
 */
export function readEnvironment(given: Record<string, string | undefined>): Environment {
  // An empty variable in a shell or a fly.toml means "not set".
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const read = settings.safeParse(set);
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
    articleEndpoint: endpointOf(value),
    allowPrivateServices: value.ALLOW_PRIVATE_SERVICES,
    backupStore: storeOf(value),
    purgeUrl: value.PURGE_URL,
    formRateLimit: value.FORM_RATE_LIMIT,
    visitorMailLimit: value.VISITOR_MAIL_LIMIT,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === "test" ? "silent" : "info"),
  };
}

function endpointOf(value: z.output<typeof settings>): Environment["articleEndpoint"] {
  const { ARTICLE_API_URL: url, ARTICLE_API_KEY: key, ARTICLE_MODEL: model } = value;
  return url !== undefined && key !== undefined && model !== undefined
    ? { url, key, model, isOperators: true }
    : undefined;
}

function storeOf(value: z.output<typeof settings>): BackupStore | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region } = value;
  const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_PREFIX: prefix = "" } = value;
  if (!endpoint || !bucket || !region || !keyId || !secret) return undefined;
  return { endpoint, bucket, region, keyId, secret, prefix };
}

export const environment = readEnvironment(process.env);
