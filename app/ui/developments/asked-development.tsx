import type { DevelopmentCard } from "~/domain/developments/development";
import { useText } from "~/i18n/text";

import { Photo } from "../photo";

import { useDevelopmentWords } from "./completion-words";

type Asked = Pick<
  DevelopmentCard,
  "slug" | "name" | "location" | "photo" | "completion" | "availability" | "totalUnits"
>;

/** The development that a question is about: a small photograph, its name and what is left of it. */
export function AskedDevelopment({ development }: { development: Asked }) {
  const { to } = useText();
  const words = useDevelopmentWords();
  const { slug, name, location, photo } = development;
  return (
    <div className="mt-6 flex items-center gap-4 border-y border-plaster-200 py-4">
      {photo ? <Photo photo={photo} sizes="5rem" alt="" isFirst className="size-20 shrink-0" /> : null}
      <div className="min-w-0">
        <p className="text-md">
          <a
            href={to(`/developments/${slug}`)}
            className="font-semibold underline decoration-plaster-300 hover:decoration-current"
          >
            {name}
          </a>
        </p>
        <p className="mt-1 text-stone-700">{location}</p>
        <p className="text-sm text-stone-600">{words.line(development)}</p>
      </div>
    </div>
  );
}
