/**
 * Puts each table of sanitised HTML into a region of its own, so that a wide one scrolls and not the page. The region is
 * reached by keyboard and named by the table's caption.
 */
export function withScrollingTables(html: string, name: string): string {
  return html
    .replace(/<table>(?:\s*<caption>([\s\S]*?)<\/caption>)?/g, (table, caption: string | undefined) => {
      const words = (caption ?? "")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim();
      const label = words === "" ? name : words;
      return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label.replaceAll('"', "&quot;")}">${table}`;
    })
    .replaceAll("</table>", "</table></div>");
}
