import type { Api } from '../../contract/api.ts'
import { PART_SIZE } from '../policy/sitemap.ts'

/** Addresses asked for in one call. */
const BATCH = 2_000
const PLAN_KEPT = 3_600_000

export type VacancyAddress = { id: string; updatedAt: number }
/** Where each part of the sitemap begins, and its newest change. */
export type SitemapPlan = readonly { after: string; updatedAt: number }[]

type Finder = Pick<Api, 'findVacancyAddresses'>
type Batch = { items: readonly VacancyAddress[]; next: string | null }

/** All addresses behind `after`, batch by batch, at most `limit` of them. */
export async function* walkAddresses(
  api: Finder,
  after: string,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Batch> {
  let left = limit
  for (let cursor: string | null = after; cursor !== null && left > 0; ) {
    const batch: Batch = await api.findVacancyAddresses(cursor, Math.min(BATCH, left))
    yield batch
    left -= batch.items.length
    cursor = batch.items.length > 0 ? batch.next : null
  }
}

/** Walks all addresses once an hour and isolate, to know where the parts begin. */
export function createSitemapPlanner(now: () => number): (api: Finder) => Promise<SitemapPlan> {
  let known: { plan: SitemapPlan; madeAt: number } | undefined
  return async (api) => {
    if (known && now() - known.madeAt < PLAN_KEPT) return known.plan
    known = { plan: await createPlan(api), madeAt: now() }
    return known.plan
  }
}

async function createPlan(api: Finder): Promise<SitemapPlan> {
  const plan: { after: string; updatedAt: number }[] = []
  let after = ''
  for (;;) {
    const part = { after, updatedAt: 0 }
    let found = 0
    let next: string | null = null
    for await (const batch of walkAddresses(api, after, PART_SIZE)) {
      found += batch.items.length
      next = batch.next
      part.updatedAt = batch.items.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), part.updatedAt)
    }
    if (found > 0) plan.push(part)
    if (next === null || found === 0) return plan
    after = next
  }
}
