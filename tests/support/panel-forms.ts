import { documentOf } from "./documents";
import { addressOf, moduleIn, type WalkedRoute, walkedRoutes, type wholeSite } from "./whole-site";

type Site = Awaited<ReturnType<typeof wholeSite>>;
type Rows = Parameters<typeof addressOf>[1];
export type Field = readonly [name: string, value: string];

/** A form or a button of the panel, as a page drew it. */
export type PanelForm = {
  route: WalkedRoute;
  /** The address it is sent to. */
  action: string;
  isMultipart: boolean;
  /** What a browser sends with one of its buttons. */
  fields: readonly Field[];
  /** What of it that button says. */
  pressed: readonly Field[];
  /** Names of all its buttons; a browser sends one of them. */
  buttons: readonly string[];
  /** Names whose values the page itself sets: choices, buttons, hidden ones. */
  chosen: readonly string[];
  /** Names that somebody types into. */
  typed: readonly string[];
  /** What tells the server which version of a record its editor had before them. */
  version: string | undefined;
};

/** Every guarded route that takes posts. */
export async function takingPosts(): Promise<WalkedRoute[]> {
  const taking: WalkedRoute[] = [];
  for (const route of walkedRoutes) {
    if (route.isGuarded && (await moduleIn(route.file)).action) taking.push(route);
  }
  return taking;
}

/** What one can ask of an action: each of its deeds, or the only one that it has. */
export async function intentsOf({ file }: WalkedRoute): Promise<readonly (string | undefined)[]> {
  return (await moduleIn(file)).action?.intents ?? [undefined];
}

/** One form of each kind on the pages of the panel, once for each of its buttons, and an empty one for a deed to which none of these pages leads. */
export async function panelForms(site: Site, rows: Rows, headers: Record<string, string>): Promise<PanelForm[]> {
  const taking = await takingPosts();
  const forms = new Map<string, PanelForm>();
  for (const page of walkedRoutes.filter(({ isGuarded }) => isGuarded)) {
    const address = addressOf(page, rows);
    const answer = await site(address, { headers });
    if (answer.status !== 200 || !/html/.test(answer.headers.get("Content-Type") ?? "")) continue;
    for (const form of documentOf(await answer.text()).forms) {
      if (form.method !== "post") continue;
      const action = form.getAttribute("action") ?? address;
      const route = taking.find((each) => addressOf(each, rows) === action);
      if (!route) continue;
      const all = controlsOf([...form.elements]);
      for (const press of pressesOf(form, all)) {
        const controls = controlsOf(meantBy(form, press));
        const drawnForm = { route, action, ...drawn(form, controls, press) };
        forms.set(`${action} ${intentOf(drawnForm)} ${press?.name ?? ""} ${namesIn(controls).join()}`, drawnForm);
      }
    }
  }
  const found = [...forms.values()];
  const none = { isMultipart: false, pressed: [], buttons: [], chosen: [], typed: [], version: undefined };
  for (const route of taking) {
    for (const intent of await intentsOf(route)) {
      if (found.some((form) => form.route === route && (!intent || intentOf(form) === intent))) continue;
      const fields: readonly Field[] = intent === undefined ? [] : [["intent", intent]];
      found.push({ route, action: addressOf(route, rows), ...none, fields });
    }
  }
  return found;
}

/** The deed that a form asks for: of several the last counts, as the panel reads it. */
export function intentOf({ fields }: Pick<PanelForm, "fields">): string | undefined {
  return fields.findLast(([name]) => name === "intent")?.[1];
}

type Control = { name: string; value: string; type: string; checked: boolean };

/** What a button is about: of a form with parts its own, or what stands in none of them. The others only go along. */
function meantBy(form: HTMLFormElement, press: Control | undefined): Element[] {
  const versions = [...form.querySelectorAll("input[name^=version-]")];
  const own = versions.find((each) => each.getAttribute("name") === `version-${press?.value}`)?.parentElement;
  const others = versions.flatMap(({ parentElement }) => (parentElement && parentElement !== own ? parentElement : []));
  return [...form.elements].filter((each) => !others.some((part) => part.contains(each)));
}

function controlsOf(elements: readonly Element[]): Control[] {
  return elements.flatMap((element) => {
    const [name = "", value = "", type = ""] = ["name", "value", "type"].map((key) =>
      String(Reflect.get(element, key) ?? ""),
    );
    return name === "" ? [] : [{ name, value, type, checked: Reflect.get(element, "checked") === true }];
  });
}

function namesIn(controls: readonly Control[]): string[] {
  return [...new Set(controls.map(({ name }) => name))].sort();
}

/**
 * The buttons by which a form is sent, one of each name and one of each deed. One without a name is the one that saves; the others of
 * such a form do something by the way.
 */
function pressesOf(form: HTMLFormElement, controls: readonly Control[]): (Control | undefined)[] {
  const buttons = [...form.elements].filter((element) => Reflect.get(element, "type") === "submit");
  // What saves all parts of a form saves those that are right.
  const named = controls.filter(({ type, value }) => type === "submit" && value !== "all");
  if (named.length === 0 || buttons.some((button) => !button.getAttribute("name"))) return [undefined];
  return [...new Map(named.map((press) => [press.name === "intent" ? press.value : press.name, press])).values()];
}

function drawn(
  form: HTMLFormElement,
  all: readonly Control[],
  press: Control | undefined,
): Omit<PanelForm, "route" | "action"> {
  const controls = all.filter(({ type }) => type !== "file" && type !== "button");
  const isPress = ({ name, value, type }: Control) =>
    type === "submit" && name === press?.name && value === press.value;
  const isSent = ({ type, checked }: Control) => type !== "submit" && (!/radio|checkbox/.test(type) || checked);
  const sent = controls.filter((control) => isSent(control) || isPress(control));
  // In the order of the page, as a browser sends them.
  const fields = sent.map(({ name, value }): Field => [name, value]);
  const names = (isOne: (control: Control) => boolean) => [...new Set(controls.filter(isOne).map(({ name }) => name))];
  return {
    isMultipart: form.enctype === "multipart/form-data",
    fields,
    pressed: fields.filter((_, index) => sent.slice(index, index + 1).some(isPress)),
    buttons: names(({ type }) => type === "submit"),
    // The order of pictures is none of a few values: numbers that name nothing are passed over.
    chosen: names(({ type, name }) => /^(select|radio|submit|hidden)/.test(type) && name !== "order"),
    typed: names(({ type }) => /^(text|email|tel|url|number|date|password|search)/.test(type)),
    version: controls.find(({ name }) => /^(version(-.*)?|savedAt)$/.test(name))?.name,
  };
}
