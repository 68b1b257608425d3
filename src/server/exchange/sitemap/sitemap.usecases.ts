import { type SitemapBatch, type SitemapPart, sitemapPlanSchema } from '#src/contract/sitemap/schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { freshenStatistic, getStatistic, type SharedFigure } from '#src/server/work/market/statistic-cache.ts'
import { type AddressRange, findAddresses, findParts } from './sitemap.repository.ts'
import { findSitemapSource, SITEMAP_SOURCES, type SitemapSource } from './sitemap-sources.ts'

type Plan = { parts: SitemapPart[] }

const readLanguages = (text: string | null) =>
  text === null ? {} : { languages: LOCALE_CODES.filter((code) => text.split(',').includes(code)) }

async function planSource({ db, clock }: Needs<'db' | 'clock'>, source: SitemapSource): Promise<SitemapPart[]> {
  const rows = await findParts(db, source, clock())
  return rows.map(({ part, last, updatedAt, languages }, index) => ({
    source: source.name,
    number: part + 1,
    after: rows[index - 1]?.last ?? '',
    until: last,
    updatedAt,
    ...readLanguages(languages),
  }))
}

async function computePlan(services: Needs<'db' | 'clock'>): Promise<Plan> {
  const parts: SitemapPart[] = []
  for (const source of SITEMAP_SOURCES) parts.push(...(await planSource(services, source)))
  return { parts }
}

const PLAN: SharedFigure<Plan> = { name: 'sitemap', schema: sitemapPlanSchema, compute: computePlan }

/** Returns the parts of the sitemap, up to some minutes old. */
export const getSitemapPlan = (services: Needs<'db' | 'clock'>): Promise<Plan> => getStatistic(services, PLAN)

export const freshenSitemapPlan = (services: Needs<'db' | 'clock'>): Promise<void> => freshenStatistic(services, PLAN)

/** Returns addresses of one source after `after`, at most `limit`. Throws `not-found` for an unknown source. */
export async function listAddresses(
  { db, clock }: Needs<'db' | 'clock'>,
  name: string,
  range: AddressRange,
): Promise<SitemapBatch> {
  const source = findSitemapSource(name)
  if (!source) throw new Failure('not-found')
  const rows = await findAddresses(db, source, range, clock())
  return {
    items: rows.map(({ path, updatedAt, languages }) => ({
      path,
      updatedAt,
      ...readLanguages(languages),
    })),
    next: rows.length === range.limit ? (rows.at(-1)?.key ?? null) : null,
  }
}
