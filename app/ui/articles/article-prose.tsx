import { useText } from "~/i18n/text";

import { withResponsivePictures } from "./responsive-pictures";
import { withScrollingTables } from "./scrolling-tables";

// What the house's long-form text leaves open: pictures, wide tables, code, a fourth level of headings.
const further = [
  "[&>h2:first-child]:mt-0 [&_h4]:mt-6 [&_h4]:font-semibold [&_h4]:text-ink",
  "[&_img]:h-auto [&_img]:max-w-full [&_img]:bg-plaster-200",
  "[&_.table-scroll]:scrolls-sideways [&_.table-scroll]:[--ground:var(--color-plaster-50)] [&_.table-scroll]:max-md:-mx-5 [&_.table-scroll]:max-md:px-5",
  "[&_caption]:pb-2 [&_caption]:text-start [&_caption]:text-sm [&_caption]:text-stone-600",
  "[&_td]:align-top [&_th]:align-top [&_thead_th]:align-bottom",
  "[&_dt]:mt-4 [&_dt]:font-semibold [&_dt]:text-ink [&_dd]:mt-1 [&_dd]:ps-5",
  "[&_details]:my-4 [&_details]:border-s-4 [&_details]:border-plaster-300 [&_details]:ps-4 [&_summary]:cursor-pointer [&_summary]:font-semibold [&_summary]:text-ink",
  "[&_mark]:bg-warn-50 [&_mark]:text-ink",
  "[&_pre]:whitespace-pre-wrap [&_pre]:text-sm [&_hr]:border-plaster-300",
].join(" ");

/** How the text of an article looks, to its readers and to who writes it. */
export const proseClass = `prose min-w-0 wrap-break-word ${further}`;

/** The text of an article as readers see it. @param html sanitised: it is put on the page as it is */
export function ArticleProse({ html }: { html: string }) {
  const { t } = useText();
  const drawn = withScrollingTables(withResponsivePictures(html), t("article.table"));
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
