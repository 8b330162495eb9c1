import { Check } from "lucide-react";

import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

type Props = { photo: PhotoNoun; title: string; points: readonly string[] };

/** Beside a form: what the visitor will receive for it. */
export function ValuationPromise({ photo, title, points }: Props) {
  return (
    <>
      <div className="mb-8 max-lg:hidden">
        <Photo photo={photo} sizes="(min-width: 64rem) 34rem, 1px" className="aspect-3/2 w-full" />
      </div>
      <h2 className="text-title-2">{title}</h2>
      <ul className="mt-4 text-base text-stone-700">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-b border-plaster-200 py-3">
            <Icon as={Check} className="mt-1 size-4 text-mar-700" />
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
