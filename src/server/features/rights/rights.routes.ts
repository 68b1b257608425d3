import { z } from 'zod'
import { COPY_SECRET } from '../../../contract/rights.ts'
import { ROLES } from '../../../contract/roles.ts'
import { dataStateSchema, erasureSchema } from '../../../contract/schemas/rights.ts'
import { defer } from '../../http/context.ts'
import { clearSessionCookie } from '../../http/cookies.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { toPlainDate } from '../../platform/clock.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'
import { withdrawSource } from './consents.usecases.ts'
import { getDataState } from './data-state.usecases.ts'
import { cancelErasure, requestErasure } from './erasure-request.usecases.ts'
import { openExport, requestExport } from './exports.usecases.ts'

const TAG = 'Rights over data'

/** An admin's account is first made another role's by another admin. */
const WHO_MAY_LEAVE = ['user', 'seaman', 'company', 'training-center'] as const

/** Milliseconds for the page that asked to leave by itself, so that its person reads what happened and not that they were signed out. */
const LEAVING = 1000

async function closePages(services: Services, accountId: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING))
  await closeSockets(services, accountId)
}

const readState = defineEndpoint(
  {
    method: 'get',
    path: '/server/user/data',
    tag: TAG,
    summary: 'What the person agreed to, the copy they asked for, and whether the account is to be erased',
    who: ROLES,
    answer: dataStateSchema,
  },
  async ({ services, session }) => getDataState(services, session),
)

const requestCopy = defineEndpoint(
  {
    method: 'post',
    path: '/server/user/copy',
    tag: TAG,
    summary: 'Have a copy of everything made; its link comes by mail',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    whileClosing: true,
    limits: ['export-account'],
    answer: dataStateSchema,
    idempotency: 'natural',
    errors: ['too-many-requests', 'csrf-failed'],
  },
  async ({ services, session }) => {
    await requestExport(services, session)
    return getDataState(services, session)
  },
)

const downloadCopy = defineEndpoint(
  {
    method: 'get',
    path: '/server/user/copy/{secret}',
    tag: TAG,
    summary: 'The copy behind the link of the mail, for its owner, for a day',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    params: z.object({ secret: z.string().max(64) }),
    answer: z.any(),
    errors: ['not-found'],
  },
  async ({ c, services, session, params }) => {
    if (!COPY_SECRET.test(params.secret)) throw new Failure('not-found')
    const { body, size } = await openExport(services, session, params.secret)
    c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
    return c.body(body as never, 200, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="data-${toPlainDate(services.clock())}.zip"`,
      'cache-control': 'private, no-store',
    })
  },
)

const forgetSource = defineEndpoint(
  {
    method: 'post',
    path: '/server/user/source/forget',
    tag: TAG,
    summary: 'No longer remember how the person came here',
    who: ROLES,
    impersonation: 'never',
    whileClosing: true,
    answer: dataStateSchema,
    idempotency: 'natural',
    errors: ['csrf-failed'],
  },
  async ({ services, session }) => {
    await withdrawSource(services, session)
    return getDataState(services, session)
  },
)

const postErasure = defineEndpoint(
  {
    method: 'post',
    path: '/server/user/erasure',
    tag: TAG,
    summary: 'Close the account at once and erase it after thirty days; all sessions end',
    who: WHO_MAY_LEAVE,
    confirmed: true,
    impersonation: 'never',
    whileClosing: true,
    limits: ['erasure-account'],
    body: erasureSchema,
    answer: z.object({ eraseAt: z.int() }),
    idempotency: 'natural',
    errors: ['validation-failed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    const { eraseAt, mails } = await requestErasure(services, session, body.email)
    clearSessionCookie(c)
    c.header('clear-site-data', '"cache"')
    defer(c, sendMails(services, mails))
    defer(c, closePages(services, session.accountId))
    return { eraseAt }
  },
)

const deleteErasure = defineEndpoint(
  {
    method: 'post',
    path: '/server/user/erasure/cancel',
    tag: TAG,
    summary: 'Keep the account after all; harmless when nothing is planned',
    who: WHO_MAY_LEAVE,
    impersonation: 'never',
    whileClosing: true,
    answer: dataStateSchema,
    idempotency: 'natural',
    errors: ['conflict', 'csrf-failed'],
  },
  async ({ services, session }) => {
    await cancelErasure(services, session)
    return getDataState(services, session)
  },
)

export const rightsEndpoints = [readState, requestCopy, downloadCopy, forgetSource, postErasure, deleteErasure]
