import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  House,
  Image,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { proseClass } from "~/ui/articles/article-prose";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { WritingDialogs } from "./writing-dialogs";

const groups = [
  [
    ["heading2", Heading2],
    ["heading3", Heading3],
    ["heading4", Heading4],
  ],
  [
    ["bold", Bold, "Control+B"],
    ["italic", Italic, "Control+I"],
  ],
  [
    ["bulletList", List],
    ["orderedList", ListOrdered],
    ["sink", ListIndentIncrease],
    ["lift", ListIndentDecrease],
    ["quote", TextQuote],
  ],
  [
    ["link", Link, "Control+K"],
    ["picture", Image],
    ["home", House],
    ["table", Table],
  ],
  [
    ["undo", Undo2, "Control+Z"],
    ["redo", Redo2, "Control+Shift+Z"],
  ],
] as const satisfies readonly (readonly (readonly [string, LucideIcon, string?])[])[];

const tableTools = [
  "rowBefore",
  "rowAfter",
  "columnBefore",
  "columnAfter",
  "headerRow",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
] as const;

/** Those that stay on: the others do something once. */
const lasting = /^(?:heading\d|bold|italic|bulletList|orderedList|quote|link)$/;

const button =
  "inline-flex min-h-9 items-center justify-center rounded-xs text-sm text-ink hover:bg-plaster-200 aria-pressed:bg-mar-700 aria-pressed:text-plaster-0 aria-disabled:text-stone-500 aria-disabled:hover:bg-transparent max-md:min-h-11";

/**
 * The rich-text editor as its script finds it: buttons, a place for the text, dialogs. Nothing of it is on the page before the
 * script lays it over the textarea: see enhance/admin/writing.
 * @param article its number; null for one that is not stored yet
 */
export function WritingTools({ article }: { article: number | null }) {
  const { t } = useAdminText();
  return (
    <template data-writing>
      <div
        data-rich
        className="border border-stone-500 bg-plaster-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-mar-700"
      >
        <div
          role="toolbar"
          aria-label={t("writing.toolbar")}
          aria-controls="article-text"
          className="sticky top-14 z-10 flex flex-wrap items-center gap-x-2 border-b border-plaster-300 bg-plaster-100 p-1 max-md:flex-nowrap max-md:scrolls-sideways max-md:[--ground:var(--color-plaster-100)]"
        >
          {groups.map((group) => (
            <div key={group[0][0]} role="group" className="flex shrink-0">
              {group.map(([command, icon, keys]) => (
                <button
                  key={command}
                  type="button"
                  tabIndex={-1}
                  data-command={command}
                  aria-label={t(`writing.${command}`)}
                  title={
                    keys ? `${t(`writing.${command}`)} (${keys.replace("Control", "Ctrl")})` : t(`writing.${command}`)
                  }
                  aria-keyshortcuts={keys}
                  aria-pressed={lasting.test(command) ? "false" : undefined}
                  className={`${button} min-w-9 max-md:min-w-11`}
                >
                  <Icon as={icon} className="size-4.5" />
                </button>
              ))}
            </div>
          ))}
          <div
            role="group"
            aria-label={t("writing.tableTools")}
            data-table-tools
            hidden
            className="flex w-full flex-wrap border-plaster-300 max-md:w-auto max-md:shrink-0 max-md:flex-nowrap max-md:border-s max-md:ps-1 md:border-t md:pt-1 [[hidden]]:hidden"
          >
            {tableTools.map((command) => (
              <button
                key={command}
                type="button"
                tabIndex={-1}
                data-command={command}
                className={`${button} px-2.5 whitespace-nowrap`}
              >
                {t(`writing.${command}`)}
              </button>
            ))}
          </div>
        </div>
        <div
          data-offer
          hidden
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-plaster-300 bg-mar-50 px-4 py-2 text-sm [[hidden]]:hidden"
        >
          <span data-offer-words className="min-w-0 grow wrap-anywhere" />
          <button
            type="button"
            data-offer-take
            className={buttonClass({ kind: "secondary", size: "sm", className: "empty:hidden" })}
          />
          <button type="button" data-offer-leave className={buttonClass({ kind: "quiet", size: "sm" })}>
            {t("writing.offer.leave")}
          </button>
        </div>
        <div
          data-text
          id="article-text"
          data-label={t("writing.text")}
          className={`writing ${proseClass} max-w-none scrolls-sideways px-4 py-4 md:px-8 md:py-6`}
        />
        <p id="writing-keys" className="border-t border-plaster-200 px-4 py-1.5 text-2xs text-stone-600 max-md:hidden">
          {t("writing.keys")}
        </p>
      </div>
      <WritingDialogs article={article} />
    </template>
  );
}
