import type { KnownTopic } from "~/domain/batches/known-topic";
import { useAdminText } from "~/i18n/admin";

const link = "underline decoration-current hover:no-underline";

type Props = { like: KnownTopic; /** It is the very keyword. */ isSame?: boolean; opensTab: boolean };

/** What a topic resembles, and a link to it: in a tab of its own where a list is being made that leaving would lose. */
export function TopicLikeness({ like, isSame = false, opensTab }: Props) {
  const { t } = useAdminText();
  const { place } = like;
  const said = {
    number: place.kind === "list" ? place.number : 0,
    batch: place.kind === "queued" ? `“${place.batchName}”` : "",
  };
  return (
    <span className="block text-xs wrap-anywhere text-warn-700">
      {isSame && place.kind === "list" ? t("batch.same", said) : t(`batch.alike.${place.kind}`, said)}{" "}
      {place.kind === "list" ? (
        <a href={`#topic-${place.number}`} className={link}>
          {like.title}
        </a>
      ) : (
        <a href={pathOf(place)} {...(opensTab ? { target: "_blank", rel: "noopener" } : {})} className={link}>
          {like.title}
          {opensTab ? <span className="sr-only"> {t("batch.alike.newTab")}</span> : null}
        </a>
      )}
    </span>
  );
}

function pathOf(place: Exclude<KnownTopic["place"], { kind: "list" }>): string {
  return place.kind === "queued" ? `/admin/articles/batch/${place.batchId}` : `/admin/articles/${place.articleId}/edit`;
}
