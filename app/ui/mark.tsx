/** Four Eixample blocks around a crossing. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M11.5 0h41L56 3.5 38.5 21h-13L8 3.5z" />
      <path d="M60.5 8 64 11.5v41L60.5 56 43 38.5v-13z" />
      <path d="M56 60.5 52.5 64h-41L8 60.5 25.5 43h13z" />
      <path d="M3.5 56 0 52.5v-41L3.5 8 21 25.5v13z" />
    </svg>
  );
}
