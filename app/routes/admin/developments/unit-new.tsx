import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { newUnit, readUnitTexts, type UnitAnswer } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { addUnit, unitDoubts } from "~/domain/developments/units.server";
import { roundedAreas } from "~/domain/fields/written-numbers";
import { openDoubts, questionsOf, readAsked } from "~/domain/listings/doubts";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { listingHead, listingIn, listingPath } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminPage } from "~/ui/admin/admin-page";
import { UnitFormFields } from "~/ui/admin/developments/unit-form-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const title = adminText("unitForm.new");
  return { title, building: head.title, path: listingPath(head) };
});

export const action = panelAction({ may: "enter" }, async ({ post, admin, now, request, params }) => {
  const development = listingIn({ request, params });
  const texts = readUnitTexts(post);
  const answer: UnitAnswer = {
    texts,
    version: null,
    errors: {},
    asked: readAsked(post),
    conflict: null,
    failure: null,
  };
  const read = readUnitForm(texts);
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 400 });
  try {
    const doubts = openDoubts(await unitDoubts(db, development.id, read.values), answer.asked, []);
    if (doubts.length > 0) {
      const asked = [...answer.asked, ...doubts.map(({ key }) => key)];
      return data({ ...answer, asked, errors: questionsOf(doubts) }, { status: 400 });
    }
    const added = await addUnit(db, development.id, read.values, admin.userId, now);
    if (added.ok) {
      const path = `${listingPath(development)}/units/${added.id}`;
      return await redirectWithAdminFlash(path, "unitAdded", {
        values: { name: read.values.name, rounded: roundedAreas([texts.area, texts.usefulArea, texts.terrace]) },
      });
    }
    if (added.reason === "name-taken") {
      return data({ ...answer, errors: { name: ["unitForm.name.taken"] } }, { status: 400 });
    }
    if (added.reason !== "price-missing") throw notFound();
    return data({ ...answer, errors: { price: ["unitForm.price.public"] } }, { status: 400 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ ...answer, failure: reasonOf(error, request) }, { status: 500 });
  }
});

export default function NewUnit() {
  const { building, path } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useAdminText();
  const back = `${path}/edit`;
  return (
    <AdminPage title={t("unitForm.new")} parent={{ label: building, href: back }}>
      <UnitFormFields action={`${path}/units/new`} texts={newUnit} version={null} answer={answer} back={back} />
    </AdminPage>
  );
}
