import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { carryTopics } from "~/domain/batches/batch-draft";

import { aPhoto } from "../../tests/support/upload-forms";
import { column } from "../kills/soundness";
import type { Visitor } from "../visitor";

const forms = 5;
const perForm = 2;
const topics = 40;
const longestWork = 90_000;

/** Makes a batch of articles, starts it, and sends photos of a home, form after form. @returns what was accepted */
export async function workInThePanel(panel: Visitor, home: number, betweenForms: number) {
  const keywords = Array.from({ length: topics }, (_, topic) => `flats in the eixample ${topic}`);
  const draft = keywords.map((keyword, topic) => ({ keyword, title: `After the storm, part ${topic}`, isSeen: true }));
  await expectDone(
    panel.send("/admin/articles/batch", { name: "Storm", language: "en", topics: carryTopics(draft), do: "create" }),
  );
  const list = await panel.open("/admin/articles/batch");
  const [id] = /(?<=\/admin\/articles\/batch\/)\d+/.exec(list.body.toString()) ?? [];
  await expectDone(panel.send(`/admin/articles/batch/${id}`, { intent: "start", sure: "on" }));

  const hashes: string[] = [];
  for (let form = 0; form < forms; form += 1) {
    const files = await Promise.all(
      Array.from({ length: perForm }, async (_, photo) => ({
        name: `storm-${form}-${photo}.jpg`,
        bytes: await aPhoto(`#${form}0${photo}0a0`, 1600, 1067),
      })),
    );
    await expectDone(panel.sendFiles(`/admin/properties/${home}/images`, files));
    hashes.push(...files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex")));
    await pause(betweenForms);
  }
  return { keywords, hashes };
}

/** Waits until what the agent began is done. @returns what is missing or doubled */
export async function faultsOfTheWork(
  database: string,
  work: { keywords: string[]; hashes: string[] },
): Promise<string[]> {
  const open = () =>
    column<number>(
      database,
      `select count(*) from property_uploads where status <> 'refused'
       union all select count(*) from batch_keywords where status in ('pending', 'processing')`,
    ).reduce((sum, count) => sum + count, 0);
  for (const end = Date.now() + longestWork; open() > 0 && Date.now() < end;) await pause(200);
  const times = (query: string, value: string) => column<number>(database, query, value)[0] ?? 0;
  return [
    ...(open() > 0 ? [`${open()} photos and articles are still not made`] : []),
    ...work.hashes.flatMap((hash, photo) => {
      const images = times("select count(*) from property_images where content_hash = ?", hash);
      return images === 1 ? [] : [`photo ${photo} became ${images} images`];
    }),
    ...work.keywords.flatMap((keyword) => {
      const articles = times("select count(*) from articles where keyword = ?", keyword);
      return articles === 1 ? [] : [`"${keyword}" is written ${articles} times`];
    }),
  ];
}

async function expectDone(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer;
  if (status !== 303) throw new Error(`The panel answered ${status}.`);
}
