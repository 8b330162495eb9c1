import type { TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Line ends, deletions and what takes the place of a selection, done by the editor. Left to the browser, it would carry the
 * colours of the joined lines over as inline styles, which the Content-Security-Policy forbids and complains of.
 */
export const editingKeys = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.isComposing || view.composing) return false;
    const edit = editOf(event, view);
    if (!edit) return false;
    event.preventDefault();
    view.dispatch({ ...edit, scrollIntoView: true });
    return true;
  },
});

function editOf({ inputType, data }: InputEvent, view: EditorView): TransactionSpec | null {
  const { state } = view;
  const { main } = state.selection;
  if (inputType === "insertParagraph" || inputType === "insertLineBreak") {
    return { ...state.replaceSelection("\n"), userEvent: "input" };
  }
  if (inputType === "insertText" && data && !main.empty) {
    return { ...state.replaceSelection(data), userEvent: "input.type" };
  }
  const [, unit, direction] = /^delete(Content|Word|SoftLine|HardLine)(Backward|Forward)$/.exec(inputType) ?? [];
  if (!unit) return null;
  if (!main.empty) return { ...state.replaceSelection(""), userEvent: "delete" };
  const isForward = direction === "Forward";
  const { head } = targetOf(unit, view, isForward);
  const [from, to] = head < main.head ? [head, main.head] : [main.head, head];
  return { changes: { from, to }, userEvent: "delete" };
}

function targetOf(unit: string, view: EditorView, isForward: boolean) {
  const { main } = view.state.selection;
  if (unit === "Content") return view.moveByChar(main, isForward);
  if (unit === "Word") return view.moveByGroup(main, isForward);
  return view.moveToLineBoundary(main, isForward);
}
