import {
  Armchair,
  BadgeEuro,
  Camera,
  FileCheck,
  Hammer,
  Handshake,
  KeyRound,
  Languages,
  Leaf,
  type LucideIcon,
  Megaphone,
  Paintbrush,
  ShieldCheck,
  UserRoundCheck,
  Wallet,
} from "lucide-react";

import type { ServiceSlug } from "~/domain/services/service";
import type { ServicePoint, ServiceText } from "~/i18n/services/service-text";
import { Icon } from "~/ui/icon";

import { type SectionProps, ServiceSection } from "./section";

// What owners and buyers of new homes compare stands as cards with signs; the others are lists to read.
const signs: Partial<Record<ServiceSlug, readonly LucideIcon[]>> = {
  "property-sales": [BadgeEuro, Languages, FileCheck, UserRoundCheck],
  "turnkey-services": [Armchair, Hammer, Camera, FileCheck, Megaphone, Handshake],
  "new-construction": [Wallet, ShieldCheck, Leaf, Paintbrush],
};

type Props = SectionProps & { slug: ServiceSlug; points: ServiceText["points"] };

/** What the service gives. */
export function ServicePoints({ slug, points, isBand }: Props) {
  const icons = signs[slug];
  return (
    <ServiceSection id="points" title={points.title} isBand={isBand}>
      {icons ? <Cards items={points.items} icons={icons} /> : <Rows items={points.items} />}
    </ServiceSection>
  );
}

function Cards({ items, icons }: { items: readonly ServicePoint[]; icons: readonly LucideIcon[] }) {
  return (
    <ul className={`grid gap-12 md:grid-cols-2 ${items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
      {items.map(({ title, text, list }, index) => (
        <li key={title} className="border-t border-plaster-300 pt-5">
          <h3 className="flex items-center gap-3 text-title-2">
            <Icon as={icons[index] ?? KeyRound} className="size-5 text-terra-600" />
            {title}
          </h3>
          {text ? <p className="mt-3 max-w-lg text-md text-stone-700">{text}</p> : null}
          {list ? (
            <ul className="mt-3 space-y-1.5 text-base text-stone-700">
              {list.map((each) => (
                <li key={each} className="flex gap-3">
                  <span className="text-stone-600" aria-hidden="true">
                    –
                  </span>
                  {each}
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: { items: readonly ServicePoint[] }) {
  return (
    <ul className="border-t border-plaster-300">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid items-baseline gap-x-10 gap-y-1 border-b border-plaster-300 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <h3 className="text-title-2">{title}</h3>
          <p className="text-md text-stone-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
