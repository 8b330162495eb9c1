import { useLoaderData } from "@remix-run/react";

import { adminMetaOf } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { lineIn } from "./kept-lists.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, async (visit) => {
  const { list, id } = lineIn(visit);
  const line = await list.open(id);
  if (!line) throw notFound();
  const title = adminText("admin.title", { page: adminText(`settings.${list.noun}.remove`) });
  return { title, noun: list.noun, name: line.name };
});

export const action = panelAction({ may: "settings" }, (sent) => {
  const { list, id } = lineIn(sent);
  return list.remove(id, sent);
});

export default function RemoveKeptLine() {
  const { noun, name } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t(`settings.${noun}.question`)}
      confirm={t(`settings.${noun}.remove`)}
      confirming={t("settings.removing")}
      parent={{ label: t("settings.title"), href: "/admin/settings" }}
    >
      <p>{t(`settings.${noun}.question.text`, { name })}</p>
    </ConfirmPage>
  );
}
