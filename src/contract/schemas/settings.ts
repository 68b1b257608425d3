import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '../locales.ts'
import { NOTIFICATION_KINDS } from '../notifications.ts'
import { limited } from './text.ts'

const localeSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

export const notificationSettingsSchema = z.object({
  /** Every kind that somebody of the account's role can choose. */
  settings: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  /** Language of mails; null when they are written in the language of the account. */
  mailLanguage: localeSchema.nullable(),
})

/** Kinds that are left out stay as they are. */
export const notificationChoiceSchema = notificationSettingsSchema.extend({
  mailLanguage: localeSchema.nullable().optional(),
})

/** Code of an interface locale; null is the language of the page. */
export const formatsSchema = z.object({ formats: limited(10).nullable() })

export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsSchema>
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>
