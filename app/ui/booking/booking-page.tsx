import type { ReactNode } from "react";

import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";

/** The frame of the visitor's own pages of an appointment. */
export function BookingPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t, to } = useText();
  return (
    <main id="main">
      <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={title} />
      <div className="wrap pb-section max-md:pt-4">
        <div className="max-w-[44rem]">
          <h1 tabIndex={-1} className="text-display-2">
            {title}
          </h1>
          <p className="mt-3 text-lg text-stone-700">{lead}</p>
          {children}
        </div>
      </div>
    </main>
  );
}
