import type { ReactNode } from "react";

type Column = { label: string; align?: "start" | "end"; isHidden?: boolean; className?: string };

type Props = {
  caption: string;
  columns: readonly Column[];
  /** Without a frame of its own inside a panel. */
  isFramed?: boolean;
  children: ReactNode;
};

/** A ruled table of the panel. Its rows say themselves how they stand on a phone. */
export function AdminTable({ caption, columns, isFramed = true, children }: Props) {
  return (
    <div className={`relative scrolls-sideways ${isFramed ? "border border-plaster-200 bg-plaster-0" : ""}`}>
      <table className="w-full [&_td:first-child]:ps-4 [&_th:first-child]:ps-4">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-plaster-100 text-xs text-stone-700">
          <tr>
            {columns.map(({ label, align = "start", isHidden = false, className = "" }) => (
              <th
                key={label}
                scope="col"
                className={`h-9 px-3 font-semibold whitespace-nowrap ${align === "end" ? "text-end" : "text-start"} ${className}`}
              >
                {isHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200">{children}</tbody>
      </table>
    </div>
  );
}
