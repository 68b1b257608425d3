import { z } from 'zod'
import { ROLES } from '../../../contract/roles.ts'
import {
  type SocialStart,
  socialArrivalSchema,
  socialDepartureSchema,
  socialLinkSchema,
  socialReturnSchema,
  socialStartSchema,
  socialStateSchema,
} from '../../../contract/schemas/social.ts'
import { readCaller } from '../../http/caller.ts'
import { type AppContext, defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import {
  clearSocialCookie,
  readFlowCookie,
  readSocialToken,
  writeFlowCookie,
  writeSocialCookie,
} from '../../http/social-cookies.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { answerEntered } from '../sessions/answer-entered.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'
import { finishFlow } from './finish-flow.usecases.ts'
import { forgetPending, getSocialState, linkPending, unlink } from './links.usecases.ts'
import type { SocialIntent } from './social.tables.ts'
import { startFlow } from './start-flow.usecases.ts'

const TAG = 'Social accounts'

/** Links come and go with sessions that end: their open pages are closed, and the mails about it sent. */
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

const getState = defineEndpoint(
  {
    method: 'get',
    path: '/server/social',
    tag: TAG,
    summary: 'Which accounts elsewhere may open one here, which one waits to be used, and which are linked',
    who: 'anyone',
    answer: socialStateSchema,
  },
  async ({ c, services, session }) => getSocialState(services, session, readSocialToken(c)),
)

const start = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/start',
    tag: TAG,
    summary: 'Set out to a provider to sign in or to register; answers the address of its page',
    who: ['guest', 'user'],
    limits: ['social-address'],
    body: socialStartSchema,
    answer: socialDepartureSchema,
    errors: ['not-found', 'unavailable', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, body }) => depart(c, 'sign-in', body),
)

const startLink = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/link',
    tag: TAG,
    summary: 'Set out to a provider to link an account there',
    who: ROLES,
    confirmed: true,
    limits: ['social-address'],
    body: socialLinkSchema,
    answer: socialDepartureSchema,
    errors: ['not-found', 'conflict', 'unavailable', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, body }) => depart(c, 'link', body),
)

const startConfirmation = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/confirm',
    tag: TAG,
    summary: 'Set out to a linked provider to sign in there anew, which confirms who is signed in here',
    who: ROLES,
    limits: ['social-address'],
    body: socialStartSchema,
    answer: socialDepartureSchema,
    errors: ['not-found', 'unavailable', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, body }) => depart(c, 'confirm', body),
)

const finish = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/finish',
    tag: TAG,
    summary: 'The query with which a provider sent the browser back: signs in, links or confirms, once',
    who: 'anyone',
    limits: ['registration-address'],
    body: socialReturnSchema,
    answer: socialArrivalSchema,
    errors: ['too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => {
    const { outcome, flow, entered, pending, mails } = await finishFlow(
      services,
      body,
      readFlowCookie(c),
      readCaller(c),
    )
    if (entered) await answerEntered(c, entered)
    if (pending) writeSocialCookie(c, pending)
    if (mails) answerChanged(c, mails)
    return { outcome, language: flow?.language ?? null, redirect: flow?.redirect ?? null }
  },
)

const linkWaiting = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/pending/link',
    tag: TAG,
    summary: 'Link the account elsewhere that waits to be used',
    who: ROLES,
    confirmed: true,
    answer: z.null(),
    idempotency: 'natural',
    errors: ['not-found', 'conflict', 'csrf-failed'],
  },
  async ({ c, services }) => {
    answerChanged(c, await linkPending(services, readSocialToken(c), readCaller(c)))
    clearSocialCookie(c)
    return null
  },
)

const forgetWaiting = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/pending/forget',
    tag: TAG,
    summary: 'Forget the account elsewhere that waits to be used',
    who: 'anyone',
    answer: z.null(),
    idempotency: 'natural',
    errors: ['csrf-failed'],
  },
  async ({ c, services }) => {
    await forgetPending(services, readSocialToken(c))
    clearSocialCookie(c)
    return null
  },
)

const removeLink = defineEndpoint(
  {
    method: 'post',
    path: '/server/social/link/{id}/removal',
    tag: TAG,
    summary: 'Unlink an account elsewhere, unless nothing else would open this one',
    who: ROLES,
    confirmed: true,
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
    idempotency: 'natural',
    errors: ['not-found', 'last-way-in', 'csrf-failed'],
  },
  async ({ c, services, params }) => {
    answerChanged(c, await unlink(services, params.id, readCaller(c)))
    return null
  },
)

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
