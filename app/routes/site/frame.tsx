import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { hasUntouchedSamples } from "~/domain/samples/samples.server";
import { takeFlash } from "~/http/flash.server";
import { sentBy } from "~/http/forms/sent.server";
import { savedCount } from "~/http/pages/favourites.server";
import { followLanguageChoice, isAnswerToForm, languageOf } from "~/http/pages/language.server";
import { recalled } from "~/http/pages/recalled.server";
import { readPath } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { log } from "~/outside/log.server";
import { FlashBanner } from "~/ui/frame/flash-banner";
import type { LanguagePaths } from "~/ui/frame/language-links";
import { PageDialog } from "~/ui/frame/page-dialog";
import { SiteFooter } from "~/ui/frame/site-footer";
import { SiteHeader } from "~/ui/frame/site-header";
import { SentBefore } from "~/ui/sent/sent-before";

/** Where app/server has the page of a missing address drawn. */
const missingPath = "/not-found";

const agencyIn = recalled((language: Language) => agencyIdentity(db, language));
const isDemonstration = recalled(() => hasUntouchedSamples(db));

export async function loader({ request }: LoaderFunctionArgs) {
  await followLanguageChoice(request);
  const [agency, flash] = await Promise.all([agencyIn(languageOf(request)), takeFlash(request)]);
  return data(
    {
      agency,
      // A line of the footer: where it cannot be known, no page is lost for it.
      hasSamples: await isDemonstration().catch((error: unknown) => {
        log.warn({ err: error }, "whether samples are left could not be looked up");
        return false;
      }),
      flash: flash?.flash ?? null,
      saved: await savedCount(request),
      sent: await sentFrom(request),
      isAnswer: isAnswerToForm(request),
      year: new Date().getFullYear(),
    },
    flash ? { headers: { "Set-Cookie": flash.forget } } : {},
  );
}

/** Header and footer around every public page. */
export default function Frame() {
  const { agency, hasSamples, flash, saved, sent, isAnswer, year } = useLoaderData<typeof loader>();
  const { t } = useText();
  const location = useLocation();
  // One page stands for every address that the site has not: its languages lead home.
  const isMissing = readPath(location.pathname).path === missingPath;
  const { pathname, search } = isMissing ? { pathname: "/", search: "" } : location;
  const matches = useMatches();
  const paths = matches.map(({ data }) => languagePathsOf(data)).find((each) => each !== undefined);
  const formId = matches.map(({ data }) => formIdOf(data)).find((each) => each !== undefined);
  const form = formId === undefined ? undefined : { id: formId, isAnswer };
  const place = { pathname, search, paths, form };
  return (
    <>
      <a
        href="#main"
        data-noprint
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:bg-plaster-0 focus:px-4 focus:py-3"
      >
        {t("frame.skip")}
      </a>
      <SiteHeader agency={agency} saved={saved} {...place} />
      {flash ? <FlashBanner name={flash} /> : null}
      {sent ? <SentBefore {...sent} /> : null}
      <Outlet context={agency} />
      <SiteFooter agency={agency} hasSamples={hasSamples} year={year} {...place} />
      <PageDialog />
    </>
  );
}

/** What was sent from the form on this page a while ago: Back leads to it, and must not look as if nothing had been sent. */
async function sentFrom(request: Request) {
  const sent = await sentBy(request);
  const { path } = readPath(new URL(request.url).pathname);
  const isHere = sent?.form === path || (path === "/" && sent?.page === "/" && sent.form === "/contact");
  return sent && isHere ? { thanks: sent.thanks, at: sent.at } : null;
}

/** A loader that says `languagePaths` knows where its page stands in the other languages. */
function languagePathsOf(data: unknown): LanguagePaths | undefined {
  if (typeof data !== "object" || data === null || !("languagePaths" in data)) return undefined;
  const { languagePaths } = data;
  return isPaths(languagePaths) ? languagePaths : undefined;
}

/** A loader that says `formId` has a form on its page. */
function formIdOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("formId" in data)) return undefined;
  return typeof data.formId === "string" ? data.formId : undefined;
}

function isPaths(value: unknown): value is LanguagePaths {
  return typeof value === "object" && value !== null && Object.values(value).every((path) => typeof path === "string");
}
