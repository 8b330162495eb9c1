import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { appointmentPath } from "~/domain/diary/appointment";
import { appointmentFields, appointmentSchema } from "~/domain/diary/appointment.schema";
import { changeAppointment } from "~/domain/diary/appointments.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AppointmentFormScreen } from "~/ui/admin/diary/appointment-form-screen";
import { untouched } from "~/ui/admin/settings/form-state";

import { appointmentIn, askAboutPlace, choices, clashing, overtaken, refused } from "./appointment-form.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const [appointment, chosen] = await Promise.all([appointmentIn(visit), choices()]);
  const fields = appointmentFields(appointment);
  // What has happened already is not refused for that when its place is put right.
  const happened = new Date(appointment.startsAt) <= visit.now ? "on" : "";
  return {
    title: adminText("diary.editing"),
    id: appointment.id,
    state: untouched({ ...fields, happened }),
    choices: chosen,
  };
});

export const action = panelAction({ may: "enter" }, async ({ post, params, admin, now }) => {
  const id = idIn(params, "id");
  const submission = parseWithZod(post, { schema: appointmentSchema(now) });
  if (submission.status !== "success") return refused(post, submission);
  const { entry, version, ...told } = submission.value;
  const changed = await changeAppointment(db, id, version, { entry, ...told, by: admin.userId }, now);
  if (changed.ok) return redirectWithAdminFlash(appointmentPath(id), "appointmentSaved");
  if (changed.reason === "clash") return clashing(post, changed.clashes);
  if (changed.reason === "place") return askAboutPlace(post, changed.address);
  if (changed.reason === "changed") return overtaken(post, appointmentFields(changed.current));
  throw notFound();
});

export default function EditAppointment() {
  const { id, state, choices: chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppointmentFormScreen
      id={id}
      state={answer?.state ?? state}
      clashes={answer?.clashes ?? []}
      seen={answer?.seen ?? ""}
      wished={[]}
      choices={chosen}
    />
  );
}
