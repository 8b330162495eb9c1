import type { Chosen } from "~/domain/enquiries/people/persons-candidates";
import { readId } from "~/domain/fields/address-number";

/** Which messages and appointments the address of a page says are a person's; undefined where nobody has chosen. */
export function chosenOf(url: URL): Chosen | undefined {
  if (!url.searchParams.has("chosen")) return undefined;
  const ids = (name: string) =>
    url.searchParams
      .getAll(name)
      .map((said) => readId(said))
      .filter((id) => id !== undefined);
  return { messages: ids("message"), appointments: ids("appointment") };
}
