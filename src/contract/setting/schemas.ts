import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { limited } from '../http/text-schemas.ts'
import { NOTIFICATION_KINDS, STRANGER } from './notifications.ts'

const localeSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

export const notificationSettingsSchema = z.object({
  /** Every kind that someone of the account's role can choose. */
  settings: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  /** Language of mails; null when they are written in the language of the account. */
  mailLanguage: localeSchema.nullable(),
})

/** Kinds that are left out stay as they are. */
export const notificationChoiceSchema = notificationSettingsSchema.extend({
  mailLanguage: localeSchema.nullable().optional(),
})

/** What the address in a mail carries, and whether such mails come from now on. */
export const unsubscribeInputSchema = z.object({ id: limited(300), wanted: z.boolean() })

export const unsubscribedSchema = z.object({ kind: z.enum([...NOTIFICATION_KINDS, STRANGER]), wanted: z.boolean() })

/** Code of an interface locale; null is the language of the page. */
export const formatsSchema = z.object({ formats: limited(10).nullable() })

export type Unsubscribed = z.infer<typeof unsubscribedSchema>
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsSchema>
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>
