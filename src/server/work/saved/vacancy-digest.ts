import { isWanted } from '#src/contract/setting/notifications.ts'
import { type ListedVacancy, PUBLISHED_WITHIN, vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import type { DigestPeriod, DigestSource } from '#src/server/people/digest/digest-source.ts'
import { findSeaman, findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import type { SeamanRow } from '#src/server/people/seaman/seaman.tables.ts'
import { findNotificationSettings } from '#src/server/people/setting/setting.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { searchVacancies } from '../vacancy-search/vacancy-search.usecases.ts'
import { findNew } from './alerts.usecases.ts'
import { findSavedSearches } from './saved-searches.repository.ts'
import { findFirstPublished } from './vacancy-digest.repository.ts'

/** The page behind the mail's link shows the rest. */
export const MAX_IN_DIGEST = 8

type DigestServices = Needs<'db' | 'cvs' | 'clock'>
type Found = Pick<ListedVacancy, 'id' | 'publishedAt' | 'own'>

/** The shortest choice of the list that covers the period. */
const publishedWithin = ({ clock }: DigestServices, { after }: DigestPeriod) =>
  PUBLISHED_WITHIN.find((days) => clock() - after <= Number(days) * DAY) ?? PUBLISHED_WITHIN.at(-1)

/** New vacancies for the ranks of the seafarer that match the CV best. */
async function findForProfile(services: DigestServices, seaman: SeamanRow, period: DigestPeriod): Promise<Found[]> {
  const rank = [seaman.positionMain, ...(seaman.positionSecond ? [seaman.positionSecond] : [])]
  const query = vacancyQuerySchema.parse({
    rank: rank.join(','),
    published: publishedWithin(services, period),
    sort: 'match',
  })
  const { items } = await searchVacancies(services, query, { locale: 'en', seaman })
  return items.filter(({ publishedAt }) => publishedAt > period.after && publishedAt <= period.until)
}

/** New matches of the saved searches: of those with alerts by mail, and of the others. */
async function findForSearches(services: DigestServices, { id, accountId }: SeamanRow, period: DigestPeriod) {
  const { db } = services
  const [searches, settings] = await Promise.all([findSavedSearches(db, id), findNotificationSettings(db, accountId)])
  const hasAlerts = isWanted('vacancy_alerts', settings)
  const alerted = new Set<string>()
  const others: Found[] = []
  for (const { query, alert } of searches) {
    const { vacancies } = await findNew(services, query, period)
    if (hasAlerts && alert !== 'none') for (const { id: vacancyId } of vacancies) alerted.add(vacancyId)
    else others.push(...vacancies)
  }
  return { alerted, others }
}

const newestFirst = (one: Found, other: Found): number => other.publishedAt - one.publishedAt

async function collectIds(services: DigestServices, seaman: SeamanRow, period: DigestPeriod): Promise<string[]> {
  const own = await findForProfile(services, seaman, period)
  const { alerted, others } = await findForSearches(services, seaman, period)
  const ids = [...own, ...others.toSorted(newestFirst)]
    .filter((found) => !alerted.has(found.id) && !found.own?.applied)
    .map(({ id }) => id)
  return [...new Set(ids)].slice(0, MAX_IN_DIGEST)
}

/** New vacancies by the CV and by saved searches, without those that the alerts of saved searches report. */
export const vacancyDigest: DigestSource = {
  kind: 'promoseaman_digest',
  mail: 'vacancy-digest',
  findFirst: ({ db }, after) => findFirstPublished(db, after),
  collect: async (services, { accountId }, period) => {
    const seamanId = await findSeamanId(services.db, accountId)
    const seaman = seamanId && (await findSeaman(services.db, seamanId))
    const ids = seaman ? await collectIds(services, seaman, period) : []
    return seaman && ids.length > 0 ? { payload: { seamanId: seaman.id, ids: ids.join(' ') } } : undefined
  },
}
