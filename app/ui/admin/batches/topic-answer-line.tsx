import type { Topic } from "~/domain/articles/topic";
import type { TopicAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";

const tints = {
  certain: "text-ok-700",
  chosen: "text-ok-700",
  search: "text-ok-700",
  choose: "text-warn-700",
  unknown: "text-bad-700",
} as const;

type Props = { answer: TopicAnswer; language: Language; line: Topic & { id: number }; href: string };

/** What the built-in writer will answer to a topic, and a way to choose something else. */
export function TopicAnswerLine({ answer, language, line: { id, keyword }, href }: Props) {
  const { t } = useAdminText();
  const isOpen = answer.kind === "choose" || answer.kind === "unknown";
  return (
    <span className="mt-1 block text-xs wrap-anywhere text-stone-600">
      <Said answer={answer} language={language} />{" "}
      <a
        id={`keyword-${id}-answer`}
        href={href}
        aria-label={t("answer.choose.of", { keyword })}
        className="inline-flex min-h-9 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current max-md:min-h-11"
      >
        {t(isOpen ? "answer.choose" : "answer.change")}
      </a>
    </span>
  );
}

function Said({ answer, language }: { answer: TopicAnswer; language: Language }) {
  const { t } = useAdminText();
  const { kind } = answer;
  if (kind === "search") return <span className={tints.search}>{t("answer.search")}</span>;
  const state = <span className={`font-semibold ${tints[kind]}`}>{t(`answer.kind.${kind}`)}</span>;
  if (kind === "unknown") return state;
  if (kind === "choose") {
    const titles = answer.near.map(({ title }) => title).join(" · ");
    return (
      <>
        {state} <span lang={language}>{t("answer.near", { titles })}</span>
      </>
    );
  }
  const { title, question } = answer.answer;
  return (
    <>
      <span lang={language}>
        {t("answer.about", { title })} · {t("answer.asked", { question })}
      </span>{" "}
      · {state}
    </>
  );
}
