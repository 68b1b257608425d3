import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MAX_TIME_ZONE } from '#src/domain/text/text-limits.ts'
import { limited } from '../http/text-schemas.ts'
import { ADDRESS_KINDS, NOTIFICATION_KINDS } from './notifications.ts'

const localeSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

export const notificationSettingsSchema = z.object({
  /** Kinds for the account's role. */
  settings: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  /** Language of mails; null for the account's. */
  mailLanguage: localeSchema.nullable(),
  /** The local hour of digests. */
  digestHour: z.int().min(0).max(23),
})

/** Omitted kinds are unchanged. */
export const notificationChoiceSchema = notificationSettingsSchema.extend({
  mailLanguage: localeSchema.nullable().optional(),
  digestHour: z.int().min(0).max(23).optional(),
})

/** The id in the mail's link. */
const stopId = limited(300)

export const unsubscribeQuerySchema = z.object({ id: stopId })

/** `wanted`: of the kind of the link. `choices`: of the listed kinds; the others are unchanged. */
export const unsubscribeInputSchema = z.object({
  id: stopId,
  wanted: z.boolean().optional(),
  choices: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()).optional(),
})

export const unsubscribedSchema = z.object({
  kind: z.enum([...NOTIFICATION_KINDS, ...ADDRESS_KINDS]),
  wanted: z.boolean(),
  /** All kinds that the account can choose; none for an address without an account. */
  choices: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
})

/** An IANA time zone. `isGuess`: of the browser, which sets it only while it is unknown. */
export const timeZoneInputSchema = z.object({ timeZone: limited(MAX_TIME_ZONE), isGuess: z.boolean().optional() })

export const timeZoneSchema = z.object({ timeZone: z.string().nullable() })

/** Code of an interface locale; null for the page's language. */
export const formatsSchema = z.object({ formats: limited(10).nullable() })

export type TimeZoneInput = z.infer<typeof timeZoneInputSchema>
export type UnsubscribeInput = z.infer<typeof unsubscribeInputSchema>
export type Unsubscribed = z.infer<typeof unsubscribedSchema>
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsSchema>
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>
