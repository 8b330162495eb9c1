import { type Command } from "prosemirror-state";
import { addRowAfter, goToNextCell, isInTable } from "prosemirror-tables";

/**
 * Tab in a table goes to its next cell, and from the last one to a new row; Shift+Tab goes back. After Escape the next Tab leaves
 * the text, as it does outside of tables: whoever uses the keyboard alone must come out.
 */
export function tableKeys(): Readonly<Record<"Tab" | "Shift-Tab" | "Escape", Command>> {
  let leaves = false;
  const inTable =
    (command: Command): Command =>
    (state, dispatch, view) => {
      if (!isInTable(state) || leaves) {
        leaves = false;
        return false;
      }
      return command(state, dispatch, view);
    };
  return {
    Tab: inTable((state, dispatch, view) => {
      if (goToNextCell(1)(state, dispatch, view)) return true;
      if (!view || !addRowAfter(state, dispatch)) return false;
      return goToNextCell(1)(view.state, view.dispatch, view);
    }),
    // Before the first cell there is nothing to go to; the caret stays.
    "Shift-Tab": inTable((state, dispatch, view) => goToNextCell(-1)(state, dispatch, view) || true),
    Escape: (state) => {
      leaves = isInTable(state);
      return false;
    },
  };
}
