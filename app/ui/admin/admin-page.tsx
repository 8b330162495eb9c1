import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "~/ui/icon";

type Props = { title: string; parent?: { label: string; href: string }; children: ReactNode };

/** A screen of the panel: its name, the way back up where there is one, its content. */
export function AdminPage({ title, parent, children }: Props) {
  return (
    <main id="main">
      <div className="flex min-h-13 items-center gap-2 border-b border-plaster-200 bg-plaster-0 px-4 md:px-6">
        {parent ? (
          <a
            href={parent.href}
            className="-ms-2 flex min-h-11 items-center gap-1 rounded-xs pe-3 text-mar-700 hover:text-mar-600"
          >
            <Icon as={ChevronLeft} />
            <span className="underline decoration-mar-300 hover:decoration-current">{parent.label}</span>
          </a>
        ) : null}
        <h1 className="min-w-0 truncate font-sans text-base font-semibold">{title}</h1>
      </div>
      <div className="px-4 py-5 md:px-6 md:py-6">{children}</div>
    </main>
  );
}

/** A ruled box with a heading and, at its end, a word on what is inside. */
export function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="border border-plaster-200 bg-plaster-0">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-plaster-200 px-4">
        <h2 className="font-sans text-sm font-semibold">{title}</h2>
        {note ? <p className="figures text-stone-600">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
