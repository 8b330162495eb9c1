// The field of each form behind a heart: app/ui/property/favourite-form.tsx, app/ui/developments/unit-favourite-form.tsx.
const saving = /name="favourite" value="((?:home|unit)-\d+)"/g;

/**
 * The homes and units that can be saved on a page, `home-12` and `unit-7`. A page looks different to a visitor who saved one of them
 * and the same to all others: the front reads this to send one ready page to all of those.
 */
export function saveableIn(html: string): string[] {
  return [...new Set([...html.matchAll(saving)].flatMap(([, name]) => name ?? []))];
}
