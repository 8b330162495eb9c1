import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { isAddressWithheld, tellAddress } from "~/domain/booking/visitor-place.server";
import { appointmentPath, saidFields } from "~/domain/diary/appointment";
import { saidSchema } from "~/domain/diary/appointment.schema";
import { cancelAppointment, keepWhatWasSaid } from "~/domain/diary/appointments.server";
import { clashesOf, slotOf } from "~/domain/diary/clashes.server";
import { mailsAbout } from "~/domain/diary/telling.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AppointmentScreen } from "~/ui/admin/diary/appointment-screen";

import { appointmentIn, overtaken, refused, refusedAt, shownClash } from "./appointment-form.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const appointment = await appointmentIn(visit);
  const [mails, isWithheld, clashes] = await Promise.all([
    mailsAbout(db, appointment.id),
    isAddressWithheld(db, appointment),
    appointment.status === "planned" ? clashesOf(db, slotOf(appointment), appointment.id) : [],
  ]);
  const title = [adminText(`diary.kind.${appointment.kind}`), appointment.person.name].filter(Boolean).join(", ");
  return { title, appointment, mails, isWithheld, clashes: clashes.map(shownClash), now: visit.now.toISOString() };
});

/** Why nothing was done, where it was not. */
const refusals = {
  closed: "appointmentClosed",
  changed: "appointmentChanged",
} as const;

export const action = panelAction(
  { may: "enter" },
  {
    cancel: button(async ({ params, post, now }) => {
      const id = idIn(params, "id");
      const version = readId(post.get("version")) ?? 0;
      const ended = await cancelAppointment(db, id, { version, tells: post.get("tells") === "on" }, now);
      if (ended.ok) return redirectWithAdminFlash(appointmentPath(id), "appointmentCancelled");
      if (ended.reason === "not-found") throw notFound();
      return redirectWithAdminFlash(appointmentPath(id), refusals[ended.reason], { hasFailed: true });
    }),

    address: button(async ({ params, post, now }) => {
      const id = idIn(params, "id");
      const told = await tellAddress(db, id, readId(post.get("version")) ?? 0, now);
      if (told.ok) return redirectWithAdminFlash(appointmentPath(id), "addressTold");
      if (told.reason === "not-found") throw notFound();
      const why = told.reason === "changed" ? refusals.changed : "addressNotTold";
      return redirectWithAdminFlash(appointmentPath(id), why, { hasFailed: true });
    }),

    said: async ({ params, post, now }) => {
      const id = idIn(params, "id");
      const submission = parseWithZod(post, { schema: saidSchema });
      if (submission.status !== "success") return refused(post, submission);
      const kept = await keepWhatWasSaid(db, id, submission.value, now);
      if (kept.ok) return redirectWithAdminFlash(appointmentPath(id), "outcomeSaved");
      if (kept.reason === "not-found") throw notFound();
      // Words were typed here: they come back, whatever the reason.
      if (kept.reason !== "changed") return refusedAt(post, "outcome", `diary.outcome.${kept.reason}`);
      return overtaken(post, saidFields(kept.current));
    },
  },
);

export default function ShownAppointment() {
  const { now, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer && "state" in answer ? answer.state : null;
  return <AppointmentScreen {...shown} said={state} now={new Date(now)} />;
}
