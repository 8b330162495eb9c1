import { createContext, useContext } from "react";

/** What the server knows about the page being drawn and no loader does. */
export type PageContext = {
  /** Address of the small script that makes links and forms quicker; none is needed to use the page. */
  scriptUrl: string;
  /** The origin under which the site is known, for addresses that must be whole. */
  origin: string;
  /** When the page is drawn. */
  now: Date;
  /** Reference of an unexpected error, as the log has it. */
  errorReference: string | undefined;
};

const Context = createContext<PageContext>({
  scriptUrl: "",
  origin: "",
  now: new Date(0),
  errorReference: undefined,
});

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext {
  return useContext(Context);
}
