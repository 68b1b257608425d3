import { MINUTE } from '#src/domain/time.ts'
import { nextHour } from '#src/domain/time-zone/local-time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findFurthestBehind, findIdle, type IdleDigest, planDigests } from './digest.repository.ts'
import type { DigestSource, DigestSources } from './digest-source.ts'

const MAX_AT_ONCE = 500
/** Rounds of a run for each kind; the next run continues. */
const MAX_ROUNDS = 40

/** A write may commit later than the instant that it names. */
const MARGIN = MINUTE

/** The end of the period that a digest covers now, at a full minute, so that digests of the same run have the same. */
export const endOfPeriod = (now: number): number => Math.floor((now - MARGIN) / MINUTE) * MINUTE

const planOf = ({ zone, hour, lastDay }: IdleDigest): string => JSON.stringify([zone, hour, lastDay])

/** Plans the digests of a kind that lack the first content after those furthest behind. Returns whether there may be more. */
async function planRound(services: Services, { kind, findFirst }: DigestSource, until: number): Promise<boolean> {
  const { db } = services
  const behind = await findFurthestBehind(db, kind)
  const first = behind === undefined ? undefined : await findFirst(services, behind)
  if (first === undefined || first > until) return false
  const idle = await findIdle(db, kind, first, MAX_AT_ONCE)
  const statements = [...Map.groupBy(idle, planOf).values()].map((group) => {
    const plan = group[0] as IdleDigest
    const accountIds = group.map(({ accountId }) => accountId)
    return planDigests(db, kind, accountIds, { ...plan, dueAt: nextHour(first, plan, plan.lastDay) })
  })
  if (statements.length > 0) await runBatch(db, statements)
  return idle.length > 0
}

/** Plans digests for which there is content: at the first hour that the person chose after it was published. */
export async function planAllDigests(services: Services, sources: DigestSources): Promise<void> {
  const until = endOfPeriod(services.clock())
  for (const source of sources.values())
    for (let round = 0; round < MAX_ROUNDS && (await planRound(services, source, until)); round += 1);
}
