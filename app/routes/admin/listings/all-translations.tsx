import { redirect } from "@remix-run/node";

import { adminHeaders } from "~/http/admin-headers.server";
import { listingHead, listingIn, listingPath } from "~/http/listing-request.server";
import { panelButtons, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { askForMissing, stopWaiting } from "~/http/panel/translation-draft.server";

/** The buttons beside the languages of a listing lead here. */
export const loader = panelLoader({ may: "enter" }, (visit) =>
  redirect(`${listingPath(listingIn(visit))}/edit`, { headers: adminHeaders }),
);

export const action = panelButtons({ may: "enter" }, { translate, stop });

/** All languages in which its texts are missing or out of date, with one press. */
async function translate(sent: Sent) {
  const head = await listingHead(sent);
  return askForMissing([head], `${listingPath(head)}/edit`, sent.now);
}

async function stop(sent: Sent) {
  const head = await listingHead(sent);
  return stopWaiting({ kind: head.kind, id: head.id }, `${listingPath(head)}/edit`);
}
