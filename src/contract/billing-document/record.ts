import { z } from 'zod'
import { NO_TAX_REASONS } from '#src/domain/billing-document/document-kinds.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { REFUND_REASONS } from '#src/domain/order/order-states.ts'
import { amountSchema } from '../billing/schemas.ts'

/** The form of a record; a change of the form is a new version beside the old one. */
export const RECORD_VERSION = 1

export const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  /** The register and the number in it. */
  register: z.string(),
  /** Empty if the seller has none. */
  taxNumber: z.string(),
  email: z.string(),
})

/** Whom a document is addressed to. A person has a name and a country. */
export const buyerSchema = z.object({
  kind: z.enum(['person', 'company']),
  name: z.string(),
  country: z.string(),
  /** Of a company; empty if it is not stated. */
  address: z.string(),
  taxNumber: z.string(),
})

/** The rule by which tax is charged, or why none is. */
export const taxSchema = z.union([
  z.object({ percent: z.string(), wording: z.string(), source: z.string(), version: z.int() }),
  z.object({ none: z.enum(NO_TAX_REASONS), law: z.string() }),
])

/** A text by language. */
export const textsSchema = z.record(z.enum(LOCALE_CODES), z.string())

const lineSchema = z.object({
  texts: textsSchema,
  ordered: z.int(),
  quantity: z.int(),
  unitPrice: amountSchema,
  /** In percent. */
  discount: z.string().nullable(),
  amount: amountSchema,
})

const totalsSchema = z.object({ net: amountSchema, tax: amountSchema, gross: amountSchema })
const orderSchema = z.object({ reference: z.string(), at: z.int(), priceVersion: z.int() })
const common = { version: z.literal(RECORD_VERSION), seller: sellerSchema }

/** What a document contains besides its number, buyer and date. */
export const recordSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('invoice'),
    order: orderSchema,
    /** When the first and the last part were supplied. */
    supplied: z.object({ from: z.int(), until: z.int() }),
    lines: z.array(lineSchema),
    totals: totalsSchema,
    tax: taxSchema,
    paid: z.object({ bonus: amountSchema, balance: amountSchema }),
  }),
  z.object({
    ...common,
    kind: z.literal('credit-note'),
    order: orderSchema,
    invoice: z.object({ number: z.string(), at: z.int() }),
    reason: z.enum(REFUND_REASONS),
    lines: z.array(z.object({ texts: textsSchema, amount: amountSchema })),
    totals: totalsSchema,
    tax: taxSchema,
    returned: z.object({ bonus: amountSchema, balance: amountSchema }),
  }),
  z.object({
    ...common,
    kind: z.literal('receipt'),
    amount: amountSchema,
    /** What was paid: an order from the balance, or a top-up of the balance. */
    paid: z.union([
      z.object({ order: orderSchema, bonus: amountSchema, balance: amountSchema }),
      z.object({ topUp: z.string() }),
    ]),
  }),
])

export type Seller = z.infer<typeof sellerSchema>
export type Buyer = z.infer<typeof buyerSchema>
export type DocumentTax = z.infer<typeof taxSchema>
export type Texts = z.infer<typeof textsSchema>
export type DocumentRecord = z.infer<typeof recordSchema>
export type InvoiceLine = z.infer<typeof lineSchema>
