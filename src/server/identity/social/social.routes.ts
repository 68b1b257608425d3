import * as declared from '#src/contract/social/endpoints.ts'
import type { SocialStart } from '#src/contract/social/schemas.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import {
  clearSocialCookie,
  readFlowCookie,
  readSocialToken,
  writeFlowCookie,
  writeSocialCookie,
} from '#src/server/http/social-cookies.ts'
import { answerEntrance } from '../session/answer-entrance.ts'
import { closeSockets } from '../session/devices.usecases.ts'
import { finishFlow } from './finish-flow.usecases.ts'
import { forgetPending, getSocialState, linkPending, unlink } from './links.usecases.ts'
import type { SocialIntent } from './social.tables.ts'
import { startFlow } from './start-flow.usecases.ts'

/** Linking ends sessions: closes their open pages and sends the mails. */
function answerChanged(c: AppContext, mails: string[]): void {
  const services = c.get('services')
  const { session } = readCaller(c)
  defer(c, sendMails(services, mails))
  if (session) defer(c, closeSockets(services, session.accountId))
}

async function depart(c: AppContext, intent: SocialIntent, body: SocialStart) {
  const services = c.get('services')
  const browser = readFlowCookie(c) ?? services.ids.secret()
  const start = { ...body, intent, browser, language: c.get('locale'), caller: readCaller(c) }
  const departure = await startFlow(services, start)
  writeFlowCookie(c, browser)
  return departure
}

const getState = implement(declared.getState, async ({ c, services, session }) =>
  getSocialState(services, session, readSocialToken(c)),
)

const start = implement(declared.start, async ({ c, body }) => depart(c, 'sign-in', body))

const startLink = implement(declared.startLink, async ({ c, body }) => depart(c, 'link', body))

const startConfirmation = implement(declared.startConfirmation, async ({ c, body }) => depart(c, 'confirm', body))

const finish = implement(declared.finish, async ({ c, services, body }) => {
  const { outcome, flow, entered, pending, mails } = await finishFlow(services, body, readFlowCookie(c), readCaller(c))
  if (entered) await answerEntrance(c, entered)
  if (pending) writeSocialCookie(c, pending)
  if (mails) answerChanged(c, mails)
  return { outcome, language: flow?.language ?? null, redirect: flow?.redirect ?? null }
})

const linkWaiting = implement(declared.linkWaiting, async ({ c, services, session }) => {
  answerChanged(c, await linkPending(services, readSocialToken(c), readCaller(c)))
  clearSocialCookie(c)
  return getSocialState(services, session, undefined)
})

const forgetWaiting = implement(declared.forgetWaiting, async ({ c, services }) => {
  await forgetPending(services, readSocialToken(c))
  clearSocialCookie(c)
  return null
})

const removeLink = implement(declared.removeLink, async ({ c, services, params }) => {
  answerChanged(c, await unlink(services, params.id, readCaller(c)))
  return null
})

export const socialEndpoints = [
  getState,
  start,
  startLink,
  startConfirmation,
  finish,
  linkWaiting,
  forgetWaiting,
  removeLink,
]
