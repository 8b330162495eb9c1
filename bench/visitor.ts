import { formOf, formWithFiles, visit, type VisitAnswer } from "./visits";

/** A browser that keeps its cookies: an admin's who is signed in, or a visitor's. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  private constructor(private readonly site: string) {}

  /** @param cookie one that the browser has from the beginning */
  static unknown(site: string, cookie?: string): Visitor {
    const visitor = new Visitor(site);
    const [name, value] = cookie?.split("=") ?? [];
    if (name !== undefined && value !== undefined) visitor.#cookies.set(name, value);
    return visitor;
  }

  /** Signs in as a person does. @throws {Error} where that is refused */
  static async signIn(site: string, { email, password }: { email: string; password: string }): Promise<Visitor> {
    const visitor = new Visitor(site);
    const answer = await visitor.send("/admin/login", { email, password });
    if (answer.status !== 303 && answer.status !== 302) throw new Error(`Signing in was answered ${answer.status}.`);
    return visitor;
  }

  async open(path: string): Promise<VisitAnswer> {
    return this.#keep(await visit(this.site, { path, headers: this.headers({}) }, false, 30_000));
  }

  async send(path: string, fields: Readonly<Record<string, string>> | URLSearchParams): Promise<VisitAnswer> {
    const form = formOf(fields);
    return this.#keep(await visit(this.site, { path, ...form, headers: this.headers(form.headers) }, false, 30_000));
  }

  async sendFiles(path: string, files: readonly { name: string; bytes: Buffer }[]): Promise<VisitAnswer> {
    const form = new FormData();
    form.set("kind", "photo");
    for (const { name, bytes } of files) form.append("images", new File([new Uint8Array(bytes)], name), name);
    const sent = await formWithFiles(form);
    return this.#keep(await visit(this.site, { path, ...sent, headers: this.headers(sent.headers) }, false, 60_000));
  }

  headers(others: Readonly<Record<string, string>>): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return {
      ...others,
      "Accept-Encoding": "identity",
      "X-Forwarded-For": "192.0.2.7",
      ...(cookie ? { Cookie: cookie } : {}),
    };
  }

  #keep(answer: VisitAnswer): VisitAnswer {
    for (const cookie of answer.cookies) {
      const [name = "", ...value] = cookie.split("=");
      // Taken back: the message after a form, once it was shown.
      if (value.join("=") === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value.join("="));
    }
    return answer;
  }
}
