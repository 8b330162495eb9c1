/** The largest form the public site accepts, in bytes: ten times what its longest form needs. */
export const largestForm = 64 * 1024;

// The longest form of the site has some thirty fields, lists of choices included.
const mostFields = 300;
/** The same of a table in the panel: two hundred rows of eight cells, and what stands around them. */
export const mostTableFields = 2000;

/**
 * Reads a posted form, or refuses it: the first line of every action.
 * A post from another origin never gets here: app/server answers it.
 * @throws {Response} 405 when it is no POST, 413 when too large, 400 when it cannot be read.
 */
export async function readPost(request: Request, limit = largestForm, fields = mostFields): Promise<FormData> {
  if (request.method !== "POST") throw refusal(405);
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw refusal(400);
  if ((sizeOf(request) ?? 0) > limit) throw refusal(413);

  const body = await readAtMost(request, limit);
  if (body === null) throw refusal(413);
  const form = onlyPlainFields(await parsed(body, type), fields);
  read.set(request, form);
  return form;
}

/** How many bytes a request brings, as it says itself; null where it does not. Of one that is too long app/server passes on only that. */
export function sizeOf({ headers }: Request): number | null {
  const said = headers.get("X-Refused-Bytes") ?? headers.get("Content-Length");
  return said === null ? null : Number(said);
}

const read = new WeakMap<Request, FormData>();

/** The form that a request brought, as far as it was read. */
export function formOf(request: Request): FormData | undefined {
  return read.get(request);
}

/** What was typed into the form that a request brought, as far as it was read; never a password or a key. */
export function fieldsOf(request: Request): [name: string, value: string][] {
  return [...(read.get(request) ?? [])].flatMap(([name, value]) =>
    typeof value === "string" && !isSecretField(name) ? [[name, value]] : [],
  );
}

/** Whether what is typed into a field of this name may come back in no page: a password, the key of a service. */
export function isSecretField(name: string): boolean {
  return /password|^key$/i.test(name);
}

async function parsed(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw refusal(400);
  }
}

/**
 * Leaves out fields that no form of ours has. The form library reads a name as a path and some as orders: `a[90000000]`
 * would become a list that long and keep the server busy for half a minute, `__intent__` is parsed as JSON.
 */
function onlyPlainFields(form: FormData, most: number): FormData {
  const plain = new FormData();
  let count = 0;
  for (const [name, value] of form) {
    if (++count > most) throw refusal(400);
    if (/^[a-z][\w-]*$/i.test(name)) plain.append(name, value);
  }
  return plain;
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // To its end, though nothing more of it is kept: who leaves off ends the connection, and its sender hears no answer.
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > limit ? null : new Uint8Array(Buffer.concat(chunks));
}

function refusal(status: 400 | 405 | 413): Response {
  const statusText = { 400: "Bad Request", 405: "Method Not Allowed", 413: "Payload Too Large" }[status];
  return new Response(statusText, { status, statusText });
}
