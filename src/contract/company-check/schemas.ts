import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import {
  MAX_APPEAL,
  MAX_CITY,
  MAX_COMPANY_NAME,
  MAX_COMPANY_TEXT,
  MAX_EMAIL,
  MAX_HARASSMENT_CONTACT,
  MAX_HARASSMENT_POLICY,
  MAX_INSURANCE,
  MAX_LICENCE,
  MAX_LICENCE_ISSUER,
  MAX_OFFICE_ADDRESS,
  MAX_PERSON_NAME,
  MAX_PHONE,
  MAX_TAX_NUMBER,
  MAX_WEBSITE,
} from '#src/domain/text/text-limits.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { limited, typed } from '../http/text-schemas.ts'
import {
  CHECK_PARTS,
  COMPANY_FLAGS,
  COMPANY_STATES,
  LICENCE_EVENTS,
  LICENCE_LINES,
  MAX_OFFICES,
  SUSPENSION_REASONS,
} from './company-check.ts'

const officeInputSchema = z.object({
  kind: limited(20),
  country: limited(10),
  city: typed(MAX_CITY),
  address: typed(MAX_OFFICE_ADDRESS),
})

const textSchema = z.object({ language: z.enum(LOCALE_CODES), text: typed(MAX_COMPANY_TEXT) })

/** The form of the licence; empty fields are empty strings. */
export const licenceInputSchema = z.object({
  /** The version of the edited details. */
  version: z.int(),
  country: limited(10),
  licenceNumber: typed(MAX_LICENCE),
  licenceIssuer: typed(MAX_LICENCE_ISSUER),
  licenceExpires: limited(20),
})

/** The whole form of the profile; empty fields are empty strings. The licence has a form for itself. */
export const companyDetailsInputSchema = z.object({
  /** The version of the edited details. */
  version: z.int(),
  name: typed(MAX_COMPANY_NAME),
  legalName: typed(MAX_COMPANY_NAME),
  taxNumber: typed(MAX_TAX_NUMBER),
  city: typed(MAX_CITY),
  website: typed(MAX_WEBSITE),
  contactName: typed(MAX_PERSON_NAME),
  contactEmail: typed(MAX_EMAIL),
  contactPhone: typed(MAX_PHONE),
  insurance: typed(MAX_INSURANCE),
  harassmentPolicy: typed(MAX_HARASSMENT_POLICY),
  harassmentContact: typed(MAX_HARASSMENT_CONTACT),
  publicName: typed(MAX_PERSON_NAME),
  publicEmail: typed(MAX_EMAIL),
  publicPhone: typed(MAX_PHONE),
  fleets: z.array(z.enum(FLEETS)).max(FLEETS.length),
  /** Rows of the form; empty ones are ignored. */
  offices: z.array(officeInputSchema).max(MAX_OFFICES),
  /** Omitted languages are unchanged; an empty text is removed. */
  texts: z.array(textSchema).max(LOCALE_CODES.length),
})

/** A part that is not public yet. */
export const companyWaitingSchema = z.object({
  part: z.string(),
  value: z.string(),
  state: z.enum(['waiting', 'refused']),
  flags: z.array(z.enum(COMPANY_FLAGS)),
  /** The reason of a rejection. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
})

const text = z.string().nullable()

/** An open suspension, with the appeal of the company and the answer to it. */
const suspensionSchema = z.object({
  reason: z.enum(SUSPENSION_REASONS),
  note: text,
  at: z.int(),
  appeal: text,
  appealedAt: z.int().nullable(),
  /** Why the appeal was rejected. */
  answer: text,
  answeredAt: z.int().nullable(),
})

/** An entry in the history of a licence. */
const licenceEventSchema = z.object({
  kind: z.enum(LICENCE_EVENTS),
  at: z.int(),
  reason: text,
  note: text,
  licenceNumber: text,
  licenceExpires: text,
  /** The address of the person who acted. Companies do not read those of admins. */
  actor: text,
})

/** The appeal against a suspension; one for each. */
export const appealSchema = z.object({ text: typed(MAX_APPEAL) })

/** The data of a company, with what it submitted for the check. */
export const companyFactsSchema = z.object({
  name: z.string(),
  legalName: text,
  taxNumber: text,
  country: z.string(),
  city: z.string(),
  website: text,
  licenceNumber: text,
  licenceIssuer: text,
  licenceExpires: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  insurance: text,
  harassmentPolicy: text,
  harassmentContact: text,
  publicName: text,
  publicEmail: text,
  publicPhone: text,
  fleets: z.array(z.enum(FLEETS)),
  offices: z.array(z.object({ kind: z.string(), country: z.string(), city: z.string(), address: text })),
  /** The public texts. */
  texts: z.array(textSchema),
  waiting: z.array(companyWaitingSchema),
  scan: z.object({ type: z.enum(['pdf', 'webp']), addedAt: z.int() }).nullable(),
  state: z.enum(COMPANY_STATES),
  /** Edits and decisions refer to it. */
  version: z.int(),
  askedAt: z.int().nullable(),
  decidedAt: z.int().nullable(),
  /** Day on which an admin checked the register. */
  checkedOn: text,
  /** The reason of a rejection. */
  reason: text,
  note: text,
  suspension: suspensionSchema.nullable(),
  /** The newest first. */
  history: z.array(licenceEventSchema),
})

export const companyDetailsSchema = companyFactsSchema.extend({
  /** Details that an admin contested when the licence was refused, as far as they are unchanged. */
  contested: z.array(z.object({ line: z.enum(LICENCE_LINES), differs: z.string() })),
  /** What is missing before the company can request the check. */
  lacks: z.array(z.enum(CHECK_PARTS)),
})

export type CompanyDetailsInput = z.infer<typeof companyDetailsInputSchema>
export type LicenceInput = z.infer<typeof licenceInputSchema>
export type LicenceEvent = z.infer<typeof licenceEventSchema>
export type CompanyFacts = z.infer<typeof companyFactsSchema>
export type CompanyDetails = z.infer<typeof companyDetailsSchema>
export type CompanySuspension = z.infer<typeof suspensionSchema>
export type CompanyWaiting = z.infer<typeof companyWaitingSchema>
