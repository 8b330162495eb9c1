/** Word in a browser copies each item as a list of its own that says how deep it is. They become one list, nested as they were. */
export function joinOnlineLists(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll("div.ListContainerWrapper")])
    wrapper.replaceWith(...wrapper.childNodes);
  // The lists that are open, the outermost first.
  let open: { list: Element; level: number }[] = [];
  for (const list of [...body.querySelectorAll("ul, ol")]) {
    const item = list.querySelector(":scope > li");
    const level = levelOf(item);
    if (!item || level === 0) continue;
    const isNext = open[0]?.list === list.previousElementSibling && list.previousElementSibling !== null;
    if (!isNext) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const around = open.at(-1);
    const isAlike = around?.list.localName === list.localName;
    if (around?.level === level && (isAlike || open.length > 1)) {
      if (isAlike) around.list.append(...list.childNodes);
      else around.list.after(list);
      if (isAlike) list.remove();
      else open[open.length - 1] = { list, level };
    } else {
      const parent = around && around.level < level ? around.list.lastElementChild : null;
      if (parent) parent.append(list);
      else open = [];
      open.push({ list, level });
    }
  }
}

function levelOf(item: Element | null): number {
  return Number(item?.getAttribute("data-aria-level") ?? item?.getAttribute("aria-level")) || 0;
}
