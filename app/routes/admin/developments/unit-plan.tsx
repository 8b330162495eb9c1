import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findUnit } from "~/domain/developments/units.server";
import { dismissUpload } from "~/domain/listings/uploads.server";
import { adminMeta } from "~/http/admin-meta";
import { editedUnit } from "~/http/development-request.server";
import { idIn, sentId } from "~/http/id-in.server";
import { listingIn, listingPath } from "~/http/listing-request.server";
import { readUnlessFiles, takeFiles } from "~/http/listing-uploads.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { EditUnitScreen } from "~/ui/admin/developments/edit-unit-screen";

export const meta = adminMeta;

/** The page of the unit, which a refused file comes back to. */
export const loader = panelLoader({ may: "enter" }, editedUnit);

export const action = panelAction(
  { may: "enter", read: readUnlessFiles },
  {
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

export default function UnitPlanPage() {
  const { head, unit, plan, uploads } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return <EditUnitScreen head={head} unit={unit} plan={plan} uploads={uploads} error={attempt?.error} />;
}
