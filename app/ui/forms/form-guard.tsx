import { fromName, honeypotName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";

/** The hidden part of every public form: the trap, the time it was drawn, and the way back. */
export function FormGuard({ stamp, from }: { stamp: string; from?: string }) {
  const { t } = useText();
  return (
    <>
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {t("field.honeypot")}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={stampName} value={stamp} />
      <input type="hidden" name={fromName} value={from ?? ""} />
    </>
  );
}
