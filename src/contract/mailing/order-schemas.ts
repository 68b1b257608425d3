import { z } from 'zod'
import { DOCUMENT_TYPES } from '#src/domain/cv/parts.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { LETTER_ANSWERS, LETTER_REASONS, LETTER_STATES, SETTLED } from '#src/domain/mailing/letter-states.ts'
import { LEFT_OUT_BY } from '#src/domain/mailing/mailing-choice.ts'
import { LETTER_FREQUENCIES } from '#src/domain/mailing/mailing-rule.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { MAX_ENTRY_ID } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { FLEETS, findVesselType, isFleetType } from '#src/domain/vocabulary/vessel-types.ts'
import { amountSchema, minorUnitsSchema } from '../billing/schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { promoSchema } from '../order/promo.ts'
import { orderContractSchema } from '../order-withdrawal/schemas.ts'
import { MAX_SCANS } from '../scan/scan.ts'

const MAX_SLUG = 80
const MAX_CHOSEN = 100
const MAX_COUNTRIES = 250
const MAX_AGENCIES = 10_000
/** Of a list in an address. */
const MAX_LISTED = 4000

const lang = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])
const isSlug = (word: string): boolean => word.length <= MAX_SLUG && /^[a-z0-9-]+$/.test(word)
const isVesselType = (word: string): boolean => findVesselType(word) !== undefined
const slug = limited(MAX_SLUG).refine(isSlug)
const country = limited(2).refine(isCountry)

/** What a seafarer chooses for a mailing. An empty list has no limit. `atMost`: the most agencies. */
export const choiceSchema = z.object({
  fleets: z.array(z.enum(FLEETS)).max(FLEETS.length),
  vesselTypes: z.array(limited(MAX_SLUG).refine(isVesselType)).max(MAX_CHOSEN),
  countries: z.array(country).max(MAX_COUNTRIES),
  agencies: z.array(slug).max(MAX_CHOSEN),
  atMost: z.int().min(1).max(MAX_AGENCIES).nullable(),
  isHideRu: z.boolean(),
  isWithEmployers: z.boolean(),
  isWithRecent: z.boolean(),
  notTo: z.array(slug).max(MAX_CHOSEN),
  language: lang.nullable(),
  isWithForm: z.boolean(),
  documents: z.array(limited(MAX_ENTRY_ID)).max(MAX_SCANS).default([]),
  residence: country,
  currency: z.enum(MONEY_CURRENCIES),
})

/** `seen`: what the page showed; it is compared and never charged. `total` in minor units. */
export const mailingOrderSchema = z.object({
  mailing: limited(36),
  choice: choiceSchema,
  seen: z.object({
    agencies: z.int(),
    free: z.int(),
    countries: z.array(country).max(MAX_COUNTRIES),
    priceVersion: z.int(),
    total: minorUnitsSchema,
  }),
  /** The person chose to send the CV to the countries that the page named. */
  isCountriesChosen: z.boolean(),
  /** The person asked to begin before the time for withdrawal is over. Otherwise an order with paid letters begins after it. */
  isBegunAtOnce: z.boolean(),
})

const listed = (isKnown: (word: string) => boolean) =>
  limited(MAX_LISTED)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .refine((words) => words.every(isKnown))

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true')

/** The same choice in an address: lists are joined by commas. */
export const mailingChoiceQuerySchema = z.object({
  fleets: listed(isFleetType),
  vesselTypes: listed(isVesselType),
  countries: listed(isCountry),
  agencies: listed(isSlug),
  atMost: z.coerce.number().int().min(1).max(MAX_AGENCIES).optional(),
  isHideRu: flag,
  isWithEmployers: flag,
  isWithRecent: flag,
  notTo: listed(isSlug),
  language: lang.optional(),
  isWithForm: flag,
  residence: country.optional(),
  currency: z.enum(MONEY_CURRENCIES).default('USD'),
})

export const reachSchema = z.object({
  agencies: z.int(),
  countries: z.array(z.object({ code: z.string(), agencies: z.int() })),
  /** How many get it now, within a day and within a week. */
  frequencies: z.record(z.enum(LETTER_FREQUENCIES), z.int()),
  leftOut: z.partialRecord(z.enum(LEFT_OUT_BY), z.int()),
})

const agencySchema = z.object({ name: z.string(), slug: z.string() }).nullable()

/** Letters that cost nothing, and the calendar month of the quota (YYYY-MM). `isPremium`: premium covers them, in any number of mailings. */
const freeSchema = z.object({ letters: z.int(), month: z.string(), isPremium: z.boolean() })

/** The mailings at whose prices the paid letters are sent: one, or the parts of a package. `amount`: without the discount of the package. */
const letterPriceSchema = z.object({
  parts: z.array(z.object({ slug: z.string(), letters: z.int(), unitPrice: amountSchema, amount: amountSchema })),
  /** Of a package; `off`: what it takes from the price. */
  discount: z.object({ percent: z.string(), off: amountSchema }).nullable(),
  total: amountSchema,
})

export const mailingQuoteSchema = z.object({
  id: z.string(),
  slug: z.string(),
  reach: reachSchema,
  /** `agency` is null for one that does not want to be named. */
  agencies: z.array(
    z.object({
      agency: agencySchema,
      country: z.string(),
      frequency: z.enum(LETTER_FREQUENCIES),
      ownForm: z.boolean(),
    }),
  ),
  /** How many of the agencies ask for a vessel type of the mailing's fleets, by slug. */
  types: z.record(z.string(), z.int()),
  free: freeSchema,
  /** Letters that are paid for. */
  paid: z.int(),
  priceVersion: z.int(),
  /** Null if the mailing is not sold in the currency. */
  price: letterPriceSchema.nullable(),
  /** Null if the person pays the total. */
  promo: promoSchema.nullable(),
  /** When an order with paid letters begins that does not ask for an early beginning; UTC ms. */
  beginsAt: z.int(),
  /** Set where mailings are not sold to the person: the country, and the law. */
  off: z.object({ country: z.string(), source: z.string() }).nullable(),
  isAddressConfirmed: z.boolean(),
})

/** Documents of the CV that have scans, in the order of the CV. `files`: how many scans. */
export const ownDocumentsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      type: z.enum(DOCUMENT_TYPES).nullable(),
      files: z.int(),
    }),
  ),
})

export const mailingIdSchema = z.object({ id: limited(36) })
export const orderedMailingSchema = z.object({ id: z.string() })

/** `mailing`: one that was ordered; without it the letter is about the CV of today. */
export const letterQuerySchema = z.object({ mailing: limited(36).optional(), language: lang.optional() })
export const letterInputSchema = z.object({ mailing: limited(36).nullable(), language: lang.nullable() })
export const letterSchema = z.object({ subject: z.string(), text: z.string(), html: z.string(), language: lang })
export const letterSentSchema = z.object({ email: z.string() })

const countsSchema = z.object({
  letters: z.int(),
  free: z.int(),
  waiting: z.int(),
  sent: z.int(),
  delivered: z.int(),
  returned: z.int(),
  opened: z.int(),
  answered: z.int(),
  held: z.int(),
  captured: z.int(),
  released: z.int(),
})

export const listedMailingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  createdAt: z.int(),
  stoppedAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  /** By which people refer to the order that pays for it; null if the quota covers it. */
  reference: z.string().nullable(),
  counts: countsSchema,
})

/** `free`: what the quota covers of the next mailing. */
export const ownMailingsSchema = z.object({ items: z.array(listedMailingSchema), free: freeSchema })

const letterRowSchema = z.object({
  position: z.int(),
  /** Null for an agency that does not want to be named. */
  agency: agencySchema,
  country: z.string(),
  frequency: z.enum(LETTER_FREQUENCIES),
  funds: z.enum(['quota', 'paid']),
  /** Of a paid letter: its place in `lines`. */
  line: z.int(),
  state: z.enum(LETTER_STATES),
  settled: z.enum(SETTLED),
  reason: z.enum(LETTER_REASONS).nullable(),
  dueAt: z.int(),
  sentAt: z.int().nullable(),
  deliveredAt: z.int().nullable(),
  openedAt: z.int().nullable(),
  forwardedAt: z.int().nullable(),
  /** When the seafarer withdrew the CV from the agency. */
  revokedAt: z.int().nullable(),
  answer: z.enum(LETTER_ANSWERS).nullable(),
  answeredAt: z.int().nullable(),
  /** The id of an agency that is interested or invites, for the inbox; null without such an answer. */
  writeTo: z.string().nullable(),
})

export const mailingReportSchema = listedMailingSchema.extend({
  /** Null if the quota covers the mailing. */
  contract: orderContractSchema.nullable(),
  choice: choiceSchema,
  reach: reachSchema,
  /** The paid letters by what one costs: a line, or the parts of a package. */
  lines: z.array(z.object({ slug: z.string(), letters: z.int(), unitPrice: amountSchema })),
  /** In percent, on every line: that of a package, with that of the first order. Null without both. */
  discount: z.string().nullable(),
  /** The discount of the first order in percent; null without it. */
  promo: z.string().nullable(),
  /** What was charged, what is held still, and what was released. */
  charged: amountSchema.nullable(),
  held: amountSchema.nullable(),
  released: amountSchema.nullable(),
  /** Whether letters are left that can be stopped. */
  mayStop: z.boolean(),
  rows: z.array(letterRowSchema),
})

export const reportFileQuerySchema = z.object({ in: lang.default('en') })

export type MailingOrderInput = z.output<typeof mailingOrderSchema>
export type MailingChoiceQuery = z.output<typeof mailingChoiceQuerySchema>
export type MailingQuoteAnswer = z.infer<typeof mailingQuoteSchema>
export type OwnDocuments = z.infer<typeof ownDocumentsSchema>
export type MailingLetter = z.infer<typeof letterSchema>
export type OwnMailing = z.infer<typeof listedMailingSchema>
export type OwnMailings = z.infer<typeof ownMailingsSchema>
export type MailingReport = z.infer<typeof mailingReportSchema>
export type LetterLine = MailingReport['rows'][number]
