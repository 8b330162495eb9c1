import { account } from "./admin/account";
import { accounts } from "./admin/accounts";
import { activity } from "./admin/activity";
import { admins } from "./admin/admins";
import { agent } from "./admin/agent";
import { articleChecks } from "./admin/article-checks";
import { articleEditor } from "./admin/article-editor";
import { articlePictures } from "./admin/article-pictures";
import { articleWriting } from "./admin/article-writing";
import { articles } from "./admin/articles";
import { backups } from "./admin/backups";
import { batches } from "./admin/batches";
import { brand } from "./admin/brand";
import { clock } from "./admin/clock";
import { dashboard } from "./admin/dashboard";
import { developments } from "./admin/developments";
import { diary } from "./admin/diary";
import { enquiries } from "./admin/enquiries";
import { failure } from "./admin/failure";
import { flash } from "./admin/flash";
import { frame } from "./admin/frame";
import { guide } from "./admin/guide";
import { images } from "./admin/images";
import { mail } from "./admin/mail";
import { preview } from "./admin/preview";
import { properties } from "./admin/properties";
import { replies } from "./admin/replies";
import { settings } from "./admin/settings";
import { signIn } from "./admin/sign-in";
import { start } from "./admin/start";
import { status } from "./admin/status";

/** The admin panel, which is in English only; a file for each part of it. Never part of the public catalogue: see ../admin.ts. */
export const admin = {
  ...frame,
  ...signIn,
  ...accounts,
  ...account,
  ...activity,
  ...dashboard,
  ...enquiries,
  ...replies,
  ...diary,
  ...clock,
  ...properties,
  ...preview,
  ...images,
  ...developments,
  ...admins,
  ...settings,
  ...agent,
  ...brand,
  ...start,
  ...status,
  ...backups,
  ...articles,
  ...articleChecks,
  ...articleEditor,
  ...articleWriting,
  ...articlePictures,
  ...batches,
  ...guide,
  ...mail,
  ...flash,
  ...failure,
} as const;
