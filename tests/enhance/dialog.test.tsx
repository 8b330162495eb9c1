import { fireEvent } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { openDialogs } from "~/enhance/dialog";

type Answer = (html: string) => void;

// jsdom has the element and not what it does.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});

let answers: Answer[] = [];
let fails: (() => void)[] = [];
const asks = vi.fn(() => false);

beforeAll(() => {
  document.body.innerHTML = `
    <a href="/contact" data-dialog>Contact</a>
    <a href="/valuation" data-dialog>Valuation</a>
    <dialog id="page-dialog" data-leave-question="Leave?" data-offline="Offline"><div data-dialog-body></div></dialog>`;
  openDialogs();
});
beforeEach(() => {
  answers = [];
  fails = [];
  vi.stubGlobal("confirm", asks);
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    return new Promise((resolve, reject) => {
      if (method === "POST") fails.push(() => reject(new TypeError("Failed to fetch")));
      answers.push((html) => resolve({ url, redirected: false, text: () => Promise.resolve(html) }));
    });
  });
});
afterEach(() => {
  dialog().close();
  vi.unstubAllGlobals();
  asks.mockClear();
});

describe("the dialog", () => {
  test("is one step of the history however often its link is pressed, and shows what was asked for last", async () => {
    const before = history.length;
    press("Contact");
    press("Contact");
    press("Valuation");
    expect(answers).toHaveLength(3);
    answers[2]?.(page("Free valuation"));
    await expect.poll(() => dialog().open).toBe(true);
    answers[0]?.(page("Contact us"));
    answers[1]?.(page("Contact us"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(dialog().textContent).toContain("Free valuation");
    expect(history.length - before).toBe(1);
  });

  test("asks at a step back too, and stays with what was typed where the answer is no", async () => {
    await opened(`<input name="name" />`);
    fireEvent.input(find("input", HTMLInputElement), { target: { value: "Ana" } });
    const before = history.length;
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(asks).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
    expect(find("input", HTMLInputElement).value).toBe("Ana");
    // The step that was taken back is made again, so that the next one asks too.
    expect(history.length).toBe(before + 1);
    asks.mockReturnValueOnce(true);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(dialog().open).toBe(false);
  });

  test("stays open for whoever closes it and at once asks for another", async () => {
    await opened("");
    // A browser takes a step back when it has time for it; jsdom forgets it where a new one is made meanwhile.
    vi.spyOn(history, "back").mockImplementationOnce(() => {
      setTimeout(() => window.dispatchEvent(new PopStateEvent("popstate")), 30);
    });
    pressEscape();
    press("Valuation");
    answers[1]?.(page("Free valuation"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(dialog().textContent).toContain("Free valuation");
    expect(dialog().open).toBe(true);
  });

  test("opens again where the browser never takes the step back", async () => {
    await opened("");
    vi.spyOn(history, "back").mockImplementationOnce(() => undefined);
    pressEscape();
    press("Valuation");
    answers[1]?.(page("Free valuation"));
    await expect.poll(() => dialog().open, { timeout: 5000 }).toBe(true);
  });

  test("asks before it closes where only something was chosen from a list", async () => {
    await opened(`<select name="type"><option value="">Any</option><option value="flat">Flat</option></select>`);
    fireEvent.change(find("select", HTMLSelectElement), { target: { value: "flat" } });
    pressEscape();
    expect(asks).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });

  test("asks before it closes where answers came back to be corrected", async () => {
    await opened(`<form method="post" action="/contact"><input name="firstName"><button>Send</button></form>`);
    fireEvent.submit(find("form", HTMLFormElement));
    answers[1]?.(page("Contact us", `<form method="post"><input name="firstName" value="Ana"></form>`));
    await expect.poll(() => find("input", HTMLInputElement).value).toBe("Ana");
    pressEscape();
    expect(asks).toHaveBeenCalledTimes(1);
  });

  test("says beside the button that nothing could be sent, and that something is being sent", async () => {
    await opened(`<form method="post" action="/contact"><input name="firstName"><p role="alert" hidden data-form-message></p>
      <button>Send</button><span role="status" data-busy-label="Sending"></span></form>`);
    fireEvent.submit(find("form", HTMLFormElement));
    expect(find("[role=status]", HTMLElement).textContent).toBe("Sending");
    expect(find("form button", HTMLButtonElement).ariaDisabled).toBe("true");
    fails[0]?.();
    await expect.poll(() => find("[role=alert]", HTMLElement).textContent).toBe("Offline");
    expect(find("[role=alert]", HTMLElement).hidden).toBe(false);
    expect(find("[role=status]", HTMLElement).textContent).toBe("");
    expect(find("form button", HTMLButtonElement).ariaDisabled).toBeNull();
  });

  test("closes without a word where nothing was answered", async () => {
    await opened(`<input name="firstName"><select name="type"><option selected>Any</option></select>`);
    pressEscape();
    expect(asks).not.toHaveBeenCalled();
    expect(dialog().open).toBe(false);
  });
});

function page(title: string, form = ""): string {
  return `<title>${title}</title><div data-dialog-part><h1 tabindex="-1">${title}</h1>${form}</div>`;
}

async function opened(form: string) {
  press("Contact");
  answers[0]?.(page("Contact us", form));
  await expect.poll(() => dialog().open).toBe(true);
}

function press(link: string) {
  const found = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === link);
  if (found) fireEvent.click(found);
}

function pressEscape() {
  fireEvent(dialog(), new Event("cancel", { cancelable: true }));
}

function dialog() {
  return find("dialog", HTMLDialogElement);
}

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not there`);
  return found;
}
