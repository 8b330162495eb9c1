/**
 * What lies over a page is a step of the history, so that Back closes it. Closed otherwise, its step is taken back when the browser has time for
 * it: the next that opens waits until then, or it would be closed by a step back that was not meant for it.
 */
let stepBack: Promise<unknown> | undefined;
/** A browser that forgets the step must not keep everything shut that opens over the page. In ms. */
const longestWait = 500;

/** @param name what the state of that step is called */
export function takeStepBack(name: "dialog" | "pictures"): void {
  if (!history.state?.[name]) return;
  stepBack = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    setTimeout(resolve, longestWait);
  });
  history.back();
}

export async function stepTakenBack(): Promise<void> {
  await stepBack;
}
