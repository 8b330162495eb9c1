import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { questionPath } from "~/ui/admin/question-path";
import { Icon } from "~/ui/icon";

type Props = {
  /** Of the list on the page: `claims` or `stories`. Its lines have their addresses below it. */
  name: "claims" | "stories";
  items: readonly { id: number; name: string; content: ReactNode }[];
};

const removals = { claims: "settings/remove-claim", stories: "settings/remove-story" } as const;
const square = "flex size-9 items-center justify-center rounded-xs text-stone-600 max-md:size-11";
const inviting = "hover:bg-plaster-100 hover:text-ink";

/** The form of the page with these lists, to which their buttons belong, so that what was typed into it goes along. */
export const settingsForm = "settings-form";

/** What the agent keeps in an order: each line can be moved, changed and, after a question, removed. */
export function KeptList({ name, items }: Props) {
  const { t } = useAdminText();
  if (items.length === 0) return null;
  return (
    <ol className="divide-y divide-plaster-200">
      {items.map(({ id, name: said, content }, index) => {
        const path = `/admin/settings/${name}/${id}`;
        return (
          <li
            key={id}
            className="grid gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-plaster-50 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="min-w-0 break-words">{content}</div>
            <div className="-mx-2 flex max-md:justify-end">
              <MoveButton list={name} id={id} direction="earlier" name={said} isAtEnd={index === 0} />
              <MoveButton list={name} id={id} direction="later" name={said} isAtEnd={index === items.length - 1} />
              <a
                href={path}
                aria-label={t("settings.edit", { name: said })}
                title={t("settings.change")}
                className={`${square} ${inviting}`}
              >
                <Icon as={Pencil} className="size-4" />
              </a>
              <a
                href={questionPath(removals[name], id)}
                data-dialog
                aria-label={t("settings.remove", { name: said })}
                title={t("settings.removeShort")}
                className={`${square} hover:bg-plaster-100 hover:text-bad-700`}
              >
                <Icon as={Trash2} className="size-4" />
              </a>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type MoveProps = { list: Props["name"]; id: number; direction: "earlier" | "later"; name: string; isAtEnd: boolean };

/** At the end of the list it is inert and stays a button: it keeps the focus of whoever moved a line there. */
function MoveButton({ list, id, direction, name, isAtEnd }: MoveProps) {
  const { t } = useAdminText();
  const label = t(`settings.${direction}`, { name });
  return (
    <button
      type="submit"
      id={`${list}-${id}-${direction}`}
      form={settingsForm}
      formAction={`/admin/settings/${list}/${id}`}
      formNoValidate
      data-swap={list}
      name="intent"
      value={direction}
      aria-disabled={isAtEnd || undefined}
      aria-label={label}
      title={label}
      className={`${square} ${isAtEnd ? "opacity-40" : inviting}`}
    >
      <Icon as={direction === "earlier" ? ArrowUp : ArrowDown} className="size-4" />
    </button>
  );
}
