import { CircleAlert } from "lucide-react";

import { useText } from "~/i18n/text";

import { Icon } from "./icon";

/** Above a form that was right and could not be stored. @param message key of the sentence */
export function FormFailure({ message }: { message: string }) {
  const { say } = useText();
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-focus
      className="mt-8 flex items-start gap-2 border-s-4 border-bad-700 bg-bad-50 p-5 text-md font-semibold text-bad-700"
    >
      <Icon as={CircleAlert} className="mt-1 size-5" />
      <p>{say(message)}</p>
    </div>
  );
}
