import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { limited } from '../http/text-schemas.ts'
import { NOTIFICATION_KINDS, STRANGER } from './notifications.ts'

const localeSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

export const notificationSettingsSchema = z.object({
  /** Kinds for the account's role. */
  settings: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  /** Language of mails; null for the account's. */
  mailLanguage: localeSchema.nullable(),
})

/** Omitted kinds are unchanged. */
export const notificationChoiceSchema = notificationSettingsSchema.extend({
  mailLanguage: localeSchema.nullable().optional(),
})

/** The id in the mail's link, and whether such mails are wanted. */
export const unsubscribeInputSchema = z.object({ id: limited(300), wanted: z.boolean() })

export const unsubscribedSchema = z.object({ kind: z.enum([...NOTIFICATION_KINDS, STRANGER]), wanted: z.boolean() })

/** Code of an interface locale; null for the page's language. */
export const formatsSchema = z.object({ formats: limited(10).nullable() })

export type Unsubscribed = z.infer<typeof unsubscribedSchema>
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsSchema>
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>
