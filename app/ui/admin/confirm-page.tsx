import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { footInDialog, formInDialog, FormMessage } from "~/ui/forms/form-foot";

import { AdminPage } from "./admin-page";

type Props = {
  /** The question of the specification, word for word. */
  question: string;
  /** What else goes, and whether it comes back. */
  children: ReactNode;
  /** What is chosen with the answer. */
  fields?: ReactNode;
  /** No button where there is nothing to do. */
  confirm?: string;
  confirming: string;
  /** What the way back is called where nothing is lost; "Keep it" elsewhere. */
  keep?: string;
  /** Where "Keep it" leads, and what the page above is called. */
  parent: { label: string; href: string };
  /** Ids of the parts of the page underneath that the act changes; the whole screen where not given. */
  changes?: string;
};

/** A question before a loss: a page of its own, in a dialog where script runs and the link says `data-dialog`. */
export function ConfirmPage({ question, children, fields, confirm, confirming, keep, parent, changes = "" }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={question} parent={parent}>
      <section data-dialog-part aria-labelledby="question" className="max-w-form">
        <h2 id="question" tabIndex={-1} className="pe-12 text-title-2">
          {question}
        </h2>
        <div className="mt-3 space-y-2 text-base text-stone-700">{children}</div>
        <form method="post" data-changes-screen={changes} className={formInDialog}>
          {fields ? <div className="mt-6">{fields}</div> : null}
          <div className={`mt-6 flex flex-wrap gap-3 ${footInDialog}`}>
            <FormMessage />
            <a href={parent.href} data-close-dialog className={buttonClass({ kind: "secondary" })}>
              {keep ?? t("confirm.keep")}
            </a>
            {confirm === undefined ? null : (
              <SubmitButton kind={keep === undefined ? "dangerSolid" : "primary"} busyLabel={confirming}>
                {confirm}
              </SubmitButton>
            )}
          </div>
        </form>
      </section>
    </AdminPage>
  );
}
