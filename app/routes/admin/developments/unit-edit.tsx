import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readUnitTexts, type UnitAnswer, unitFields, unitTextsOf } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { findUnit, saveUnit, unitDoubts } from "~/domain/developments/units.server";
import { roundedAreas } from "~/domain/fields/written-numbers";
import { openDoubts, questionsOf, readAsked } from "~/domain/listings/doubts";
import { mergeEntries } from "~/domain/listings/merging.server";
import { dismissUpload } from "~/domain/listings/uploads.server";
import { adminMeta } from "~/http/admin-meta";
import { editedUnit } from "~/http/development-request.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, sentId } from "~/http/id-in.server";
import { listingIn, listingPath } from "~/http/listing-request.server";
import { readUnlessFiles, takeFiles } from "~/http/listing-uploads.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { EditUnitScreen } from "~/ui/admin/developments/edit-unit-screen";

import { askAboutVisitors } from "../diary/visitors-question.server";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, editedUnit);

export const action = panelAction(
  { may: "enter", read: readUnlessFiles },
  {
    save,
    /** Takes the drawing of a unit, in place of the one it may have. */
    upload: async (sent) => takeFiles(sent, { ...(await planIn(sent)), kinds: ["floor_plan"] }),
    /** Takes away the line about a drawing that was not taken. One that is gone already was dismissed before. */
    dismiss: button(async (sent) => {
      const { place, back } = await planIn(sent);
      await dismissUpload(db, place, sentId(sent.post, "upload"));
      return redirect(back, { status: 303 });
    }),
  },
);

async function planIn(sent: Sent) {
  const [development, unit] = [listingIn(sent), idIn(sent.params, "unit")];
  if (!(await findUnit(db, development.id, unit))) throw notFound();
  return { place: { ...development, unit }, back: `${listingPath(development)}/units/${unit}` };
}

async function save({ post, admin, now, request, params }: Sent) {
  const [development, id] = [listingIn({ request, params }), idIn(params, "unit")];
  const texts = readUnitTexts(post);
  const version = String(post.get("version") ?? "");
  const answer: UnitAnswer = { texts, version, errors: {}, asked: readAsked(post), conflict: null, failure: null };
  const read = readUnitForm(texts);
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 400 });
  try {
    const stood = (await findUnit(db, development.id, id))?.values;
    const doubts = openDoubts(await unitDoubts(db, development.id, read.values, stood), answer.asked, []);
    if (doubts.length > 0) {
      const asked = [...answer.asked, ...doubts.map(({ key }) => key)];
      return data({ ...answer, asked, errors: questionsOf(doubts) }, { status: 400 });
    }
    const entered = { version, values: read.values, by: admin.userId };
    const before = stood?.status;
    const saved = await saveUnit(db, development.id, id, entered, now);
    if (saved.ok) {
      const values = { name: read.values.name, rounded: roundedAreas([texts.area, texts.usefulArea, texts.terrace]) };
      const { status } = read.values;
      const about = { kind: "development", id: development.id, unit: id } as const;
      const isGone = status !== "available" && status !== before;
      const asked = isGone && (await askAboutVisitors(about, now, { name: "unitSaved", values }));
      if (asked) return asked;
      return await redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitSaved", { values });
    }
    if (saved.reason === "not-found") throw notFound();
    if (saved.reason === "name-taken") {
      return data({ ...answer, errors: { name: ["unitForm.name.taken"] } }, { status: 400 });
    }
    if (saved.reason === "price-missing") {
      return data({ ...answer, errors: { price: ["unitForm.price.public"] } }, { status: 400 });
    }
    const both = { mine: unitTextsOf(read.values), theirs: unitTextsOf(saved.current.values) };
    const { merged, changes } = mergeEntries(unitFields, version, both);
    const together = { texts: merged, version: saved.current.version, conflict: { ...both, changes } };
    return data({ ...answer, ...together }, { status: 409 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ ...answer, failure: reasonOf(error, request) }, { status: 500 });
  }
}

export default function EditUnit() {
  const { title: _title, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer && "error" in answer ? (
    <EditUnitScreen {...shown} error={answer.error} />
  ) : (
    <EditUnitScreen {...shown} answer={answer} />
  );
}
