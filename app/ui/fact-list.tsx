export type Fact = { label: string; value: string };

/** Facts one under another: the label on the left, the value on the right, hairlines between. */
export function FactList({ facts, className = "" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`text-base ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 border-b border-plaster-200 py-3">
          <dt className="text-stone-600">{label}</dt>
          <dd className="text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
