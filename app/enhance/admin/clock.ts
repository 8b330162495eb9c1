import { minutesSince, replyClock } from "~/domain/enquiries/answering/reply-clock";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { duration } from "~/i18n/duration";
import { clock as texts } from "~/i18n/en/admin/clock";

const minute = 60_000;

/** Every clock of a page goes on by the minute, as the server would draw it anew; answered messages have none any more. */
export function tickClocks(): void {
  // The browser's clock may be wrong by hours. What counts is the server's, which drew the page a moment ago.
  const drawnAt = Date.parse(document.querySelector<HTMLElement>("[data-now]")?.dataset.now ?? "");
  const ahead = Number.isNaN(drawnAt) ? 0 : Date.now() - drawnAt;
  const tick = () => showTime(new Date(Date.now() - ahead));
  setInterval(tick, minute);
  // Timers rest while a page lies in the background.
  document.addEventListener("visibilitychange", tick);
  window.addEventListener("pageshow", tick);
}

function showTime(now: Date) {
  for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]")) showLeft(clock, now);
  for (const age of document.querySelectorAll<HTMLTimeElement>("time[data-age]")) {
    setText(age, say("clock.ago", { time: duration(say, minutesSince(age.dateTime, now)) }));
  }
  for (const today of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    setText(today, say("clock.now", { time: timeInBarcelona(now), hours: today.dataset.hours ?? "" }));
  }
}

function showLeft(clock: HTMLElement, now: Date) {
  const running = replyClock({ receivedAt: clock.dataset.clock ?? "", answeredAt: null }, now);
  if (running.state === "answered") return;
  clock.dataset.state = running.state;
  const time = duration(say, running.minutes);
  setText(clock.querySelector("time"), say(running.state === "late" ? "clock.late" : "clock.left", { time }));
  clock.querySelector("rect")?.setAttribute("width", String(running.share));
}

/** Writes only what changed: what a person has marked stays marked. */
function setText(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

function say(key: keyof typeof texts, values: Readonly<Record<string, string | number | undefined>>): string {
  return texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
