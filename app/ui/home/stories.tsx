import type { Story } from "~/domain/agency/agency";
import { shortMonth } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { SectionHeading } from "~/ui/section-heading";

/** What buyers say, each with how it is known that a client wrote it (TRLGDCU art. 20.4). */
export function HomeStories({ stories }: { stories: readonly Story[] }) {
  const { t, language } = useText();
  if (stories.length === 0) return null;
  const shared = sharedVerification(stories);
  return (
    <section className="py-section" aria-labelledby="stories-heading">
      <div className="wrap">
        <SectionHeading id="stories-heading" title={t("home.stories.title")} />
        <div className="grid gap-10 lg:grid-cols-3">
          {stories.map(({ id, quote, byline, howVerified, link, saidIn }) => (
            <figure key={id} className="flex flex-col border-t border-plaster-300 pt-6">
              <blockquote className="font-serif text-title-2 text-ink">{quote}</blockquote>
              <figcaption className="mt-5 text-sm text-stone-600">
                {byline}
                {saidIn === null ? null : `, ${shortMonth(language, saidIn)}`}
                {shared === undefined ? <span className="mt-1 block">{howVerified}</span> : null}
                {link === "" ? null : (
                  <a
                    href={link}
                    rel="noopener noreferrer"
                    className="mt-1 flex min-h-11 items-center text-mar-700 wrap-anywhere hover:underline"
                  >
                    {t("story.link", { site: new URL(link).hostname.replace(/^www\./, "") })}
                  </a>
                )}
              </figcaption>
            </figure>
          ))}
        </div>
        {shared === undefined ? null : <p className="mt-10 max-w-xl text-sm text-stone-600">{shared}</p>}
        {stories.every(({ isSample }) => isSample) ? null : (
          <p className="mt-10 max-w-xl text-sm text-stone-600">{t("story.how")}</p>
        )}
      </div>
    </section>
  );
}

/** The line that marks them all as samples, said once for them all; how a real one was verified stands beside it. */
function sharedVerification(stories: readonly Story[]): string | undefined {
  const [line, ...others] = new Set(stories.map(({ howVerified }) => howVerified));
  return others.length === 0 && stories.every(({ isSample }) => isSample) ? line : undefined;
}
