import { photoTypes } from "~/domain/listings/photo";
import { FieldError } from "~/ui/fields/field";

type Props = {
  id: string;
  label: string;
  /** What was wrong with the file just sent. */
  error: string | undefined;
};

/** The field of a form that takes one photo or drawing, named as uploads are. */
export function PhotoFileField({ id, label, error }: Props) {
  const field = { id, name: "images", errors: error === undefined ? [] : [error] };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={field.name}
        type="file"
        accept={photoTypes}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="w-full max-w-72 text-xs file:me-2 file:min-h-9 file:rounded-xs file:border file:border-mar-700 file:bg-plaster-0 file:px-3 file:py-1.5 file:font-medium file:text-mar-700 max-md:file:min-h-11"
      />
      <FieldError field={field} />
    </div>
  );
}
