import { COPY_SECRET } from '#src/contract/data-right/data-right.ts'
import * as declared from '#src/contract/data-right/endpoints.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { listServiceFiles } from '#src/server/exchange/service/form/copied-forms.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { defer } from '#src/server/http/context.ts'
import { clearSessionCookie } from '#src/server/http/cookies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { withdrawSource } from '#src/server/identity/account/consents.usecases.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { listScanFiles } from '#src/server/people/scan/scan.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { followAccount, type Withdrawal } from '#src/server/platform/withdrawal.ts'
import { listAttachmentFiles } from '#src/server/work/inbox/attachments.usecases.ts'
import { listLicenceFiles } from '../company-check/licence-scan.usecases.ts'
import { getDataState } from './data-state.usecases.ts'
import { cancelErasure, requestErasure } from './erasure-request.usecases.ts'
import { openExport, requestExport } from './exports.usecases.ts'
import { streamCopy } from './stream-copy.ts'

/** Milliseconds for the page that asked to leave by itself, so that its person reads what happened and not that they were signed out. */
const LEAVING = 1000

async function closePages(services: Needs<'db' | 'clock' | 'live'>, accountId: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING))
  await closeSockets(services, accountId)
}

const readState = implement(declared.readState, async ({ services, session }) => getDataState(services, session))

const requestCopy = implement(declared.requestCopy, async ({ services, session }) => {
  await requestExport(services, session)
  return getDataState(services, session)
})

/** What is put into a copy on its way out. */
const listLateFiles = async (services: Needs<'db' | 'keys' | 'files'>, { seamanId, accountId }: Session) => [
  ...(seamanId ? await listScanFiles(services, seamanId) : []),
  ...(await listLicenceFiles(services, accountId)),
  ...(await listAttachmentFiles(services, accountId)),
  ...(await listServiceFiles(services, accountId)),
]

const downloadCopy = implement(declared.downloadCopy, async ({ c, services, session, params }) => {
  if (!COPY_SECRET.test(params.secret)) throw new Failure('not-found')
  const copy = await openExport(services, session, params.secret)
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  const more = await listLateFiles(services, session)
  return c.body((more.length > 0 ? streamCopy(copy, more) : copy) as never, 200, {
    'content-type': 'application/zip',
    ...(more.length === 0 && { 'content-length': String(copy.byteLength) }),
    'content-disposition': `attachment; filename="data-${toPlainDate(services.clock())}.zip"`,
    'cache-control': 'private, no-store',
  })
})

const forgetSource = implement(declared.forgetSource, async ({ services, session }) => {
  await withdrawSource(services, session)
  return getDataState(services, session)
})

const createPostErasure = (withdrawal: Withdrawal) =>
  implement(declared.postErasure, async ({ c, services, session, body }) => {
    const { eraseAt, mails } = await requestErasure(services, withdrawal, session, body)
    clearSessionCookie(c)
    c.header('clear-site-data', '"cache"')
    defer(c, sendMails(services, mails))
    defer(c, closePages(services, session.accountId))
    defer(c, followAccount(withdrawal, services))
    return { eraseAt }
  })

const createDeleteErasure = (withdrawal: Withdrawal) =>
  implement(declared.deleteErasure, async ({ c, services, session }) => {
    await cancelErasure(services, withdrawal, session)
    defer(c, followAccount(withdrawal, services))
    return getDataState(services, session)
  })

export const createRightsEndpoints = (withdrawal: Withdrawal) => [
  readState,
  requestCopy,
  downloadCopy,
  forgetSource,
  createPostErasure(withdrawal),
  createDeleteErasure(withdrawal),
]
