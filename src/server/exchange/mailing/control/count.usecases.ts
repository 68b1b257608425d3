import type { MailingCountAnswer, MailingCountQuery } from '#src/contract/mailing/control-schemas.ts'
import { countMailings } from '#src/domain/mailing/count-mailings.ts'
import type { MailingRule } from '#src/domain/mailing/mailing-rule.ts'
import { COUNTED_DAYS, LEAST_COUNTED, MAX_COUNTED } from '#src/domain/mailing/rule-limits.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readRule, readStanding } from './control.usecases.ts'
import { findMailingsSince, type ReadMailing } from './counted.repository.ts'

/** The newest mailing of each seafarer: an agency receives a CV once. */
function listNewest(mailings: readonly ReadMailing[]): ReadMailing[] {
  const byAccount = new Map(mailings.toReversed().map((one) => [one.accountId, one]))
  return [...byAccount.values()]
}

const NONE = { total: 0, brought: 0, days: [], missed: {}, without: {}, types: {} }

/**
 * Counts the CVs that the asked rule, or the saved one, would have brought in the last days. Nationalities are only counted under a law that
 * allows them. No figures are returned for few seafarers.
 */
export async function countReceivable(
  services: Needs<'db' | 'clock' | 'limiter'>,
  session: Session,
  { saved, ...asked }: MailingCountQuery,
): Promise<MailingCountAnswer> {
  const { db, clock, limiter } = services
  const now = clock()
  await limiter.take('mailing-count-account', session.actorId ?? session.accountId, now)
  const organisationId = companyOf(session)
  const { slug, law } = await readStanding(services, organisationId)
  const rule: MailingRule = saved ? (await readRule(services, session)).rule : asked
  const lawful = law ? rule : { ...rule, nationalities: [] }
  const from = toPlainDate(now - (COUNTED_DAYS - 1) * DAY)
  const read = await findMailingsSince(db, { organisationId, slug, since: Date.parse(from), limit: MAX_COUNTED + 1 })
  const newest = listNewest(read.slice(0, MAX_COUNTED))
  const isTooFew = newest.length < LEAST_COUNTED
  const mailings = newest.map(({ createdAt, facts }) => ({ on: toPlainDate(createdAt), facts }))
  return {
    isTooFew,
    isCut: read.length > MAX_COUNTED,
    from,
    until: toPlainDate(now),
    ...(isTooFew ? NONE : countMailings(lawful, mailings, now)),
  }
}
