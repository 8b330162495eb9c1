import { useState } from "react";

import { fromName, honeypotName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";

/** The hidden part of every public form: the trap, the time it was drawn, and the way back. */
export function FormGuard({ stamp, from }: { stamp: string; from?: string }) {
  const { t } = useText();
  // As first drawn: following a link within a refused page makes React draw it again without what was sent.
  const [first] = useState({ stamp, from: from ?? "" });
  return (
    <>
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {t("field.honeypot")}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={stampName} value={first.stamp} />
      <input type="hidden" name={fromName} value={first.from} />
    </>
  );
}
