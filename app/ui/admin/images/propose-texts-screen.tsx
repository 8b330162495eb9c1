import { longestAltText } from "~/domain/listings/image";
import type { ListingHead, ListingKind } from "~/domain/listings/listing";
import { type RoomKind, roomKinds } from "~/domain/listings/rooms";
import { photoSubjects, type PhotoSubject } from "~/domain/writer/picture-texts/picture-facts";
import type { ProposedPicture } from "~/domain/writer/picture-texts/proposed-picture";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { rooms } from "~/i18n/en/rooms";
import { languages } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { SelectField, TextField } from "~/ui/fields/field";
import { Photo } from "~/ui/photo";

type Props = {
  head: ListingHead;
  /** Address of the listing: `/admin/properties/3`. */
  path: string;
  pictures: readonly ProposedPicture[];
  /** What was sent and could not be taken: fields by their names, and those that are too long. */
  sent: { typed: Readonly<Record<string, string>>; tooLong: readonly string[] } | undefined;
};

/** Alternative texts that the record can give, in fields to be checked and saved; what photos show is chosen beside them. */
export function ProposeTextsScreen({ head, path, pictures, sent }: Props) {
  const { t } = useAdminText();
  const back = `${path}/images`;
  const here = `${back}/propose`;
  const hasPhotos = pictures.some(({ image }) => image.kind === "photo");
  return (
    <AdminPage
      title={t("images.propose.title", { title: head.title })}
      parent={{ label: t("images.title", { title: head.title }), href: back }}
    >
      {pictures.length === 0 ? (
        <AdminEmpty title={t("images.propose.none")} text={t("images.propose.none.text")} />
      ) : (
        <>
          <div className="max-w-2xl space-y-2 text-stone-700">
            <p>{t(head.kind === "property" ? "images.propose.text" : "images.propose.text.development")}</p>
            {hasPhotos ? <p>{t("images.propose.photos")}</p> : null}
          </div>
          {sent ? (
            <ErrorSummary
              fields={pictures.flatMap((picture) => fieldsOf(t, picture, sent).map((each) => each.field))}
            />
          ) : null}
          <form method="post" action={here} noValidate data-warn-unsaved={sent ? "always" : ""} className="mt-5">
            {/* Enter presses the first button of a form. */}
            <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <ul className="space-y-4">
              {pictures.map((picture) => (
                <Picture key={picture.image.id} kind={head.kind} picture={picture} here={here} sent={sent} />
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap gap-3">
              <a href={back} className={buttonClass({ kind: "secondary", size: "sm" })}>
                {t("images.describe.cancel")}
              </a>
              <SaveButton size="sm" name="intent" value="save" busyLabel={t("images.describe.saving")}>
                {t("images.propose.save")}
              </SaveButton>
            </div>
          </form>
        </>
      )}
    </AdminPage>
  );
}

type PictureProps = {
  /** What it is a picture of. */
  kind: ListingKind;
  picture: ProposedPicture;
  here: string;
  sent: Props["sent"];
};

function Picture({ kind: of, picture, here, sent }: PictureProps) {
  const { t } = useAdminText();
  const { image, number, unit, shows } = picture;
  const { id, kind, photo, texts } = image;
  return (
    <li
      id={`picture-${id}`}
      className="grid scroll-mt-16 gap-4 border border-plaster-200 bg-plaster-0 p-4 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 space-y-3">
        <Photo
          photo={photo}
          alt={photo.alt || (unit ? t("images.describe.plan", { name: unit.name }) : t("images.describe", { number }))}
          sizes="14rem"
          isWhole={kind !== "photo"}
          className="aspect-3/2 w-full"
        />
        {kind === "photo" ? (
          <div className="space-y-2 pt-3">
            <SelectField
              field={{ id: `show-${id}`, name: `show-${id}`, initialValue: shows ?? "", required: false }}
              label={t("images.propose.shows", { number })}
              choices={[
                { value: "", label: t("images.propose.shows.nothing") },
                ...photoSubjects.map((subject) => ({ value: subject, label: subjectName(t, subject, of) })),
              ]}
              isDense
            />
            <input type="hidden" name={`was-${id}`} value={shows ?? ""} />
            <SubmitButton
              kind="secondary"
              size="sm"
              name="intent"
              value="write"
              // The page comes back where one was.
              formAction={`${here}#picture-${id}`}
              aria-label={t("images.propose.write.of", { number })}
              busyLabel={t("images.propose.writing")}
            >
              {t("images.propose.write")}
            </SubmitButton>
          </div>
        ) : (
          <p className="pt-3 text-sm text-stone-600">
            {unit ? t("images.describe.plan", { name: unit.name }) : t(`images.kind.${kind}`)}
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-3">
        {languages
          .filter((language) => texts[language].trim() !== "")
          .map((language) => (
            <p key={language} className="text-sm">
              <span className="block text-xs text-stone-600">
                {t("images.propose.there", { language: t(`images.language.${language}`) })}
              </span>
              <span lang={language}>{texts[language]}</span>
            </p>
          ))}
        {fieldsOf(t, picture, sent).map(({ language, label, field }) => (
          <TextField key={language} field={field} label={label} isDense />
        ))}
      </div>
    </li>
  );
}

function subjectName(t: AdminText, subject: PhotoSubject, of: ListingKind): string {
  const room = roomKinds.find((kind) => kind === subject);
  if (of === "development" && (subject === "home" || subject === "view"))
    return t(`images.shows.development.${subject}`);
  return room ? rooms[`room.${room}`] : t(`images.shows.${subject as Exclude<PhotoSubject, RoomKind>}`);
}

/** A field for each language that says nothing of the picture. */
function fieldsOf(t: AdminText, { image, number, unit, proposals }: ProposedPicture, sent: Props["sent"]) {
  const labelIn = (language: string) =>
    unit
      ? t("images.propose.plan.of", { name: unit.name, language })
      : t("images.propose.text.of", { number, language });
  return languages
    .filter((language) => proposals[language] !== undefined)
    .map((language) => {
      const name = `alt-${image.id}-${language}`;
      const errors = sent?.tooLong.includes(name) ? [`field.tooLong|max=${longestAltText}`] : [];
      return {
        language,
        label: labelIn(t(`images.language.${language}`)),
        field: {
          ...{ id: name, name, errors, required: false, maxLength: longestAltText },
          initialValue: sent?.typed[name] ?? proposals[language],
        },
      };
    });
}
