import { createContext, type ReactNode, useContext } from "react";

import { useText } from "~/i18n/text";

import { type PageContext, PageContextProvider, usePageContext } from "./page-context";

/** Keeps pieces of pages, and puts one where it was drawn before: kept-pieces.server.ts. */
export type Pieces = { place: (of: readonly object[], key: string, draw: () => ReactNode) => ReactNode };

const Context = createContext<Pieces | null>(null);

export const PiecesProvider = Context.Provider;

type Props = {
  /** Of all that is drawn once. */
  name: string;
  /**
   * What it is drawn of: values that loaders are given as long as the content is the same (`recalled`). The piece lasts as long as the last
   * of them, which is its own; those before it other pieces share. Without any it is the same as long as the site runs.
   */
  of?: readonly object[];
  /** What it looks different by besides, of few possible values: never a visitor's own words. */
  by?: string | number | boolean;
  children: () => ReactNode;
};

/**
 * A piece of a page that looks the same to everybody: drawn for the first who sees it, then put into each page as it is, for each language.
 * Nothing in it may depend on who asks, when or under which address, unless `by` says so. Anywhere but in a public page that the server
 * draws it is drawn as if this were not here.
 */
export function Once({ name, of = [], by = "", children }: Props) {
  const pieces = useContext(Context);
  const text = useText();
  const page = usePageContext();
  if (!pieces) return children();
  return pieces.place([text, ...of], `${name} ${by}`, () => (
    <PageContextProvider value={anyPage(page)}>{children()}</PageContextProvider>
  ));
}

/** What a piece knows of the page in which it is drawn first: the moment, for which it must answer by `by`; its address would stand in all others. */
function anyPage({ now }: PageContext): PageContext {
  const refuse = (): never => {
    throw new Error("What is drawn once for all pages may not depend on the address or an error of one: see Once");
  };
  return {
    now,
    get origin() {
      return refuse();
    },
    get scriptUrl() {
      return refuse();
    },
    get errorReference() {
      return refuse();
    },
  };
}
