import { db } from "~/db/db.server";
import { deleteArticle, findArticle, fixAllDrafts } from "~/domain/articles/articles.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { deleteBatch, stopBatch } from "~/domain/batches/batches.server";
import { noteError } from "~/http/error-reference.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { removeFiles } from "~/http/listing-request.server";
import { ownHosts } from "~/http/own-address.server";
import { notDone } from "~/http/panel/failed-deed.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

const articles = "/admin/articles";
const batches = "/admin/articles/batch";

/** `:id` is the article. */
export const deletingArticle: Question = {
  needs: { may: "enter" },
  ask: async ({ params }) => {
    const article = await findArticle(db, idIn(params, "id"));
    if (!article) return undefined;
    const { title, status } = article.values;
    return {
      question: adminText("articleDelete.question"),
      lost: [
        adminText("articleDelete.text", { title }),
        ...(status === "published" ? [adminText("articleDelete.public")] : []),
      ],
      confirm: adminText("articleDelete.confirm"),
      confirming: adminText("articleDelete.deleting"),
      parent: { label: adminText("articles.title"), href: articles },
    };
  },
  act: async ({ admin, request, params, now }) => {
    const id = idIn(params, "id");
    try {
      const deleted = await deleteArticle(db, id, admin.userId, now);
      if (!deleted.ok) return await redirectWithAdminFlash(articles, "articleGone", { hasFailed: true });
      await removeFiles(deleted, request);
      return await redirectWithAdminFlash(articles, "articleDeleted", { values: { title: deleted.title } });
    } catch (error) {
      return notDone(error, request, articles, "articleDeleteFailed");
    }
  },
};

/** Cleaning every draft at once. */
export const fixingDrafts: Question = {
  needs: { may: "enter" },
  ask: () => ({
    title: adminText("articles.fix"),
    question: adminText("articles.fix.question"),
    lost: [adminText("articles.fix.text")],
    confirm: adminText("articles.fix"),
    confirming: adminText("articles.fixing"),
    parent: { label: adminText("articles.title"), href: articles },
  }),
  act: async ({ admin, request, now }) => {
    try {
      const fixed = await fixAllDrafts(db, { hosts: ownHosts(request) }, admin.userId, now);
      const { fixedCount, errorCount, failures } = fixed;
      for (const { error } of failures) noteError(error, request);
      return await redirectWithAdminFlash(articles, "articlesFixed", { values: { fixedCount, errorCount } });
    } catch (error) {
      return notDone(error, request, articles, "articlesFixFailed");
    }
  },
};

/** `:id` is the batch, which may not run. */
export const deletingBatch: Question = {
  needs: { may: "enter" },
  ask: async ({ params, now }) => {
    const followed = await followBatch(db, idIn(params, "id"), now);
    if (!followed) return undefined;
    const { id, name, status, counts } = followed.progress;
    const parent = { label: name, href: `${batches}/${id}` };
    if (status === "processing") throw await redirectWithAdminFlash(parent.href, "batchRuns", { hasFailed: true });
    return {
      question: adminText("batch.delete.question"),
      lost: [
        status === "pending"
          ? adminText("batch.delete.pending", { name, count: counts.total })
          : adminText("batch.delete.completed", { name }),
        ...(counts.failed > 0 ? [adminText("batch.delete.failed", { count: counts.failed })] : []),
      ],
      confirm: adminText("batch.delete"),
      confirming: adminText("batch.deleting"),
      parent,
    };
  },
  act: async ({ params }) => {
    const id = idIn(params, "id");
    const deleted = await deleteBatch(db, id);
    if (deleted.ok) return redirectWithAdminFlash(batches, "batchDeleted", { values: { name: deleted.name } });
    return deleted.reason === "processing"
      ? redirectWithAdminFlash(`${batches}/${id}`, "batchRuns", { hasFailed: true })
      : redirectWithAdminFlash(batches, "batchGone", { hasFailed: true });
  },
};

/** `:id` is the batch, which has to run. */
export const stoppingBatch: Question = {
  needs: { may: "enter" },
  ask: async ({ params, now }) => {
    const followed = await followBatch(db, idIn(params, "id"), now);
    if (!followed) return undefined;
    const { id, name, status, counts } = followed.progress;
    const parent = { label: name, href: `${batches}/${id}` };
    if (status !== "processing")
      throw await redirectWithAdminFlash(parent.href, "batchNotRunning", { hasFailed: true });
    return {
      question: adminText("batch.stop.question"),
      lost: [
        adminText("batch.stop.text", { name, count: counts.pending + counts.processing }),
        adminText("batch.stop.inWork"),
      ],
      confirm: adminText("batch.stop"),
      confirming: adminText("batch.stopping"),
      parent,
    };
  },
  act: async ({ params, now }) => {
    const id = idIn(params, "id");
    const stopped = await stopBatch(db, id, now);
    if (stopped.ok) return redirectWithAdminFlash(`${batches}/${id}`, "batchStopped");
    return stopped.reason === "not-running"
      ? redirectWithAdminFlash(`${batches}/${id}`, "batchNotRunning", { hasFailed: true })
      : redirectWithAdminFlash(batches, "batchGone", { hasFailed: true });
  },
};
