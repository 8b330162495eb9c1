import { Pencil, Plus, Trash2 } from "lucide-react";

import type { KeptTemplate } from "~/domain/enquiries/replying/reply-template";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { questionPath } from "~/ui/admin/question-path";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { openingName } from "./opening-name";

const square = "flex size-9 shrink-0 items-center justify-center rounded-xs text-stone-600 max-md:size-11";

/** The texts from which replies begin; each has a form of its own. */
export function ReplyTemplateList({ templates }: { templates: readonly KeptTemplate[] }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("settings.replies")} parent={{ label: t("settings.title"), href: "/admin/settings" }}>
      <div className="max-w-2xl">
        <Panel
          title={t("settings.replies")}
          note={
            <a
              href="/admin/settings/replies/new"
              className={buttonClass({ kind: "quiet", size: "sm", className: "-me-3" })}
            >
              <Icon as={Plus} className="size-4" />
              {t("settings.replies.add")}
            </a>
          }
        >
          <p className="px-4 pt-3 pb-1 text-xs text-stone-600 last:pb-4">
            {t(templates.length === 0 ? "settings.replies.none" : "settings.replies.text")}
          </p>
          <ul className="divide-y divide-plaster-200">
            {templates.map((template) => (
              <Line key={template.id} {...template} />
            ))}
          </ul>
        </Panel>
      </div>
    </AdminPage>
  );
}

function Line({ id, name, opensFor, body }: KeptTemplate) {
  const { t } = useAdminText();
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 hover:bg-plaster-50">
      <div className="min-w-0 break-words">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {opensFor === null ? null : (
            <Badge className="bg-mar-50 py-0.5 text-mar-800 max-md:whitespace-normal">
              {t("settings.reply.opens", { kind: openingName(t, opensFor) })}
            </Badge>
          )}
        </p>
        <p className="line-clamp-2 text-xs text-stone-600">{body[defaultLanguage]}</p>
      </div>
      <div className="-me-2 flex">
        <a
          href={`/admin/settings/replies/${id}`}
          aria-label={t("settings.edit", { name })}
          title={t("settings.change")}
          className={`${square} hover:bg-plaster-100 hover:text-ink`}
        >
          <Icon as={Pencil} className="size-4" />
        </a>
        <a
          href={questionPath("settings/remove-reply-template", id)}
          data-dialog
          aria-label={t("settings.remove", { name })}
          title={t("settings.removeShort")}
          className={`${square} hover:bg-plaster-100 hover:text-bad-700`}
        >
          <Icon as={Trash2} className="size-4" />
        </a>
      </div>
    </li>
  );
}
