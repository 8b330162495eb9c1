import type { DiffPart } from "~/domain/articles/compare-texts";
import { useAdminText } from "~/i18n/admin";

/** How one text became the other: removed words are struck through, added ones underlined, and said so to those who listen. */
export function TextDiff({ parts, isCode = false }: { parts: readonly DiffPart[]; isCode?: boolean }) {
  const { t } = useAdminText();
  return (
    <p className={`wrap-break-word whitespace-pre-wrap ${isCode ? "font-mono text-xs leading-6" : ""}`}>
      {parts.map(({ kind, text }, index) => {
        if (kind === "same") return <span key={index}>{text}</span>;
        if (kind === "cut") {
          return (
            <span key={index} className="text-stone-600">
              {" "}
              <span aria-hidden="true">[…]</span>
              <span className="sr-only">{t("articles.diff.cut")}</span>{" "}
            </span>
          );
        }
        return kind === "removed" ? (
          <del key={index} className="bg-bad-50 text-bad-700">
            <span className="sr-only">{t("articles.diff.removed")} </span>
            {text}
          </del>
        ) : (
          <ins key={index} className="bg-ok-50 text-ok-700 underline">
            <span className="sr-only">{t("articles.diff.added")} </span>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
