import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { type MarkType, type Node, type NodeType, type ResolvedPos } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from "prosemirror-tables";

import { articleSchema as schema } from "./schema";

const { nodes, marks } = schema;

/** What a button or a key does. `isOn` says whether its effect is there already; without it, the button does something once. */
export type Tool = { run: Command; isOn?: (state: EditorState) => boolean };

export const tools: Readonly<Record<string, Tool>> = {
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: mark(need(marks.strong)),
  italic: mark(need(marks.em)),
  bulletList: list(need(nodes.bullet_list), need(nodes.ordered_list)),
  orderedList: list(need(nodes.ordered_list), need(nodes.bullet_list)),
  sink: { run: sinkListItem(need(nodes.list_item)) },
  lift: { run: liftListItem(need(nodes.list_item)) },
  quote: {
    run: (state, dispatch) =>
      isInside(state.selection.$from, nodes.blockquote)
        ? lift(state, dispatch)
        : wrapIn(need(nodes.blockquote))(state, dispatch),
    isOn: (state) => isInside(state.selection.$from, nodes.blockquote),
  },
  table: { run: insertTable },
  undo: { run: undo },
  redo: { run: redo },
  rowBefore: { run: addRowBefore },
  rowAfter: { run: addRowAfter },
  columnBefore: { run: addColumnBefore },
  columnAfter: { run: addColumnAfter },
  headerRow: { run: toggleHeaderRow },
  deleteRow: { run: deleteRow },
  deleteColumn: { run: deleteColumn },
  deleteTable: { run: deleteTable },
};

/** A line end within a paragraph; out of code with it. */
export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(need(nodes.hard_break).create()).scrollIntoView());
  return true;
});

function heading(level: number): Tool {
  const type = need(nodes.heading);
  const isOn = (state: EditorState) => {
    const { parent } = state.selection.$from;
    return parent.type === type && parent.attrs.level === level;
  };
  return {
    run: (state, dispatch, view) =>
      isOn(state)
        ? setBlockType(need(nodes.paragraph))(state, dispatch, view)
        : setBlockType(type, { level })(state, dispatch, view),
    isOn,
  };
}

function mark(type: MarkType): Tool {
  return { run: toggleMark(type), isOn: (state) => hasMark(state, type) };
}

export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function list(type: NodeType, other: NodeType): Tool {
  return {
    run: (state, dispatch, view) => {
      const around = listAround(state.selection.$from);
      if (!around) return wrapInList(type)(state, dispatch);
      if (around.node.type === type) return liftListItem(need(nodes.list_item))(state, dispatch, view);
      if (around.node.type !== other) return false;
      dispatch?.(state.tr.setNodeMarkup(around.at, type));
      return true;
    },
    isOn: (state) => listAround(state.selection.$from)?.node.type === type,
  };
}

function listAround($at: ResolvedPos): { node: Node; at: number } | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const node = $at.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) return { node, at: $at.before(depth) };
  }
  return null;
}

export function isInside($at: ResolvedPos, type: NodeType | undefined): boolean {
  for (let depth = $at.depth; depth > 0; depth -= 1) if ($at.node(depth).type === type) return true;
  return false;
}

/** Three rows of two, the first of them the head. */
function insertTable(state: EditorState, dispatch?: (tr: EditorState["tr"]) => void): boolean {
  if (isInTable(state)) return false;
  const row = (type: NodeType) => need(nodes.table_row).create(null, [filled(type), filled(type)]);
  const cell = need(nodes.table_cell);
  const table = need(nodes.table).create(null, [row(need(nodes.table_header)), row(cell), row(cell)]);
  if (!dispatch) return true;
  insertBlock(state, dispatch, table);
  return true;
}

function filled(type: NodeType): Node {
  return type.createAndFill() ?? type.create();
}

/** Puts a block where the writer is: in place of an empty paragraph, else after the one they are in. The caret goes into it or after it. */
export function insertBlock(state: EditorState, dispatch: (tr: EditorState["tr"]) => void, block: Node): void {
  const { $from } = state.selection;
  const paragraph = need(nodes.paragraph);
  const isOnEmpty = $from.parent.type === paragraph && $from.parent.content.size === 0 && $from.depth > 0;
  const depth = state.selection instanceof NodeSelection ? $from.depth : Math.max(0, $from.depth - 1);
  const at = isOnEmpty ? $from.before() : $from.depth === 0 ? state.selection.to : $from.after(depth + 1);
  const tr = isOnEmpty ? state.tr.replaceWith(at, at + $from.parent.nodeSize, block) : state.tr.insert(at, block);
  const end = at + block.nodeSize;
  // Somewhere to go on writing.
  if (tr.doc.resolve(end).nodeAfter === null && tr.doc.resolve(end).depth === 0) tr.insert(end, paragraph.create());
  const isFilledIn = block.type === nodes.table;
  tr.setSelection(TextSelection.near(tr.doc.resolve(isFilledIn ? at + 1 : end), 1));
  dispatch(tr.scrollIntoView());
}

/** What the schema names is there. */
export function need<Type>(type: Type | undefined): Type {
  if (type === undefined) throw new Error("The schema of articles lacks a type");
  return type;
}
