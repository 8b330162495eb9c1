import { randomUUID } from "node:crypto";

import { createElement, Fragment, type ReactNode } from "react";

import type { Pieces } from "./drawn-once";

// Stands in the drawn text where a piece begins, ends or belongs: nobody can write it without knowing it.
const mark = randomUUID();

type Kept = Map<string, string>;
type Placed = { kept: Kept; key: string; html: string | undefined };

const numbers = new WeakMap<object, number>();
const keptOf = new WeakMap<object, Kept>();
let lastNumber = 0;

/** The pieces of one page: those that are kept are put in, those that are not yet are cut out of it and kept. */
export class PagePieces implements Pieces {
  readonly #placed: Placed[] = [];

  place(of: readonly object[], key: string, draw: () => ReactNode): ReactNode {
    // A piece goes with the last of what it was drawn of: that stands for the content, the first for the language.
    const kept = keptFor(of.at(-1) ?? PagePieces);
    const whole = `${key} ${of.map(numberOf).join(" ")}`;
    const html = kept.get(whole);
    const number = this.#placed.push({ kept, key: whole, html }) - 1;
    return html === undefined
      ? createElement(Fragment, null, `${mark}${number}(`, draw(), `${mark})`)
      : `${mark}${number};`;
  }

  /** @param drawn the page as React drew it. @returns it with every piece in its place */
  join(drawn: string): string {
    const open: { placed?: Placed; html: string }[] = [{ html: "" }];
    for (const [index, part] of drawn.split(mark).entries()) {
      const sign = index === 0 ? -1 : part.search(/[();]/);
      const placed = this.#placed[Number(part.slice(0, Math.max(sign, 0)) || -1)];
      if (part[sign] === "(") open.push({ placed, html: "" });
      else if (part[sign] === ")") close(open);
      const html = part[sign] === ";" ? (placed?.html ?? "") : "";
      const around = open.at(-1);
      if (around) around.html += html + part.slice(sign + 1);
    }
    return open[0]?.html ?? drawn;
  }
}

function close(open: { placed?: Placed; html: string }[]): void {
  const piece = open.pop();
  if (!piece?.placed) return;
  // A copy: a part of the page's text would keep the whole of it in memory.
  piece.placed.kept.set(piece.placed.key, Buffer.from(piece.html).toString());
  const around = open.at(-1);
  if (around) around.html += piece.html;
}

function keptFor(of: object): Kept {
  const kept = keptOf.get(of) ?? new Map<string, string>();
  keptOf.set(of, kept);
  return kept;
}

function numberOf(of: object): number {
  const number = numbers.get(of) ?? (lastNumber += 1);
  numbers.set(of, number);
  return number;
}
