import { formOf, formWithFiles, visit, type VisitAnswer } from "./visits";

/** An admin who is signed in, in a browser that keeps its cookies. */
export class Panel {
  readonly #cookies = new Map<string, string>();

  private constructor(private readonly site: string) {}

  /** Signs in as a person does. @throws {Error} where that is refused */
  static async signIn(site: string, { email, password }: { email: string; password: string }): Promise<Panel> {
    const panel = new Panel(site);
    const answer = await panel.send("/admin/login", { email, password });
    if (answer.status !== 303 && answer.status !== 302) throw new Error(`Signing in was answered ${answer.status}.`);
    return panel;
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
      this.#cookies.set(name, value.join("="));
    }
    return answer;
  }
}
