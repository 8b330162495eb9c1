import { db } from "~/db/db.server";
import { correctedFiles } from "~/domain/guide/corrections/corrected-files.server";
import { faultsOfTakingBack, isFileName, takeBack } from "~/domain/guide/corrections/corrections.server";
import { openEntry } from "~/domain/guide/corrections/entry-list.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { faultWords } from "~/ui/admin/guide/fault-words";
import { fileName } from "~/ui/admin/guide/file-name";

import type { Question } from "../question";

/** `:id` is the entry, `:part` the file. */
export const takingBack: Question = {
  needs: { may: "settings" },
  ask: async ({ params: { id: entry = "", part }, now }) => {
    const stored = await correctedFiles(db, entry);
    const file = stored?.files.find((each) => each.file === part);
    if (!stored || !file?.correction) return undefined;
    const isGone = stored.group === null;
    const faults = await faultsOfTakingBack(db, entry, file.file);
    const { title } = openEntry(entry, dayInBarcelona(now));
    const named = { title, file: fileName(adminText, file.file) };
    return {
      title: adminText(isGone ? "guide.drop" : "guide.takeBack"),
      question: adminText(isGone ? "guide.drop.question" : "guide.takeBack.question"),
      lost: [
        adminText(isGone ? "guide.drop.text" : "guide.takeBack.text", named),
        ...(faults.length > 0
          ? [
              adminText("guide.takeBack.faults"),
              { items: faults.slice(0, mostFaults).map((fault) => faultWords(adminText, fault)) },
            ]
          : []),
      ],
      confirm: adminText(isGone ? "guide.drop" : "guide.takeBack"),
      confirming: adminText("guide.takingBack"),
      parent: { label: title, href: `/admin/guide/${entry}` },
    };
  },
  act: async ({ admin, params: { id: entry = "", part }, now }) => {
    if (!isFileName(part)) throw notFound();
    const isGone = (await correctedFiles(db, entry))?.group === null;
    const wasThere = await takeBack(db, entry, part, admin.userId, now);
    const isListed = (await correctedFiles(db, entry)) !== undefined;
    const path = isListed ? `/admin/guide/${entry}` : "/admin/guide";
    if (!wasThere) return redirectWithAdminFlash(path, "correctionGone", { hasFailed: true });
    return redirectWithAdminFlash(path, isGone ? "correctionDropped" : "correctionTakenBack");
  },
};

const mostFaults = 5;
