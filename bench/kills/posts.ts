import { setTimeout as pause } from "node:timers/promises";

import { propertyForm } from "~/domain/properties/property-form";

import { publicForms, sendForm, stampOf } from "../enquiry-sender";
import { ServedSite } from "../served-site";
import { Visitor } from "../visitor";

import { aBaseSite, admin } from "./base";
import { type Kind, unlessKilled, victim } from "./kind";
import { column } from "./soundness";

const visitors = 6;
const home = 1;

/** Not the home of which the visitors' forms tell. */
const edited = 3;
const { features: _none, ...empty } = propertyForm.blank;
const filledIn = { ...empty, price: "850000", neighborhood: "eixample", area: "118" };

/** What was sent and whether that was answered with success. */
type Sent = { word: string; isAccepted: boolean };

let panel: Visitor;

/** Visitors send every kind of form while the agent changes a home and writes notes. */
export const posts: Kind = {
  name: "posts",
  async setUp(folder, settings) {
    const site = await ServedSite.in(await aBaseSite(folder), { ...settings, TRUST_PROXY: "1" });
    await site.start();
    panel = await Visitor.signIn(site.url, admin);
    await sendForm(site.url, form(0), { word: "first", stamp: await stampOf(site.url, "/contact") }, false);
    return site;
  },
  async round(site, random, number) {
    const stamp = await stampOf(site.url, "/contact");
    // Younger, a form counts as a program's.
    await pause(2100);
    const messages: Sent[] = [];
    const notes: Sent[] = [];
    const titles: Sent[] = [];
    let isOver = false;
    const visiting = Array.from({ length: visitors }, async (_, visitor) => {
      for (let turn = 0; !isOver; turn += 1) {
        const sent = { word: `word${number}x${visitor}x${turn}x`, isAccepted: false };
        messages.push(sent);
        const headers = { "X-Forwarded-For": `198.51.${number}.${visitor * 40 + (turn % 40)}` };
        const answer = await unlessKilled(
          sendForm(site.url, form(visitor + turn), { word: sent.word, stamp, headers }, false),
        );
        sent.isAccepted = answer?.status === 303;
        if (!answer) return;
        if (!sent.isAccepted) throw new Error(`${form(visitor + turn).path} was answered ${answer.status}.`);
      }
    });
    const editing = (async () => {
      const [version = 0] = column<number>(site.database, "select version from properties where id = ?", edited);
      for (let turn = 0; !isOver; turn += 1) {
        const note = { word: `note${number}x${turn}x`, isAccepted: false };
        notes.push(note);
        const noted = await unlessKilled(panel.send("/admin/enquiries/1", { intent: "note", note: note.word }));
        note.isAccepted = noted?.status === 303;
        if (!noted) return;
        const title = { word: `Home ${number}x${turn}x`, isAccepted: false };
        titles.push(title);
        const fields = { ...filledIn, title: title.word, version: String(version + turn) };
        const saved = await unlessKilled(panel.send(`/admin/properties/${edited}/edit`, fields));
        title.isAccepted = saved?.status === 303;
        if (!saved) return;
        if (!note.isAccepted || !title.isAccepted)
          throw new Error(`The panel answered ${noted.status}, ${saved.status}.`);
      }
    })();

    const all = Promise.all([...visiting, editing]);
    all.catch(() => undefined);
    const accepted = () => [...messages, ...notes, ...titles].filter(({ isAccepted }) => isAccepted).length;
    for (let waited = 0; accepted() === 0 && waited < 5000; waited += 10) await pause(10);
    await pause(random.between(0, 700));
    await site.server.kill(victim(random));
    isOver = true;
    await all;

    const start = await site.start();
    const told = messages.flatMap(({ word, isAccepted }) => {
      const found = column<number>(
        site.database,
        "select id from contact_submissions where objectives like ?",
        `%${word}.%`,
      );
      if (found.length > 1) return [`${word} is stored ${found.length} times`];
      if (found.length === 0) return isAccepted ? [`${word} was accepted and is lost`] : [];
      const mails = column<string>(
        site.database,
        "select template from outbox where enquiry_id = ? order by template",
        found[0],
      );
      return mails.join() === "new-enquiry,receipt" ? [] : [`${word} is stored with the mails [${mails.join()}]`];
    });
    const bodies = column<string>(site.database, "select body from enquiry_notes");
    const written = notes.flatMap(({ word, isAccepted }) => {
      const times = bodies.filter((body) => body === word).length;
      return times === 1 || (times === 0 && !isAccepted) ? [] : [`${word} is there ${times} times`];
    });
    const [title = ""] = column<string>(site.database, "select title from properties where id = ?", edited);
    const lastSaved = titles.findLastIndex(({ isAccepted }) => isAccepted);
    const possible = titles.slice(Math.max(0, lastSaved)).map(({ word }) => word);
    const renamed =
      lastSaved < 0 || possible.includes(title) ? [] : [`the home is called ${title}, not ${possible.join()}`];
    return { met: true, acknowledged: accepted(), start, faults: [...told, ...written, ...renamed] };
  },
};

function form(number: number) {
  const forms = publicForms(home);
  const chosen = forms[number % forms.length];
  if (!chosen) throw new Error("There is no form.");
  return chosen;
}
