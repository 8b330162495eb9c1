import type { ReactNode } from "react";

import type { ListedImage } from "~/domain/listings/image";
import { Photo } from "~/ui/photo";

import { ConfirmPage } from "./confirm-page";

/** A line or a picture of what is lost. */
type Part =
  | string
  | { small: string }
  | { link: { label: string; href: string } }
  | { quote: string }
  | { items: readonly Item[] }
  | { photo: ListedImage["photo"] };
type Item = string | { label: string; href: string };

/** Boxes under one name. */
export type Choices = {
  legend: string;
  name: string;
  items: readonly { value: string; label: string; note: string }[];
  areTicked: boolean;
};

/** A question before a loss, as its page draws it. */
export type Asked = {
  /** The name of the page in the browser's tab; the question where not given. */
  title?: string;
  question: string;
  /** What goes, and whether it comes back. */
  lost: readonly Part[];
  /** What is chosen with the answer, not ticked beforehand. */
  tick?: { name: string; label: string };
  /** What may be left out or put in by its box, each with what it means. */
  choices?: Choices;
  /** The button; none where there is nothing to do. */
  confirm?: string;
  confirming: string;
  /** What the way back is called where the answer costs nothing that is there: the button then warns of nothing. */
  keep?: string;
  /** Where "Keep it" leads, and what the page above is called. */
  parent: { label: string; href: string };
  /** Ids of the parts of the page underneath that the act changes; the whole screen where not given. */
  changes?: string;
};

/** The page of every question before a loss. */
export function QuestionScreen({ lost, tick, choices, ...asked }: Asked) {
  const fields = choices ? <Boxes {...choices} /> : tick ? <Tick {...tick} /> : undefined;
  return (
    <ConfirmPage {...asked} fields={fields}>
      {lost.map((part, place) => (
        <Lost key={place} part={part} />
      ))}
    </ConfirmPage>
  );
}

function Lost({ part }: { part: Part }): ReactNode {
  if (typeof part === "string") return <p className="wrap-anywhere">{part}</p>;
  if ("small" in part) return <p className="text-sm">{part.small}</p>;
  if ("link" in part) return <Link {...part.link} />;
  if ("photo" in part) return <Photo photo={part.photo} sizes="20rem" className="mb-3 aspect-3/2 w-full max-w-80" />;
  if ("quote" in part) {
    return (
      <blockquote className="border-s border-terra-600 ps-4 wrap-anywhere whitespace-pre-line">{part.quote}</blockquote>
    );
  }
  return (
    <ul className="list-disc ps-5">
      {part.items.map((item, place) => (
        <li key={place}>{typeof item === "string" ? item : <Link {...item} />}</li>
      ))}
    </ul>
  );
}

function Link({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} className="text-mar-700 underline">
      {label}
    </a>
  );
}

function Boxes({ legend, name, items, areTicked }: Choices) {
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {items.map(({ value, label, note }) => (
        <label key={value} className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={areTicked}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">
            {label}
            <span className="block text-xs text-stone-600">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Tick({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={name} className="mt-1 size-5" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
