import { Check } from "lucide-react";

import type { ServiceText } from "~/i18n/services/service-text";
import { Icon } from "~/ui/icon";

import type { SectionProps } from "./section";

/** What the owner gains and what is guaranteed, side by side. */
export function ServiceLists({ lists, isBand }: SectionProps & { lists: NonNullable<ServiceText["lists"]> }) {
  return (
    <div className={`py-section ${isBand ? "bg-plaster-100" : ""}`}>
      <div className="wrap grid gap-14 lg:grid-cols-2">
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <div className="corner">
              <h2 className="text-title-1">{title}</h2>
            </div>
            <ul className="mt-4 text-md lg:ps-6">
              {items.map((item) => (
                <li key={item} className="flex gap-3 border-b border-plaster-200 py-3">
                  <Icon as={Check} className="mt-1.5 size-4 text-mar-700" />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
