import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import type { Direction } from "~/domain/agency/agency";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { besides } from "~/http/panel/typed-beside.server";
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

    earlier: move("earlier"),
    later: move("later"),
  },
);

/** Moves a line by one place; at the end of the list nothing happens. */
function move(direction: Direction) {
  const page = "/admin/settings";
  return button(
    besides(async (sent) => {
      const { list, id } = lineIn(sent);
      if (!(await list.open(id))) return list.gone();
      const isMoved = await list.move(id, direction, sent);
      return isMoved ? redirectWithAdminFlash(page, "orderChanged") : redirect(page, 303);
    }, page),
  );
}

export default function KeptLine() {
  const { noun, id, state } = useLoaderData<typeof loader>();
  return <KeptLineForm noun={noun} id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
