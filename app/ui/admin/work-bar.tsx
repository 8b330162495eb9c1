/** Where a piece of work stands. */
export type WorkState = "pending" | "processing" | "completed" | "failed";
export type WorkCounts = Record<WorkState, number> & { total: number };

/** Above this number a segment would be too narrow to be told from the next. */
const mostSegments = 40;

const fills = {
  completed: "fill-mar-700",
  failed: "fill-bad-700",
  processing: "animate-pending fill-mar-300",
  pending: "fill-plaster-200",
} as const;

type Props = {
  counts: WorkCounts;
  /** Where each piece stands, in their order. */
  states: readonly WorkState[];
  /** What it counts, and how far it is, for whoever hears it. */
  label: string;
  said: string;
};

/** How far work is: a segment for each piece, one bar where they are many. The words beside it carry the numbers. */
export function WorkBar({ counts, states, label, said }: Props) {
  const { total, completed, failed } = counts;
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={completed + failed}
      aria-valuetext={said}
      aria-label={label}
      className="mt-5"
    >
      {total <= mostSegments ? <Segments states={states} /> : <WholeBar counts={counts} />}
    </div>
  );
}

/** Widths of a segment and of it with the gap after it, in the units of the drawing. */
const segment = { width: 20, step: 21 };

function Segments({ states }: { states: readonly WorkState[] }) {
  const width = Math.max(states.length * segment.step - 1, 1);
  return (
    <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
      {states.map((state, index) => (
        <rect key={index} x={index * segment.step} width={segment.width} height="1" className={fills[state]} />
      ))}
    </svg>
  );
}

function WholeBar({ counts }: { counts: WorkCounts }) {
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
