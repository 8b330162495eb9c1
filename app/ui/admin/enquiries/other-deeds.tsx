import { Home, Trash2 } from "lucide-react";

import { enquiryPath, inboxQuery } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { useMay } from "../admin-context";

import { noteFormId } from "./answer-form";
import type { OpenEnquiry } from "./open-enquiry";

type Props = Pick<OpenEnquiry, "enquiry" | "search">;

/** The home that a valuation tells of: becomes a draft in one press, and is led to once it is one. */
export function DraftHome({ enquiry: { draft } }: Pick<Props, "enquiry">) {
  const { t } = useAdminText();
  if (draft) {
    return (
      <p className="mt-4">
        <span className="block text-xs text-stone-600">{t("enquiry.draft.there")}</span>
        <a
          href={`/admin/properties/${draft.id}/edit`}
          className="text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
        >
          {draft.title}
        </a>
      </p>
    );
  }
  return (
    <button
      type="submit"
      form={noteFormId}
      name="intent"
      value="draft"
      data-leaves=""
      className={buttonClass({ kind: "secondary", className: "mt-2 w-full" })}
    >
      <Icon as={Home} />
      {t("enquiry.draft.make")}
    </button>
  );
}

/** What is seldom done with a message: into the spam, and erasing what its sender left. */
export function RareDeeds({ enquiry: { id, state }, search }: Props) {
  const { t } = useAdminText();
  const mayErase = useMay("erasure");
  const mayExport = useMay("export");
  if (state !== "waiting" && !mayErase && !mayExport) return null;
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-2 border-t border-plaster-200 pt-3">
      {state === "waiting" ? (
        <button
          id="spam"
          type="submit"
          form={noteFormId}
          name="intent"
          value="spam"
          className={buttonClass({ kind: "quiet", size: "sm", className: "-ms-3" })}
        >
          {t("enquiry.spam.mark")}
        </button>
      ) : null}
      {mayExport ? (
        <a
          href={enquiryPath(id, search, "person")}
          className={buttonClass({ kind: "quiet", size: "sm", className: "-ms-3" })}
        >
          {t("person.open")}
        </a>
      ) : null}
      {mayErase ? (
        <a
          href={questionPath("enquiries/erase", id) + inboxQuery(search)}
          data-dialog
          className={buttonClass({ kind: "quiet", size: "sm", className: "-me-3 ms-auto text-bad-700!" })}
        >
          <Icon as={Trash2} />
          {t("enquiry.erase")}
        </a>
      ) : null}
    </div>
  );
}
