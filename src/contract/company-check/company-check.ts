import type { LocaleCode } from '#src/domain/locales.ts'

/** The state of a company's licence. `suspended`: temporarily blocked by an admin, whatever the licence. */
export const COMPANY_STATES = ['none', 'waiting', 'verified', 'refused', 'expired', 'suspended'] as const
export type CompanyState = (typeof COMPANY_STATES)[number]

/** States of a company without the mark, as its row keeps them. */
export type UnverifiedState = Exclude<CompanyState, 'verified' | 'suspended'>

/** What a company must provide before it can request the check. */
export const CHECK_PARTS = ['legalName', 'licenceNumber', 'licenceIssuer', 'licenceExpires', 'scan', 'email'] as const
export type CheckPart = (typeof CHECK_PARTS)[number]

/** What is stored about a licence: requests, scans, changes that remove the mark, decisions, and what the schedule did. */
export const STORED_LICENCE_EVENTS = ['asked', 'scan', 'changed', 'verified', 'refused', 'expired', 'reminded'] as const
/** The history of a licence, with its suspensions. */
export const LICENCE_EVENTS = [...STORED_LICENCE_EVENTS, 'suspended', 'appealed', 'kept', 'restored'] as const
export type StoredLicenceEvent = (typeof STORED_LICENCE_EVENTS)[number]

/** Details of a licence that an admin compares with its scan, one by one. */
export const LICENCE_LINES = ['licenceNumber', 'legalName', 'licenceIssuer', 'country', 'licenceExpires'] as const
export type LicenceLine = (typeof LICENCE_LINES)[number]

/** Days before a licence expires: from the first reminder, also the usual day of the next check. */
export const ENDING_DAYS = 60
/** Days in the queue after which a repeated check is late. */
export const LATE_DAYS = 7

/** What an admin decides on a company. `recheck`: the mark stays after a repeated check; `schedule`: the day of the next one. `keep`: the suspension stays, and the appeal is rejected. */
export const COMPANY_ACTS = [
  ...(['verify', 'recheck', 'schedule', 'refuse'] as const),
  ...(['approve-texts', 'refuse-texts', 'suspend', 'keep', 'restore'] as const),
] as const
export type CompanyAct = (typeof COMPANY_ACTS)[number]

/** Why an admin rejects a licence or removes the mark; `other` needs a note. */
export const LICENCE_REFUSALS = ['number', 'holder', 'register', 'expired', 'scan', 'other'] as const
export type LicenceRefusal = (typeof LICENCE_REFUSALS)[number]

/** Why an admin suspends a company; `other` needs a note. Applicants read the reason, only the company reads the note. */
export const SUSPENSION_REASONS = ['fees', 'licence', 'vacancies', 'identity', 'conduct', 'other'] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

/** Why an admin rejects a text; `other` needs a note. */
export const TEXT_REFUSALS = ['fee', 'contacts', 'untrue', 'other'] as const
export type TextRefusal = (typeof TEXT_REFUSALS)[number]

/** Findings in a text; each has a message `company-check.flag.{name}`. */
export const COMPANY_FLAGS = ['fee-words', 'contacts'] as const
export type CompanyFlag = (typeof COMPANY_FLAGS)[number]

/** A public part that an admin may have to approve: a field of the form, or the text in a language. */
export type CompanyPart = 'name' | 'website' | 'insurance' | 'harassmentPolicy' | `text-${LocaleCode}`

export const OFFICE_KINDS = ['head', 'crewing', 'training', 'representative'] as const
export const MAX_OFFICES = 20
