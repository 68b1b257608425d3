import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { minorUnitsSchema } from '../billing/schemas.ts'
import { SWITCH_WORDS } from './switches.ts'

const lang = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

/** In minor units of the currency. */
const sumSchema = z.object({ amount: minorUnitsSchema, currency: z.enum(MONEY_CURRENCIES) })

/** `rate` and `rateDate`: of a price that has no own amount in the currency; units for one US dollar. */
const convertedSchema = sumSchema.extend({ rate: z.string().optional(), rateDate: z.string().optional() })

/** Filling in agencies’ own forms. Those that the site can fill in cost nothing; `unitPrice` is for one that a person fills in. */
const applicationSchema = z.object({
  ownForms: z.int(),
  filledFree: z.int(),
  byHand: z.int(),
  unitPrice: sumSchema,
  price: sumSchema,
  withinHours: z.int(),
})

const consultationSchema = z.object({
  minutes: z.int(),
  price: sumSchema,
  languages: z.array(z.string()),
  withinHours: z.int(),
})

const firstPromoSchema = z.object({
  price: sumSchema,
  off: z.object({ percent: z.number() }),
  /** The last day; null without one. */
  until: z.string().nullable(),
  once: z.literal(true),
})

/** `parts`: ids of the mailings in it. `saves`: what they cost more one by one. */
const packageSchema = z.object({
  id: z.string(),
  title: z.string(),
  parts: z.array(z.string()),
  price: sumSchema,
  saves: sumSchema,
})

const mailingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  lang,
  /** Verified companies that receive CVs for the fleets of the mailing. */
  agencies: z.int(),
  countries: z.array(z.object({ code: z.string(), agencies: z.int() })),
  /** Agencies that `isHideRu` leaves out; 0 without it. */
  leftOut: z.object({ ru: z.int() }),
  unit: z.literal('agency'),
  min: z.int(),
  max: z.int(),
  freeInQuota: z.int(),
  /** For all agencies. */
  price: sumSchema,
  unitPrice: sumSchema,
  withinHours: z.int(),
  refund: z.literal('undelivered'),
  prices: z.array(convertedSchema).optional(),
  application: applicationSchema.nullish(),
  consultation: consultationSchema.nullish(),
  firstPromo: firstPromoSchema.nullish(),
  packages: z.array(packageSchema).optional(),
})

export const mailingPricesSchema = z.object({
  mailings: z.array(mailingSchema),
  list: z.object({
    /** The version of the price list; 0 without one. */
    version: z.int(),
    /** The latest date from which one of the prices applies. */
    validFrom: z.string().nullable(),
    currency: z.literal('USD'),
    lang,
    hideRu: z.object({ asked: z.boolean(), applied: z.boolean(), why: z.null() }),
  }),
})

const choice = z
  .enum(SWITCH_WORDS)
  .optional()
  .transform((value) => value === 'true' || value === '1')

/** `withCurrency` may name a currency, which then is the first one. */
export const priceQuerySchema = z.object({
  withApplication: choice,
  withCurrency: z.enum([...SWITCH_WORDS, ...MONEY_CURRENCIES]).optional(),
  withFirstPromo: choice,
  lang: lang.optional(),
  isHideRu: choice,
  withConsultation: choice,
  withServicePackages: choice,
})

export type MailingPrices = z.infer<typeof mailingPricesSchema>
export type PriceSum = z.infer<typeof sumSchema>
export type ListedMailing = z.infer<typeof mailingSchema>
export type PriceQuery = z.output<typeof priceQuerySchema>
