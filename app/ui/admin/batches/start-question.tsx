import type { ReviewedTopic } from "~/domain/batches/known-topic";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass, SubmitButton } from "~/ui/button";

import { TopicLikeness } from "./topic-likeness";

type StartProps = { batch: { id: number; name: string }; repeated: readonly Omit<ReviewedTopic, "elsewhere">[] };

/** The question before a batch is started that would repeat what came since it was made. */
export function BatchStartScreen({ batch: { id, name }, repeated }: StartProps) {
  const { t } = useAdminText();
  const path = `/admin/articles/batch/${id}`;
  return (
    <AdminPage title={t("batch.start.question")} parent={{ label: name, href: path }}>
      <section className="max-w-form">
        <h2 className="text-title-2">{t("batch.start.question")}</h2>
        <p className="mt-3 text-base text-stone-700">{t("batch.start.text")}</p>
        <ul className="mt-3 divide-y divide-plaster-200 border-y border-plaster-200">
          {repeated.map(({ keyword, title, like }, index) => (
            <li key={index} className="py-2">
              {title} <span className="block text-xs text-stone-600">{keyword}</span>
              {like ? <TopicLikeness like={like} opensTab={false} /> : null}
            </li>
          ))}
        </ul>
        <form method="post" action={path} className="mt-6 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="start" />
          <a href={path} className={buttonClass({ kind: "secondary" })}>
            {t("batch.start.not")}
          </a>
          <SubmitButton name="sure" value="on" busyLabel={t("batches.starting")}>
            {t("batch.start.anyway")}
          </SubmitButton>
        </form>
      </section>
    </AdminPage>
  );
}
