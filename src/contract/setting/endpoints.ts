import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import {
  formatsSchema,
  notificationChoiceSchema,
  notificationSettingsSchema,
  timeZoneInputSchema,
  timeZoneSchema,
  unsubscribedSchema,
  unsubscribeInputSchema,
  unsubscribeQuerySchema,
} from './schemas.ts'

const TAG = 'Settings'

const languageSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

export const readNotifications = declareEndpoint({
  method: 'get',
  path: '/server/user/notification-settings',
  tag: TAG,
  summary: 'Get which optional mails the account receives, and their language',
  ...OWN_ACCOUNT,
  answer: notificationSettingsSchema,
})

export const putNotifications = declareEndpoint({
  method: 'put',
  path: '/server/user/notification-settings',
  tag: TAG,
  summary: 'Change which optional mails the account receives, and their language',
  ...OWN_ACCOUNT,
  form: 'settings',
  body: notificationChoiceSchema,
  answer: notificationSettingsSchema,
  idempotency: 'natural',
})

export const putFormats = declareEndpoint({
  method: 'put',
  path: '/server/user/formats',
  tag: TAG,
  summary: 'Set the locale of formats and controls; null is the language of the page',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  form: 'formats',
  body: formatsSchema,
  answer: formatsSchema,
  idempotency: 'natural',
})

export const putTimeZone = declareEndpoint({
  method: 'put',
  path: '/server/user/time-zone',
  tag: TAG,
  summary: 'Set the time zone of digests; a guess of the browser is ignored if it is known, or an admin acts',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  form: 'formats',
  body: timeZoneInputSchema,
  answer: timeZoneSchema,
  idempotency: 'natural',
})

export const putLanguage = declareEndpoint({
  method: 'put',
  path: '/server/user/language/{lang}',
  tag: TAG,
  summary:
    'Save the language of the account. `order` grows with each choice of a browser; a choice that arrives after a later one is ignored',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  withoutPasskey: true,
  whileClosing: true,
  params: z.object({ lang: languageSchema }),
  query: z.object({ order: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  answer: z.object({ language: languageSchema }),
  idempotency: 'natural',
})

export const readUnsubscribe = declareEndpoint({
  method: 'get',
  path: '/server/subscribe/unsubscribe',
  tag: TAG,
  summary: 'Get what the link of a mail stops, and which kinds of mail the account receives',
  who: 'anyone',
  limits: ['link-address'],
  query: unsubscribeQuerySchema,
  answer: unsubscribedSchema,
  errors: ['not-found'],
})

export const postUnsubscribe = declareEndpoint({
  method: 'post',
  path: '/server/subscribe/unsubscribe',
  tag: TAG,
  summary: 'Unsubscribe from kinds of mail, or subscribe again, with the link of a mail',
  who: 'anyone',
  limits: ['link-address'],
  form: 'settings',
  body: unsubscribeInputSchema,
  answer: unsubscribedSchema,
  idempotency: 'natural',
  errors: ['not-found'],
})

/** One-click unsubscribe of mail programs (RFC 8058). The `id` in the address is signed, not the body. */
export const postOneClick = declareEndpoint({
  method: 'post',
  path: '/server/subscribe/one-click',
  tag: TAG,
  summary: 'Unsubscribe in one step, as mail programs request it (RFC 8058)',
  who: 'anyone',
  mailed: true,
  limits: ['link-address'],
  answer: unsubscribedSchema,
  idempotency: 'natural',
  errors: ['not-found'],
})
