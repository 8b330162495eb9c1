import type { BackupStore } from "~/environment.server";

/** Why an archive is not copied elsewhere or does not come back, in words for whoever runs the site. */
export class CopyFault extends Error {}

const ofNetwork =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS|CERT_|DEPTH_|SELF_SIGNED|UNABLE_)/;
const ofTime = /^(?:TimeoutError|AbortError|RequestTimeout|ETIMEDOUT|ESOCKETTIMEDOUT)/;
const ofKey = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|Unauthorized|403|401)/;
const ofRoom = /^(?:QuotaExceeded|EntityTooLarge|InsufficientStorage|507)/;

/** What went wrong between us and the storage. Never says the key. */
export function copyFaultOf(error: unknown, { endpoint, bucket, keyId, secret }: BackupStore): CopyFault {
  if (error instanceof CopyFault) return error;
  const { host } = new URL(endpoint);
  const names = namesOf(error);
  const is = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (is(/^(?:ENOSPC|EDQUOT)/)) return new CopyFault("The disk is full. Make room, then try again.");
  if (is(/^NoSuchBucket/))
    return new CopyFault(`${host} has no bucket ${bucket}. Make it, or correct BACKUP_S3_BUCKET.`);
  if (is(/^(?:NoSuchKey|NotFound|404)/)) return new CopyFault(`${host} has no such backup.`);
  if (is(ofKey))
    return new CopyFault(`${host} refuses the key. See BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and its rights.`);
  if (is(ofRoom)) return new CopyFault(`${host} has no room left for us.`);
  if (is(ofTime)) return new CopyFault(`${host} did not answer in time.`);
  if (is(ofNetwork)) return new CopyFault(`${host} cannot be reached, or broke the connection off.`);
  const said = error instanceof Error ? error.message : String(error);
  return new CopyFault(`${host} did not do it: ${said.replaceAll(secret, "…").replaceAll(keyId, "…").slice(0, 200)}`);
}

/** Everything by which an error and its causes are called. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    names.push(each.name);
    if ("code" in each) names.push(String(each.code));
    if ("Code" in each) names.push(String(each.Code));
    if ("$metadata" in each && typeof each.$metadata === "object" && each.$metadata !== null) {
      if ("httpStatusCode" in each.$metadata) names.push(String(each.$metadata.httpStatusCode));
    }
    if (each.message.includes("did not establish a connection") || each.message.includes("timed out")) {
      names.push("TimeoutError");
    }
  }
  return names;
}
