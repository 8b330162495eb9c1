// A kept mail is a file for mail programs: long lines are broken, letters beyond ASCII are written as codes. Read as it is,
// its link would be cut in two.
const shown = ["From", "To", "Reply-To", "Subject", "Date"];

/** The mail as a person reads it: who, to whom, about what, when, and its text. @param file the whole of an .eml file */
export function readableMail(file: string): string {
  const { headers, body } = partsOf(file);
  const lines = shown.flatMap((name) => {
    const value = headers.get(name.toLowerCase());
    return value ? [`${name}: ${decodedWords(value)}`] : [];
  });
  return `${lines.join("\n")}\n\n${decodedBody(body, headers.get("content-transfer-encoding") ?? "")}`;
}

/** The address that a mail goes to; "" where it names none. @param file the whole of an .eml file */
export function recipientOf(file: string): string {
  const to = partsOf(file).headers.get("to") ?? "";
  return (/<([^<>]*)>\s*$/.exec(to)?.[1] ?? to).trim();
}

function partsOf(file: string): { headers: Map<string, string>; body: string } {
  const mail = file.replaceAll("\r\n", "\n");
  const end = mail.indexOf("\n\n");
  const head = end === -1 ? mail : mail.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end === -1 ? "" : mail.slice(end + 2) };
}

function decodedBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "quoted-printable":
      return fromQuotedPrintable(body);
    case "base64":
      return Buffer.from(body, "base64").toString("utf8");
    default:
      return body;
  }
}

/** Headers spell what is beyond ASCII as `=?UTF-8?Q?Xamfr=C3=A0?=` (RFC 2047). */
function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : fromQuotedPrintable(text.replaceAll("_", " ")),
    );
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\n/g, "");
  // Code by code would tear the letters apart that take several.
  return joined.replace(/(?:=[\dA-F]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll("=", ""), "hex").toString("utf8"),
  );
}
