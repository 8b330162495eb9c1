import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { adminMeta } from "~/http/admin-meta";
import { directionIn } from "~/http/direction.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { KeptLineForm } from "~/ui/admin/settings/kept-line-form";

import { lineIn } from "./kept-lists.server";

export const meta = adminMeta;

/** A claim or a story, to be changed; "new" in place of its number for one that is added. */
export const loader = panelLoader({ may: "settings" }, async (visit) => {
  const { list, id } = lineIn(visit);
  const { noun } = list;
  if (visit.params.id === "new") {
    const title = adminText(`settings.${noun}.new`);
    return { title, noun, id: null, state: untouched({}) };
  }
  const line = await list.open(id);
  if (!line) throw notFound();
  const title = adminText(`settings.${noun}.edit`);
  return { title, noun, id: line.id, state: line.state };
});

export const action = panelAction(
  { may: "settings" },
  {
    add: (sent) => lineIn(sent).list.add(sent),

    save: (sent) => {
      const { list, id } = lineIn(sent);
      if (id === 0) throw notFound();
      return list.save(id, sent);
    },

    /** Moves a line by one place; at the end of the list nothing happens. */
    move: button(async (sent) => {
      const { list, id } = lineIn(sent);
      if (!(await list.open(id))) return list.gone();
      return (await list.move(id, directionIn(sent.post), sent))
        ? redirectWithAdminFlash("/admin/settings", "orderChanged")
        : redirect("/admin/settings", 303);
    }),
  },
);

export default function KeptLine() {
  const { noun, id, state } = useLoaderData<typeof loader>();
  return <KeptLineForm noun={noun} id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
