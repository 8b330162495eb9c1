import { createContext, useContext } from "react";

import { type Brand, namelessBrand } from "~/domain/site/brand";

const Context = createContext<Brand>(namelessBrand);

export const BrandProvider = Context.Provider;

/** How the agency shows itself: every page has it, those of errors too. */
export function useBrand(): Brand {
  return useContext(Context);
}
