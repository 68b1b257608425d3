import { declareEndpoint } from '../endpoint.ts'
import { ROLES } from '../roles.ts'
import { formatsSchema, notificationChoiceSchema, notificationSettingsSchema } from '../schemas/settings.ts'

const TAG = 'Settings'

export const readNotifications = declareEndpoint({
  method: 'get',
  path: '/server/user/notification-settings',
  tag: TAG,
  summary: 'Which mails the account gets beside those that are always sent, and in which language',
  who: ROLES,
  answer: notificationSettingsSchema,
})

export const putNotifications = declareEndpoint({
  method: 'put',
  path: '/server/user/notification-settings',
  tag: TAG,
  summary: 'Choose which mails the account gets, and in which language',
  who: ROLES,
  body: notificationChoiceSchema,
  answer: notificationSettingsSchema,
  idempotency: 'natural',
})

export const putFormats = declareEndpoint({
  method: 'put',
  path: '/server/user/formats',
  tag: TAG,
  summary: 'Choose the interface locale for formats and control words; null is the language of the page',
  who: ROLES,
  impersonation: 'writes',
  body: formatsSchema,
  answer: formatsSchema,
  idempotency: 'natural',
})
