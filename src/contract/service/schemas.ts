import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS, SERVICE_SLUGS, type ServiceSlug } from '#src/domain/service/services.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { amountSchema, minorUnitsSchema } from '../billing/schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { promoSchema } from '../order/promo.ts'
import { orderContractSchema } from '../order-withdrawal/schemas.ts'

const currency = z.enum(MONEY_CURRENCIES)
const slug = z.enum(SERVICE_SLUGS as [ServiceSlug, ...ServiceSlug[]])
const kind = z.enum(SERVICE_KINDS)
const country = limited(2).refine(isCountry)

/** What one part costs: `units` at `unitPrice`, with a discount in percent. */
const partPriceSchema = z.object({
  kind,
  units: z.int(),
  unitPrice: amountSchema,
  discount: z.string().nullable(),
  total: amountSchema,
})

/** `total`: of all parts with their discount; `saves`: what the discount saves. */
const priceSchema = z.object({ parts: z.array(partPriceSchema), total: amountSchema, saves: amountSchema })

const listedServiceSchema = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  text: z.string(),
  /** What it does not do. */
  not: z.string(),
  price: priceSchema,
})

/** The services that are sold in a currency, and the last moment of the caller's premium, if it has any. */
export const servicesSchema = z.object({
  items: z.array(listedServiceSchema),
  priceVersion: z.int(),
  premiumUntil: z.int().nullable(),
  supportEmail: z.string(),
})

export const servicesQuerySchema = z.object({
  lang: z.enum(LOCALE_CODES).default('en'),
  currency: currency.default('USD'),
})

export const serviceIdSchema = z.object({ id: limited(36) })

export const serviceQuerySchema = servicesQuerySchema.extend({ residence: country.optional() })

/** `off`: set where the service is not sold to the person, with the law. */
export const serviceQuoteSchema = listedServiceSchema.extend({
  priceVersion: z.int(),
  /** Null if the person pays the price. */
  promo: promoSchema.nullable(),
  /** When an order begins that does not ask for an early beginning; UTC ms. */
  beginsAt: z.int(),
  supportEmail: z.string(),
  off: z.object({ country: z.string(), source: z.string() }).nullable(),
  isAddressConfirmed: z.boolean(),
})

/** `seen`: what the page showed; it is compared and never charged. `total` in minor units. */
export const serviceOrderInputSchema = z.object({
  service: limited(36),
  currency,
  residence: country,
  /** The person asked to begin before the time for withdrawal is over. Otherwise the service begins after it. */
  isBegunAtOnce: z.boolean(),
  seen: z.object({ priceVersion: z.int(), total: minorUnitsSchema }),
})

export const orderedServiceSchema = z.object({ id: z.string() })

const partSchema = z.object({
  /** Of the order that pays for it. */
  id: z.string(),
  /** By which people refer to that order. */
  reference: z.string(),
  kind,
  state: z.enum(SERVICE_STATES),
  units: z.int(),
  total: amountSchema,
  /** The discount of the first order in percent, which the total contains; null without it. */
  promo: z.string().nullable(),
  charged: amountSchema,
  refunded: amountSchema,
  beginsAt: z.int(),
  endsAt: z.int().nullable(),
  dueAt: z.int().nullable(),
  deliveredAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  contract: orderContractSchema,
  /** Whether the seafarer may cancel it now. */
  mayCancel: z.boolean(),
})

/** Premium of a seafarer: its last moment while it lasts, otherwise null, and the days that our team added. Instants in UTC ms. */
export const premiumSchema = z.object({
  until: z.int().nullable(),
  extensions: z.array(z.object({ days: z.int(), createdAt: z.int(), beginsAt: z.int(), endsAt: z.int() })),
})

/**
 * A service that was ordered, with its parts; `id` is the one that the parts share. `premium`: null without such a part. `supportEmail`: the
 * address of our support; empty without one.
 */
export const ownServiceSchema = z.object({
  id: z.string(),
  service: slug,
  /** The texts with which it was ordered. */
  title: z.string(),
  text: z.string(),
  not: z.string(),
  createdAt: z.int(),
  parts: z.array(partSchema),
  premium: premiumSchema.nullable(),
  supportEmail: z.string(),
})

export const ownServicesSchema = z.object({ items: z.array(ownServiceSchema) })

export const langQuerySchema = z.object({ lang: z.enum(LOCALE_CODES).default('en') })

export type ServiceList = z.infer<typeof servicesSchema>
export type ListedService = z.infer<typeof listedServiceSchema>
export type ServicePrice = z.infer<typeof priceSchema>
export type ServiceQuote = z.infer<typeof serviceQuoteSchema>
export type ServiceOrderInput = z.output<typeof serviceOrderInputSchema>
export type OwnService = z.infer<typeof ownServiceSchema>
export type OwnServices = z.infer<typeof ownServicesSchema>
export type Premium = z.infer<typeof premiumSchema>
export type OwnPart = OwnService['parts'][number]
