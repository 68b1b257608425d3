import * as declared from '#src/contract/setting/endpoints.ts'
import type { AddressStops } from '#src/server/ground/mail/address-stop.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { notifyAccount } from '#src/server/identity/session/devices.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { saveLanguage } from './save-language.usecases.ts'
import { getNotificationSettings, saveFormats, saveNotificationSettings, saveTimeZone } from './setting.usecases.ts'
import { readSubscription, unsubscribe } from './unsubscribe.usecases.ts'

const readNotifications = implement(declared.readNotifications, async ({ services, session }) =>
  getNotificationSettings(services, session as Session),
)

const putNotifications = implement(declared.putNotifications, async ({ services, session, body }) =>
  saveNotificationSettings(services, session as Session, body),
)

const putFormats = implement(declared.putFormats, async ({ c, services, session, body }) => {
  const answer = await saveFormats(services, session as Session, body.formats)
  defer(c, notifyAccount(services, (session as Session).accountId, { kind: 'formats' }))
  return answer
})

const putTimeZone = implement(declared.putTimeZone, async ({ c, services, session, body }) => {
  const answer = await saveTimeZone(services, session as Session, body)
  defer(c, notifyAccount(services, (session as Session).accountId, { kind: 'formats' }))
  return answer
})

const putLanguage = implement(declared.putLanguage, async ({ c, services, session, params, query }) => {
  const own = session as Session
  const answer = await saveLanguage(services, own, params.lang, query.order)
  defer(c, notifyAccount(services, own.accountId, { kind: 'language', ...answer }))
  return answer
})

const ofLinks = (stops: AddressStops) => [
  implement(declared.readUnsubscribe, async ({ c, services, query }) =>
    readSubscription(stops, services, query.id, readNetwork(c)),
  ),
  implement(declared.postUnsubscribe, async ({ c, services, body }) =>
    unsubscribe(stops, services, body, readNetwork(c)),
  ),
  implement(declared.postOneClick, async ({ c, services }) =>
    unsubscribe(stops, services, { id: c.req.query('id') ?? '', wanted: false }, readNetwork(c)),
  ),
]

/** @param stops how mails to addresses without an account are stopped */
export const createSettingsEndpoints = (stops: AddressStops) => [
  readNotifications,
  putNotifications,
  putFormats,
  putTimeZone,
  putLanguage,
  ...ofLinks(stops),
]
