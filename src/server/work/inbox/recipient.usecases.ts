import type { FirstMessage, Recipient } from '#src/contract/inbox/schemas.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findShownSeaman } from '../crew/crew-detail.usecases.ts'
import type { Pair } from '../crew/first-contact.repository.ts'
import { describeOther, describeVacancy } from './describe-thread.usecases.ts'
import type { Party } from './party.ts'
import { findApplicant, findThreadId, hasCompany, hasVacancy, mayBegin } from './recipients.repository.ts'
import { findSides } from './sides.repository.ts'

/** The two sides, and the vacancy. */
export type RecipientPair = { pair: Pair; vacancyId: string | null }

async function pairFromSeaman({ db }: Needs<'db'>, party: Party, { kind, id }: Recipient): Promise<RecipientPair> {
  if (kind !== 'company' || !(await hasCompany(db, id))) throw new Failure('not-found')
  return { pair: { seamanId: party.id, organisationId: id, toCard: false }, vacancyId: null }
}

async function pairFromCompany(
  services: Needs<'db'>,
  { id: organisationId, companyVerified }: Party,
  { kind, id }: Recipient,
): Promise<RecipientPair> {
  if (kind === 'seaman') {
    const viewer = { seamanId: null, companyId: organisationId, companyVerified }
    const seamanId = await findShownSeaman(services, id, viewer)
    return { pair: { seamanId, organisationId, toCard: true }, vacancyId: null }
  }
  const applied = kind === 'application' ? await findApplicant(services.db, organisationId, id) : undefined
  if (!applied) throw new Failure('not-found')
  return { pair: { seamanId: applied.seamanId, organisationId, toCard: false }, vacancyId: applied.vacancyId }
}

/** Returns the intended recipient. Throws `not-found` for hidden and unknown people alike, and for a vacancy of another company. */
export async function findRecipientPair(
  services: Needs<'db'>,
  party: Party,
  to: Recipient,
  vacancyId: string | null | undefined,
): Promise<RecipientPair> {
  const meant = await (party.side === 'seaman' ? pairFromSeaman : pairFromCompany)(services, party, to)
  if (meant.vacancyId !== null || !vacancyId) return meant
  if (!(await hasVacancy(services.db, meant.pair.organisationId, vacancyId))) throw new Failure('not-found')
  return { ...meant, vacancyId }
}

/** Before a thread exists: the other side, and whether it may begin. */
export async function readFirstOf(
  services: Needs<'db' | 'clock'>,
  party: Party,
  to: Recipient,
  vacancyId: string | undefined,
): Promise<FirstMessage> {
  const { db, clock } = services
  const meant = await findRecipientPair(services, party, to, vacancyId)
  const [threadId, may, sides] = await Promise.all([
    findThreadId(db, meant.pair, meant.vacancyId),
    mayBegin(db, party.side, meant.pair),
    findSides(db, meant),
  ])
  // A hidden company without a thread is not found.
  if (!sides || (party.side === 'seaman' && !threadId && sides.isListed === 0)) throw new Failure('not-found')
  return {
    threadId: threadId ?? null,
    other: describeOther(sides, party.side, meant.pair.toCard),
    vacancy: describeVacancy(sides, clock()),
    isUnverified: sides.company_verified === 0,
    mayWrite: may,
  }
}
