import type { KeywordStatus } from "~/domain/batches/batch";
import type { BatchCounts, BatchProgress } from "~/domain/batches/batch-progress";
import { useAdminText } from "~/i18n/admin";

/** Above this number a segment would be too narrow to be told from the next. */
const mostSegments = 40;

const fills = {
  completed: "fill-mar-700",
  failed: "fill-bad-700",
  processing: "animate-pending fill-mar-300",
  pending: "fill-plaster-200",
} as const;

/** How far a batch is: a segment for each topic, one bar where they are many. The words beside it carry the numbers. */
export function BatchBar({ counts, states }: Pick<BatchProgress, "counts" | "states">) {
  const { t } = useAdminText();
  const { total, completed, failed } = counts;
  const done = completed + failed;
  const said = { done, total, failed };
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t("batch.bar.text", said)}
      aria-label={t("batch.bar")}
      className="mt-5"
    >
      {total <= mostSegments ? <Segments states={states} /> : <WholeBar counts={counts} />}
    </div>
  );
}

/** Widths of a segment and of it with the gap after it, in the units of the drawing. */
const segment = { width: 20, step: 21 };

function Segments({ states }: { states: readonly KeywordStatus[] }) {
  const width = Math.max(states.length * segment.step - 1, 1);
  return (
    <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
      {states.map((state, index) => (
        <rect key={index} x={index * segment.step} width={segment.width} height="1" className={fills[state]} />
      ))}
    </svg>
  );
}

function WholeBar({ counts }: { counts: BatchCounts }) {
  const parts = [
    { state: "completed", from: 0 },
    { state: "failed", from: counts.completed },
    { state: "processing", from: counts.completed + counts.failed },
  ] as const;
  return (
    <svg
      viewBox={`0 0 ${counts.total} 1`}
      preserveAspectRatio="none"
      className="h-3 w-full bg-plaster-200"
      aria-hidden="true"
    >
      {parts.map(({ state, from }) => (
        <rect key={state} x={from} width={counts[state]} height="1" className={fills[state]} />
      ))}
    </svg>
  );
}
