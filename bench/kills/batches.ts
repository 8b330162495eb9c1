import { setTimeout as pause } from "node:timers/promises";

import { carryTopics } from "~/domain/batches/batch-draft";

import { ServedSite } from "../served-site";
import { Visitor } from "../visitor";

import { aBaseSite, admin } from "./base";
import { type Kind, unlessKilled, victim } from "./kind";
import { column } from "./soundness";

const topics = 5;
const longestWriting = 60_000;

let panel: Visitor;

/** The agent makes a batch of articles and starts it. */
export const batches: Kind = {
  name: "batches",
  async setUp(folder, settings) {
    const site = await ServedSite.in(await aBaseSite(folder), settings);
    await site.start();
    panel = await Visitor.signIn(site.url, admin);
    return site;
  },
  async round(site, random, number) {
    const name = `Batch ${number}`;
    const keywords = Array.from({ length: topics }, (_, topic) => `flats in the eixample ${number} ${topic}`);
    const draft = keywords.map((keyword, topic) => ({
      keyword,
      title: `Flats ${number}, part ${topic}`,
      isSeen: true,
    }));
    const fields = { name, language: "en", topics: carryTopics(draft), do: "create" };
    const created = await panel.send("/admin/articles/batch", fields);
    if (created.status !== 303) throw new Error(`Making a batch was answered ${created.status}.`);
    const [id = 0] = column<number>(site.database, "select id from article_batches where name = ?", name);
    const starting = unlessKilled(panel.send(`/admin/articles/batch/${id}`, { intent: "start", sure: "on" }));
    await pause(random.between(5, 2200));
    const before = articlesOf(site, id);
    await site.server.kill(victim(random));
    const isStarted = (await starting)?.status === 303;

    const start = await site.start();
    const status = () => column<string>(site.database, "select status from article_batches where id = ?", id)[0];
    const faults: string[] = [];
    if (status() === "pending") {
      if (isStarted) faults.push(`${name} was started and is not`);
      await panel.send(`/admin/articles/batch/${id}`, { intent: "start", sure: "on" });
    }
    for (const end = Date.now() + longestWriting; status() !== "completed" && Date.now() < end;) await pause(50);
    if (status() !== "completed") faults.push(`${name} is ${status()} after ${longestWriting / 1000} s`);
    const after = articlesOf(site, id);
    faults.push(
      ...before.filter((slug) => !after.includes(slug)).map((slug) => `the article ${slug} was there and is gone`),
    );
    for (const keyword of keywords) {
      const written = column<string>(site.database, "select slug from articles where keyword = ?", keyword);
      if (written.length !== 1) faults.push(`"${keyword}" is written ${written.length} times`);
    }
    return { met: before.length < topics, acknowledged: before.length + (isStarted ? 2 : 1), start, faults };
  },
};

function articlesOf(site: ServedSite, batch: number): string[] {
  const query =
    "select slug from articles where batch_keyword_id in (select id from batch_keywords where batch_id = ?) order by slug";
  return column<string>(site.database, query, batch);
}
