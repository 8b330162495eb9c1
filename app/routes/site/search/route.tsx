import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect, useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { homesThatFit } from "~/domain/enquiries/briefs/brief-homes.server";
import { backName, canChange, noProgress, stepFor } from "~/domain/enquiries/briefs/brief-progress";
import { readSearch, searchQuery } from "~/domain/properties/search-address";
import { readStep, stepPath } from "~/http/forms/brief";
import { readBrief } from "~/http/forms/brief.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { formIds } from "~/ui/forms/form-ids";

import {
  answerBudget,
  answerDetails,
  answerLocation,
  inLanguage,
  keptAnswers,
  listedWishes,
  stepBack,
} from "./answers.server";
import { SearchScreen } from "./screen";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

const formIdOf = {
  1: formIds.searchDetails,
  2: formIds.searchBudget,
  3: formIds.searchLocation,
  4: undefined,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const wanted = readStep(params.step);
  if (!wanted) throw notFound();

  const language = languageOf(request);
  const progress = await readBrief(request);
  const query = new URL(request.url).searchParams;
  const step = stepFor(progress, wanted);
  if (step !== wanted) {
    // A browser that keeps no cookies comes back to the beginning each time, and should be told why.
    const isEmpty = progress === noProgress;
    throw redirect(href(language, stepPath(step) + (isEmpty ? "?cookie=none" : "")), 302);
  }

  const t = textsIn(language);
  // From the list of homes: what was asked there is answered here already. Looking changes nothing: the form carries it on.
  const listed = step === 1 ? listedWishes(request) : {};
  return {
    step,
    formId: formIdOf[step],
    listed: Object.keys(listed).length > 0 ? searchQuery(readSearch(query)) : "",
    lacksCookie: step === 1 && progress === noProgress && query.get("cookie") === "none",
    stamp: formStamp(new Date()),
    email: progress.person?.email,
    brief: { ...progress.brief, ...listed },
    canChange: canChange(progress),
    kept: keptAnswers(progress, step),
    fitting: step === 4 ? await homesThatFit(db, language, progress.brief) : { homes: [], total: 0 },
    meta: describePage(request, {
      title: step === 1 ? t("search.title") : step === 4 ? t("search.stored") : t("search.titleOfStep", { step }),
      description: t("search.description"),
      canonical: stepPath(1),
      isPrivate: step !== 1,
    }),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const step = readStep(params.step);
  if (!step) throw notFound();
  if (step === 4) throw new Response("Method Not Allowed", { status: 405, statusText: "Method Not Allowed" });

  const form = await readPost(request);
  const redrawn = await inLanguage(request, form, step);
  if (redrawn) return redrawn;
  const progress = await readBrief(request);
  if (form.has(backName)) return stepBack(request, form, progress, step);
  if (step === 1) return answerDetails(request, form, progress);
  if (step === 2) return answerBudget(request, form, progress);
  return answerLocation(request, form, progress);
}

export default function Search() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  return <SearchScreen {...page} lastResult={result ?? page.kept} agencyName={agency.name} />;
}
