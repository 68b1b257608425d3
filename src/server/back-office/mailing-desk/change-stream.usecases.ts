import type { z } from 'zod'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { pauseInputSchema, removalInputSchema, resumptionInputSchema } from '#src/contract/mailing-desk/schemas.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { pauseLetters, resumeLetters } from '#src/server/ground/mail/letters/pause-letters.ts'
import { allowAddress } from '#src/server/ground/mail/letters/suppressions.repository.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { findCompanyId } from '#src/server/people/organisation/recovery.repository.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSuppression } from './stream.repository.ts'

type Changing = Needs<'db' | 'clock' | 'ids'>

/** Runs an act with the permission of the page. Throws `conflict` if one of its conditions fails. */
async function run({ db }: Changing, session: Session, statements: readonly Statement[]): Promise<void> {
  try {
    await runBatch(db, [...demandPermission(db, session, PAGE_PERMISSIONS.mailings), ...statements])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}

/** The id of the company whose page or slug was typed; null for none. Throws a message beside the field. */
async function readScope({ db }: Changing, company: string): Promise<string | null> {
  const slug = company.trim().split('/').at(-1) ?? ''
  if (slug === '') return null
  const id = await findCompanyId(db, slug)
  if (id === undefined) throw createFieldFailure('pause', { company: { id: 'mailing-desk.wrong.company' } })
  return id
}

/** Pauses all letters, or those to one company. The claim of the next letter reads it. Throws `conflict` if they are paused. */
export async function pauseStream(
  services: Changing,
  session: Session,
  { company, reason: typed }: z.output<typeof pauseInputSchema>,
): Promise<void> {
  const reason = readReason(typed, 'pause')
  const scope = await readScope(services, company)
  const act = { stream: 'subscribed', scope, actor: session.accountId, reason } as const
  await run(services, session, pauseLetters(services, act))
}

/** Ends a pause, also one that complaints caused. Throws `conflict` if nothing is paused. */
export async function resumeStream(
  services: Changing,
  session: Session,
  { scope, reason: typed }: z.output<typeof resumptionInputSchema>,
): Promise<void> {
  const reason = readReason(typed, 'resumption')
  const act = { stream: 'subscribed', scope, actor: session.accountId, reason } as const
  await run(services, session, resumeLetters(services, act))
}

/** Removes a suppression. Throws `conflict` if there is none. */
export async function allowSuppressed(
  services: Changing,
  session: Session,
  { stream, address, scope, reason: typed }: z.output<typeof removalInputSchema>,
): Promise<void> {
  const { db } = services
  const reason = readReason(typed, 'suppression')
  const found = await findSuppression(db, { stream, address, scope })
  if (!found) throw new Failure('conflict')
  await run(services, session, [
    allowAddress(db, { stream, addressDigest: address, scope }),
    ...demandOneChange(db),
    createAdminEvent(services, {
      ...{ actor: session.accountId, reason, accountId: null, organisationId: scope },
      action: 'suppression-removed',
      object: { kind: 'mail-stream', id: scope ?? stream },
      before: { 'suppression.reason': found.reason },
      after: { 'suppression.reason': null },
    }),
  ])
}
