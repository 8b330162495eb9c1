type Drag = { item: HTMLElement; tile: HTMLElement; pointer: number; fromX: number; fromY: number; before: string };

let drag: Drag | null = null;

/**
 * Drawing an image by its handle to another place; the order is sent when it is let go, Escape takes it back. The arrows
 * of each image do the same for everybody else.
 */
export function dragImages(): void {
  window.addEventListener("pointerdown", (event) => {
    const handle = event.target instanceof Element ? event.target.closest("[data-image-handle]") : null;
    const item = handle?.closest<HTMLElement>("[data-image]");
    const tile = item?.querySelector<HTMLElement>("[data-image-tile]");
    if (!item || !tile || event.button !== 0 || drag) return;
    event.preventDefault();
    // The item changes its place under the pointer; what stays hears of the pointer to the end.
    document.documentElement.setPointerCapture(event.pointerId);
    drag = { item, tile, pointer: event.pointerId, fromX: event.clientX, fromY: event.clientY, before: order() };
    item.setAttribute("data-slot", "");
    tile.setAttribute("data-lifted", "");
  });
  window.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    follow(drag, event.clientX, event.clientY);
  });
  window.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { before } = drag;
    drop(drag);
    if (order() !== before) send();
  });
  window.addEventListener("pointercancel", () => drag && takeBack(drag));
  window.addEventListener("keydown", (event) => {
    if (drag && event.key === "Escape") takeBack(drag);
  });
}

/** The tile goes with the pointer, and its slot to where it would be let go. */
function follow(current: Drag, x: number, y: number) {
  const { item, tile } = current;
  const over = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-image]"))
    .find((other) => other && other !== item && other.parentElement === item.parentElement);
  if (over) {
    const start = item.getBoundingClientRect();
    const isLater = (item.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    over.insertAdjacentElement(isLater ? "afterend" : "beforebegin", item);
    const end = item.getBoundingClientRect();
    current.fromX += end.left - start.left;
    current.fromY += end.top - start.top;
    number();
  }
  tile.style.translate = `${x - current.fromX}px ${y - current.fromY}px`;
}

function drop({ item, tile }: Drag) {
  drag = null;
  item.removeAttribute("data-slot");
  tile.removeAttribute("data-lifted");
  tile.style.removeProperty("translate");
}

function takeBack(current: Drag) {
  drop(current);
  const last = items().at(-1)?.nextElementSibling ?? null;
  for (const id of current.before.split(",")) {
    const item = document.getElementById(`image-${id}`);
    if (item) item.parentElement?.insertBefore(item, last);
  }
  number();
}

function send() {
  const form = document.getElementById("image-order");
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem("order");
  if (field instanceof HTMLInputElement) field.value = order();
  form.requestSubmit();
}

function number() {
  for (const [index, item] of items().entries()) {
    const shown = item.querySelector("[data-image-number]");
    if (shown) shown.textContent = String(index + 1);
  }
}

function order(): string {
  return items()
    .map((item) => item.dataset.image)
    .join(",");
}

function items(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#images [data-image]")];
}
