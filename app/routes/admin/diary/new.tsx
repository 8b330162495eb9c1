import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { appointmentPath } from "~/domain/diary/appointment";
import { appointmentSchema } from "~/domain/diary/appointment.schema";
import { planAppointment } from "~/domain/diary/appointments.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AppointmentFormScreen } from "~/ui/admin/diary/appointment-form-screen";

import { choices, clashing, newForm, refused } from "./appointment-form.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const [form, chosen] = await Promise.all([newForm(visit), choices()]);
  return { title: adminText("diary.new"), ...form, choices: chosen };
});

export const action = panelAction({ may: "enter" }, async ({ post, admin, now }) => {
  const submission = parseWithZod(post, { schema: appointmentSchema(now) });
  if (submission.status !== "success") return refused(post, submission);
  const { entry, seen, filledWith } = submission.value;
  const planned = await planAppointment(db, { entry, seen, filledWith, by: admin.userId }, now);
  if (!planned.ok) return clashing(post, planned.clashes);
  const isTold = entry.tells && entry.startsAt > now;
  return redirectWithAdminFlash(appointmentPath(planned.id), isTold ? "appointmentPlannedTold" : "appointmentPlanned");
});

export default function NewAppointment() {
  const { state, wished, choices: chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppointmentFormScreen
      id={null}
      state={answer?.state ?? state}
      clashes={answer?.clashes ?? []}
      seen={answer?.seen ?? ""}
      wished={wished}
      choices={chosen}
    />
  );
}
