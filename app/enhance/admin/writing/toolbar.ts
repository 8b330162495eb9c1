import type { EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";

import { hasMark, tools } from "./commands";
import { articleSchema } from "./schema";

/** What a button opens instead of doing something at once. */
export type Asking = Readonly<Record<string, (view: EditorView) => void>>;

/** Ties the buttons to the text. @returns keeps them as the text is */
export function tieToolbar(toolbar: HTMLElement, view: EditorView, asking: Asking): (state: EditorState) => void {
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>("button[data-command]")];
  const shown = () => buttons.filter((button) => button.offsetParent !== null);
  const show = (state: EditorState) => {
    toolbar.querySelector<HTMLElement>("[data-table-tools]")?.toggleAttribute("hidden", !isInTable(state));
    for (const button of buttons) draw(button, state);
    // One of them is reached by Tab, and it must be there.
    const reached = shown().find(({ tabIndex }) => tabIndex === 0);
    if (!reached) moveTo(shown()[0] ?? buttons[0], false);
  };
  const moveTo = (button: HTMLButtonElement | undefined, takesFocus = true) => {
    if (!button) return;
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
    if (takesFocus) button.focus();
  };

  // The selection stays, and so does the keyboard of a phone.
  toolbar.addEventListener("mousedown", (event) => event.preventDefault());
  toolbar.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("[data-command]") : null;
    const command = button?.dataset.command;
    if (!button || !command || button.ariaDisabled === "true") return;
    moveTo(button, false);
    const isByKey = document.activeElement === button;
    if (asking[command]) return asking[command](view);
    tools[command]?.run(view.state, view.dispatch, view);
    // By keyboard the button keeps the focus, to be pressed again; a finger goes on writing.
    if (!isByKey) view.focus();
  });
  toolbar.addEventListener("keydown", (event) => {
    const all = shown();
    const here = all.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") view.focus();
    else if (to === undefined) return;
    else moveTo(all.at(to % all.length));
    event.preventDefault();
  });
  return show;
}

/** The button that Tab leads to takes the focus. */
export function focusToolbar(toolbar: HTMLElement): void {
  toolbar.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
}

function draw(button: HTMLButtonElement, state: EditorState) {
  const command = button.dataset.command ?? "";
  const tool = tools[command];
  if (button.ariaPressed !== null) {
    const link = articleSchema.marks.link;
    const isOn = tool?.isOn?.(state) ?? (command === "link" && link !== undefined && hasMark(state, link));
    if (button.ariaPressed !== String(isOn)) button.ariaPressed = String(isOn);
  }
  if (!tool) return;
  const can = tool.run(state);
  // It can still be reached: what is greyed out is read out as such.
  button.ariaDisabled = can ? null : "true";
}
