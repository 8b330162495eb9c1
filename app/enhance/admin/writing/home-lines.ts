import { type Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

import { homeOf } from "~/domain/articles/home-cards";

import { say } from "./words";

/** Shows a paragraph that readers see as the card of a home as what it is. */
export function homeLines(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.forEach((block, at) => {
          if (leadsToHome(block))
            found.push(Decoration.node(at, at + block.nodeSize, { class: "home-line", "data-says": say("home.card") }));
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}

function leadsToHome(block: Node): boolean {
  if (block.type.name !== "paragraph" || block.childCount === 0) return false;
  const links = block.children.map(({ marks }) => marks.find(({ type }) => type.name === "link")?.attrs.href);
  return links.every((href) => href === links[0]) && homeOf(String(links[0])) !== null;
}
