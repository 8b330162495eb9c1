import type { Story } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { SectionHeading } from "~/ui/section-heading";

/** What buyers say, each with how it is known that a client wrote it (TRLGDCU art. 20.4). */
export function HomeStories({ stories }: { stories: readonly Story[] }) {
  const { t } = useText();
  if (stories.length === 0) return null;
  const shared = sharedVerification(stories);
  return (
    <section className="py-section" aria-labelledby="stories-heading">
      <div className="wrap">
        <SectionHeading id="stories-heading" title={t("home.stories.title")} />
        <div className="grid gap-10 lg:grid-cols-3">
          {stories.map(({ id, quote, byline, howVerified }) => (
            <figure key={id} className="flex flex-col border-t border-plaster-300 pt-6">
              <blockquote className="font-serif text-title-2 text-ink">{quote}</blockquote>
              <figcaption className="mt-5 text-sm text-stone-600">
                {byline}
                {shared === undefined ? <span className="mt-1 block">{howVerified}</span> : null}
              </figcaption>
            </figure>
          ))}
        </div>
        {shared === undefined ? null : <p className="mt-10 max-w-xl text-sm text-stone-600">{shared}</p>}
      </div>
    </section>
  );
}

/** The line that is true of all stories, said once for them all. */
function sharedVerification(stories: readonly Story[]): string | undefined {
  const [line, ...others] = new Set(stories.map(({ howVerified }) => howVerified));
  return others.length === 0 ? line : undefined;
}
