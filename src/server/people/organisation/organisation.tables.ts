import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LicenceRefusal, UnverifiedState } from '#src/contract/company-check/company-check.ts'
import type { MemberRole, OrganisationRole } from '#src/contract/http/roles.ts'
import type { EventAct } from '#src/contract/organisation/event-acts.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/** Its accounts have the role of the same name. */
export type OrganisationKind = OrganisationRole

/** What companies and training centres share. Their own rows have the same id. */
export const organisationTable = sqliteTable('organisation', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<OrganisationKind>().notNull(),
  /** Unique among all organisations. */
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  legalName: text('legal_name'),
  /** Of a taxpayer, as its invoices name it. */
  taxNumber: text('tax_number'),
  country: text('country').notNull(),
  city: text('city').notNull(),
  website: text('website'),
  licenceNumber: text('licence_number'),
  licenceIssuer: text('licence_issuer'),
  licenceExpires: text('licence_expires'),
  licenceCheckedAt: text('licence_checked_at'),
  verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
  logoKey: text('logo_key'),
  /** The state of the check while the organisation is not `verified`. */
  checkState: text('check_state').$type<UnverifiedState>().notNull().default('none'),
  /** Counts every change of what an admin decides on, and every decision. */
  checkVersion: integer('check_version').notNull().default(1),
  askedAt: integer('asked_at'),
  decidedAt: integer('decided_at'),
  decidedBy: text('decided_by'),
  refusal: text('refusal').$type<LicenceRefusal>(),
  refusalNote: text('refusal_note'),
  /** The licence in the register of its state, as found by the admin. */
  registerUrl: text('register_url'),
  contactName: text('contact_name'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  /** The scan of the licence. */
  scanFileId: text('scan_file_id'),
  /** The expiry date that the last reminder was about, and its days ahead. */
  remindedFor: text('reminded_for'),
  /** The day of the next check of a verified licence; null for the usual one before it expires. */
  recheckOn: text('recheck_on'),
  /** When the next check came into the queue of admins. */
  recheckDueAt: integer('recheck_due_at'),
  /** Since when members without two-step sign-in cannot act for the organisation. */
  twoStepAt: integer('two_step_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** The members of an organisation. An account may be a member of several. */
export const memberTable = sqliteTable(
  'organisation_member',
  {
    organisationId: text('organisation_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** When a session of the account last acted for the organisation. */
    actedAt: integer('acted_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.accountId] })],
)

/** Invitations to join the team of an organisation. */
export const memberInvitationTable = sqliteTable('member_invitation', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  email: text('email').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  language: text('language').$type<LocaleCode>().notNull(),
  secretHash: text('secret_hash').notNull(),
  invitedBy: text('invited_by').notNull(),
  sentAt: integer('sent_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** What the members of an organisation did for it, with the addresses of that time. */
export const organisationEventTable = sqliteTable('organisation_event', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  act: text('act').$type<EventAct>().notNull(),
  actorId: text('actor_id'),
  actor: text('actor'),
  subjectId: text('subject_id'),
  subject: text('subject'),
  role: text('role').$type<MemberRole>(),
  /** What a member changed; its kind follows from the act. */
  objectId: text('object_id'),
  /** Whether an admin acted for the member. */
  byAdmin: integer('by_admin', { mode: 'boolean' }).notNull().default(false),
  at: integer('at').notNull(),
})

/** Names that an organisation had before; triggers write them. */
export const formerNameTable = sqliteTable(
  'organisation_former_name',
  {
    organisationId: text('organisation_id').notNull(),
    name: text('name').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.name] })],
)
