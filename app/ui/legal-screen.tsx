import { Fragment } from "react";

import { formatDay } from "~/i18n/format";
import type { LegalPage, LegalSection } from "~/i18n/legal/legal-texts";
import { useText } from "~/i18n/text";

import { Breadcrumb } from "./breadcrumb";

const legalPages = [
  { path: "/privacy-policy", key: "footer.privacy" },
  { path: "/legal-notice", key: "footer.notice" },
  { path: "/cookies", key: "footer.cookies" },
] as const;

type Props = {
  page: LegalPage;
  path: (typeof legalPages)[number]["path"];
  /** Where the text names this address it becomes a link. */
  email: string;
};

/** A legal page: its contents stay in view beside the text, and each section has an anchor that never changes. */
export function LegalScreen({ page, path, email }: Props) {
  const { t, language, to } = useText();
  return (
    <main id="main">
      <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={page.title} />
      <article>
        <header className="wrap max-md:pt-4">
          <div className="max-w-[60rem] lg:ps-[16.5rem]">
            <h1 className="text-display-1">{page.title}</h1>
            <p className="mt-5 max-w-2xl text-lg text-stone-700">{page.lead}</p>
            <p className="mt-6 text-sm text-stone-600">
              <time dateTime={page.updated}>{t("legal.version", { date: formatDay(language, page.updated) })}</time>
            </p>
          </div>
        </header>
        <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-[13rem_minmax(0,40rem)_1fr]">
          <nav
            aria-label={t("legal.contents")}
            className="text-base max-lg:border-y max-lg:border-plaster-300 max-lg:py-4 lg:sticky lg:top-8 lg:self-start"
          >
            <h2 className="font-sans text-sm font-semibold text-stone-600">{t("legal.contents")}</h2>
            <ol className="mt-2">
              {page.sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center py-1 leading-tight text-mar-700 hover:underline lg:min-h-10"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose min-w-0">
            {page.sections.map((section) => (
              <Section key={section.id} section={section} email={email} />
            ))}
          </div>
          <aside data-noprint className="lg:sticky lg:top-8 lg:self-start">
            <div className="corner">
              <h2 className="text-title-2">{t("legal.others")}</h2>
              <ul className="mt-2 text-base">
                {legalPages
                  .filter((other) => other.path !== path)
                  .map((other) => (
                    <li key={other.path}>
                      <a href={to(other.path)} className="flex min-h-11 items-center text-mar-700 hover:underline">
                        {t(other.key)}
                      </a>
                    </li>
                  ))}
                <li>
                  <a
                    href={to("/contact")}
                    data-dialog
                    className="flex min-h-11 items-center text-mar-700 hover:underline"
                  >
                    {t("nav.contact")}
                  </a>
                </li>
              </ul>
            </div>
          </aside>
        </div>
      </article>
    </main>
  );
}

function Section({ section, email }: { section: LegalSection; email: string }) {
  const { id, title, paragraphs, list, table } = section;
  return (
    <>
      <h2 id={id} className="first:mt-0">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedEmail text={paragraph} email={email} />
        </p>
      ))}
      {list ? (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <LinkedEmail text={item} email={email} />
            </li>
          ))}
        </ul>
      ) : null}
      {table ? <Table title={title} table={table} /> : null}
    </>
  );
}

/** On phones each row is an entry of its own, its cells under their heads; the roles keep it a table for screen readers. */
function Table({ title, table }: { title: string; table: NonNullable<LegalSection["table"]> }) {
  return (
    <table role="table" className="max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {table.head.map((cell) => (
            <th key={cell} role="columnheader" scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {table.rows.map((row) => (
          <tr
            key={row.join("|")}
            role="row"
            className="align-top max-md:block max-md:border-b max-md:border-plaster-200 max-md:py-3"
          >
            {row.map((cell, column) => (
              <td
                key={table.head[column]}
                role="cell"
                className="max-md:block max-md:wrap-anywhere max-md:border-0! max-md:p-0! max-md:first:font-semibold max-md:first:text-ink"
              >
                {column > 1 ? (
                  <span className="text-sm text-stone-600 md:hidden" aria-hidden="true">
                    {table.head[column]}:{" "}
                  </span>
                ) : null}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LinkedEmail({ text, email }: { text: string; email: string }) {
  return text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));
}
