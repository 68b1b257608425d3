import { ROLES } from '../../../contract/roles.ts'
import {
  formatsSchema,
  notificationChoiceSchema,
  notificationSettingsSchema,
} from '../../../contract/schemas/settings.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { notifyAccount } from '../sessions/devices.usecases.ts'
import type { Session } from '../sessions/session.ts'
import { getNotificationSettings, saveFormats, saveNotificationSettings } from './settings.usecases.ts'

const TAG = 'Settings'

const readNotifications = defineEndpoint(
  {
    method: 'get',
    path: '/server/user/notification-settings',
    tag: TAG,
    summary: 'Which mails the account gets beside those that are always sent, and in which language',
    who: ROLES,
    answer: notificationSettingsSchema,
  },
  async ({ services, session }) => getNotificationSettings(services, session as Session),
)

const putNotifications = defineEndpoint(
  {
    method: 'put',
    path: '/server/user/notification-settings',
    tag: TAG,
    summary: 'Choose which mails the account gets, and in which language',
    who: ROLES,
    body: notificationChoiceSchema,
    answer: notificationSettingsSchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'csrf-failed'],
  },
  async ({ services, session, body }) => saveNotificationSettings(services, session as Session, body),
)

const putFormats = defineEndpoint(
  {
    method: 'put',
    path: '/server/user/formats',
    tag: TAG,
    summary: 'Choose the interface locale for formats and control words; null is the language of the page',
    who: ROLES,
    impersonation: 'writes',
    body: formatsSchema,
    answer: formatsSchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    const answer = await saveFormats(services, session as Session, body.formats)
    defer(c, notifyAccount(services, (session as Session).accountId, { kind: 'formats' }))
    return answer
  },
)

export const settingsEndpoints = [readNotifications, putNotifications, putFormats]
