import type { Kysely } from "kysely";

import type { ActivityTable } from "~/domain/activity/activity.table";
import type {
  AccountRequestTable,
  AdminUserTable,
  InvitationTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  UserTable,
  UserTokenTable,
} from "~/domain/admins/admin.table";
import type {
  BrandPictureTable,
  ClaimTable,
  ClaimTextTable,
  SettingTable,
  StoryTable,
  StoryTextTable,
} from "~/domain/agency/agency.table";
import type {
  ArticlePictureTable,
  ArticlePropertyTable,
  ArticleReadingTable,
  ArticleRevisionTable,
  ArticleSentenceTable,
  ArticleSlugTable,
  ArticleTable,
} from "~/domain/articles/article.table";
import type { ArticleBatchTable, BatchKeywordTable } from "~/domain/batches/batch.table";
import type { ProvisionalBookingLinkTable, ProvisionalBookingTable } from "~/domain/booking/provisional-booking.table";
import type {
  DevelopmentImageTable,
  DevelopmentImageTextTable,
  DevelopmentTable,
  DevelopmentTextTable,
  DevelopmentUnitPriceTable,
  DevelopmentUnitTable,
  DevelopmentUploadTable,
} from "~/domain/developments/development.table";
import type { AppointmentTable, BookingLinkTable, CalendarAddressTable } from "~/domain/diary/appointment.table";
import type {
  ContactSubmissionTable,
  EnquiryNoteTable,
  EnquiryWordsTable,
  ErasedPersonTable,
  UnkeptSpamTable,
} from "~/domain/enquiries/enquiry.table";
import type {
  ReplyDraftTable,
  ReplyTable,
  ReplyTemplateTable,
  ReplyTemplateTextTable,
  ReplyWordsTable,
} from "~/domain/enquiries/replying/reply.table";
import type { GuideCorrectionTable } from "~/domain/guide/corrections/correction.table";
import type { OutboxTable } from "~/domain/mail/outbox.table";
import type { NeighborhoodTable, NeighborhoodTextTable } from "~/domain/places/neighborhood.table";
import type {
  PropertyImageTable,
  PropertyImageTextTable,
  PropertyPriceTable,
  PropertyTable,
  PropertyTranslationTable,
  PropertyUploadTable,
} from "~/domain/properties/property.table";
import type { RemovedSampleTable, SampleRowTable } from "~/domain/samples/sample.table";
import type {
  JobRunTable,
  MachineStateTable,
  MissingPageTable,
  SitePictureTable,
  SitePictureTextTable,
} from "~/domain/site/site.table";
import type { TranslationDraftTable } from "~/domain/translations/translation-draft.table";
import type { WriterCallTable } from "~/domain/writer/service/writer-call.table";

export interface Database {
  neighborhoods: NeighborhoodTable;
  neighborhood_texts: NeighborhoodTextTable;
  site_pictures: SitePictureTable;
  site_picture_texts: SitePictureTextTable;
  properties: PropertyTable;
  property_translations: PropertyTranslationTable;
  property_images: PropertyImageTable;
  property_image_texts: PropertyImageTextTable;
  property_uploads: PropertyUploadTable;
  property_prices: PropertyPriceTable;
  developments: DevelopmentTable;
  development_texts: DevelopmentTextTable;
  development_units: DevelopmentUnitTable;
  development_images: DevelopmentImageTable;
  development_image_texts: DevelopmentImageTextTable;
  development_uploads: DevelopmentUploadTable;
  development_unit_prices: DevelopmentUnitPriceTable;
  contact_submissions: ContactSubmissionTable;
  enquiry_notes: EnquiryNoteTable;
  enquiry_words: EnquiryWordsTable;
  reply_words: ReplyWordsTable;
  replies: ReplyTable;
  reply_drafts: ReplyDraftTable;
  reply_templates: ReplyTemplateTable;
  reply_template_texts: ReplyTemplateTextTable;
  unkept_spam: UnkeptSpamTable;
  erased_people: ErasedPersonTable;
  appointments: AppointmentTable;
  booking_links: BookingLinkTable;
  provisional_bookings: ProvisionalBookingTable;
  provisional_booking_links: ProvisionalBookingLinkTable;
  calendar_addresses: CalendarAddressTable;
  guide_corrections: GuideCorrectionTable;
  outbox: OutboxTable;
  users: UserTable;
  sessions: SessionTable;
  user_tokens: UserTokenTable;
  account_requests: AccountRequestTable;
  admin_users: AdminUserTable;
  invitations: InvitationTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  activity_log: ActivityTable;
  articles: ArticleTable;
  article_slugs: ArticleSlugTable;
  article_revisions: ArticleRevisionTable;
  article_pictures: ArticlePictureTable;
  article_properties: ArticlePropertyTable;
  article_readings: ArticleReadingTable;
  article_sentences: ArticleSentenceTable;
  article_batches: ArticleBatchTable;
  batch_keywords: BatchKeywordTable;
  writer_calls: WriterCallTable;
  translation_drafts: TranslationDraftTable;
  settings: SettingTable;
  brand_pictures: BrandPictureTable;
  claims: ClaimTable;
  claim_texts: ClaimTextTable;
  stories: StoryTable;
  story_texts: StoryTextTable;
  sample_rows: SampleRowTable;
  removed_samples: RemovedSampleTable;
  missing_pages: MissingPageTable;
  job_runs: JobRunTable;
  machine_state: MachineStateTable;
}

/** The handle each verb of the business takes first: the database, or a transaction on it. */
export type Db = Kysely<Database>;
