import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { listedMailingSchema, mailingReportSchema } from '../mailing/order-schemas.ts'
import { MAILING_STATES, SUPPRESSED_STREAMS } from './list.ts'

/** Longer than every digest and every id. */
const MAX_KEY = 100
/** An address of a page, or the last part of it. */
const MAX_COMPANY = 200

const agencySchema = z.object({ id: z.string(), name: z.string() })

const ownedSchema = z.object({
  /** The account of the seafarer, with its address. */
  accountId: z.string(),
  email: z.string(),
  state: z.enum(MAILING_STATES),
})

export const adminMailingsSchema = listAnswer(listedMailingSchema.extend(ownedSchema.shape), {})
export const adminMailingSchema = mailingReportSchema.extend({ ...ownedSchema.shape, orderId: z.string().nullable() })

export const PAUSE_REASONS = ['complaint', 'complaints', 'admin'] as const

const pauseSchema = z.object({ reason: z.enum(PAUSE_REASONS), at: z.int() })

/** How the letters of the stream `subscribed` leave. Figures are of the last seven days. */
export const letterStreamSchema = z.object({
  provider: z.string(),
  /** Null while the stream is not paused. */
  pause: pauseSchema.nullable(),
  agencies: z.array(pauseSchema.extend(agencySchema.shape)),
  sent: z.int(),
  delivered: z.int(),
  bounced: z.int(),
  complained: z.int(),
  /** Letters of mailings that are due now, and since when the first one is. */
  due: z.int(),
  dueSince: z.int().nullable(),
  suppressed: z.int(),
})

export const mailDomainsSchema = listAnswer(
  z.object({
    domain: z.string(),
    firstAt: z.int(),
    /** The most letters of today. */
    perDay: z.int(),
    /** When the next letter may leave; null if it may leave now. */
    nextAt: z.int().nullable(),
    sent: z.int(),
    bounced: z.int(),
    complained: z.int(),
  }),
  {},
)

export const FAILED_STATES = ['open', 'unknown'] as const

export const failedLettersSchema = listAnswer(
  z.object({
    id: z.string(),
    source: z.string(),
    agency: agencySchema.nullable(),
    domain: z.string(),
    state: z.enum(FAILED_STATES),
    error: z.string().nullable(),
    at: z.int(),
    /** The mailings whose CVs it contains. */
    mailings: z.array(z.string()),
    /** As it is sent, without the ids that open a page; null for other mail. */
    letter: z
      .object({
        subject: z.string(),
        text: z.string(),
        language: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]),
      })
      .nullable(),
  }),
  {},
)

export const SUPPRESSION_REASONS = ['bounced', 'complained', 'provider', 'asked'] as const

export const suppressionsSchema = listAnswer(
  z.object({
    stream: z.enum(SUPPRESSED_STREAMS),
    /** A keyed digest: nobody can read the address in it. */
    address: z.string(),
    /** The company whose letters are meant; null for all mail of the stream. */
    agency: agencySchema.nullable(),
    reason: z.enum(SUPPRESSION_REASONS),
    at: z.int(),
    until: z.int().nullable(),
  }),
  {},
)

export const pauseInputSchema = z.object({ company: limited(MAX_COMPANY), reason: typed(MAX_REASON) })
export const resumptionInputSchema = z.object({ scope: limited(MAX_KEY).nullable(), reason: typed(MAX_REASON) })
export const removalInputSchema = z.object({
  stream: z.enum(SUPPRESSED_STREAMS),
  address: limited(MAX_KEY),
  scope: limited(MAX_KEY).nullable(),
  reason: typed(MAX_REASON),
})

export const DNS_PURPOSES = ['spf', 'dkim', 'dmarc', 'bounce'] as const
export const DNS_STATES = ['same', 'differs', 'missing', 'unchecked'] as const

/** The records that the sender domain of each stream needs, and what DNS answers. */
export const mailDnsSchema = z.object({
  streams: z.array(
    z.object({
      stream: z.enum(SUPPRESSED_STREAMS),
      provider: z.string(),
      /** Null without a provider that sends. */
      domain: z.string().nullable(),
      records: z.array(
        z.object({
          purpose: z.enum(DNS_PURPOSES),
          type: z.enum(['TXT', 'CNAME', 'MX']),
          name: z.string(),
          value: z.string(),
          state: z.enum(DNS_STATES),
          found: z.array(z.string()),
        }),
      ),
    }),
  ),
})

export type AdminMailings = z.infer<typeof adminMailingsSchema>
export type AdminMailing = z.infer<typeof adminMailingSchema>
export type LetterStream = z.infer<typeof letterStreamSchema>
export type MailDomains = z.infer<typeof mailDomainsSchema>
export type FailedLetters = z.infer<typeof failedLettersSchema>
export type Suppressions = z.infer<typeof suppressionsSchema>
export type MailDns = z.infer<typeof mailDnsSchema>
export type DnsRecord = MailDns['streams'][number]['records'][number]
