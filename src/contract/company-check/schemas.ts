import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import {
  MAX_CITY,
  MAX_COMPANY_NAME,
  MAX_COMPANY_TEXT,
  MAX_EMAIL,
  MAX_LICENCE,
  MAX_LICENCE_ISSUER,
  MAX_OFFICE_ADDRESS,
  MAX_PERSON_NAME,
  MAX_PHONE,
  MAX_WEBSITE,
} from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { CHECK_PARTS, COMPANY_FLAGS, COMPANY_STATES, MAX_OFFICES } from './company-check.ts'

const officeInputSchema = z.object({
  kind: limited(20),
  country: limited(10),
  city: typed(MAX_CITY),
  address: typed(MAX_OFFICE_ADDRESS),
})

const textSchema = z.object({ language: z.enum(LOCALE_CODES), text: typed(MAX_COMPANY_TEXT) })

/** The whole form; empty where nothing is given. */
export const companyDetailsInputSchema = z.object({
  /** Of the details that were edited. */
  version: z.int(),
  name: typed(MAX_COMPANY_NAME),
  legalName: typed(MAX_COMPANY_NAME),
  country: limited(10),
  city: typed(MAX_CITY),
  website: typed(MAX_WEBSITE),
  licenceNumber: typed(MAX_LICENCE),
  licenceIssuer: typed(MAX_LICENCE_ISSUER),
  licenceExpires: limited(20),
  contactName: typed(MAX_PERSON_NAME),
  contactEmail: typed(MAX_EMAIL),
  contactPhone: typed(MAX_PHONE),
  /** Rows of the form; one without city and address is left out. */
  offices: z.array(officeInputSchema).max(MAX_OFFICES),
  /** A language that is not named stays as it is; an empty text is removed. */
  texts: z.array(textSchema).max(LOCALE_CODES.length),
})

/** A part that the public does not read yet. */
export const companyWaitingSchema = z.object({
  part: z.string(),
  value: z.string(),
  state: z.enum(['waiting', 'refused']),
  flags: z.array(z.enum(COMPANY_FLAGS)),
  /** Of a refused one. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
})

const text = z.string().nullable()

/** What a company is, with what admins are given for the check. */
export const companyFactsSchema = z.object({
  name: z.string(),
  legalName: text,
  country: z.string(),
  city: z.string(),
  website: text,
  licenceNumber: text,
  licenceIssuer: text,
  licenceExpires: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  offices: z.array(z.object({ kind: z.string(), country: z.string(), city: z.string(), address: text })),
  /** As the public reads them. */
  texts: z.array(textSchema),
  waiting: z.array(companyWaitingSchema),
  scan: z.object({ type: z.enum(['pdf', 'webp']), addedAt: z.int() }).nullable(),
  state: z.enum(COMPANY_STATES),
  /** What is edited and what is decided refers to it. */
  version: z.int(),
  askedAt: z.int().nullable(),
  decidedAt: z.int().nullable(),
  /** Day on which an admin looked into the register. */
  checkedOn: text,
  /** Of a refusal. */
  reason: text,
  note: text,
})

export const companyDetailsSchema = companyFactsSchema.extend({
  /** What is missing before the company can request the check. */
  lacks: z.array(z.enum(CHECK_PARTS)),
})

export type CompanyDetailsInput = z.infer<typeof companyDetailsInputSchema>
export type CompanyFacts = z.infer<typeof companyFactsSchema>
export type CompanyDetails = z.infer<typeof companyDetailsSchema>
export type CompanyWaiting = z.infer<typeof companyWaitingSchema>
