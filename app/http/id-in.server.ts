import { readId } from "~/domain/fields/address-number";

import { notFound } from "./not-found.server";

type Params = Readonly<Record<string, string | undefined>>;

/** An id that stands in the address. @throws {Response} 404 for what cannot be one */
export function idIn(params: Params, name: string): number {
  return given(readId(params[name]));
}

/** An id that a button sends. @throws {Response} 404 for what cannot be one */
export function sentId(form: FormData, name: string): number {
  return given(readId(form.get(name)));
}

function given(id: number | undefined): number {
  if (id === undefined) throw notFound();
  return id;
}
