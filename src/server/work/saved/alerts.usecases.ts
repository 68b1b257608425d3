import { nextAlert } from '#src/contract/saved/saved-search.ts'
import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { PAGE_SIZE, searchVacancies } from '../vacancy-search/vacancy-search.usecases.ts'
import { findDueSearches, markAlerted } from './saved-searches.repository.ts'
import { readSearch } from './search-address.ts'

const MAX_AT_ONCE = 200

/** Matches of a search published after one instant and up to another (UTC ms), newest first; `isFull` if there may be more. */
export async function findNew(
  services: Needs<'db' | 'cvs' | 'clock'>,
  query: string,
  { after, until }: { after: number; until: number },
): Promise<{ vacancies: VacancyCard[]; isFull: boolean }> {
  const { items } = await searchVacancies(services, readSearch(query), { locale: 'en', seaman: null })
  const vacancies = items.filter(({ publishedAt }) => publishedAt > after && publishedAt <= until)
  return { vacancies, isFull: vacancies.length === PAGE_SIZE }
}

type Due = Awaited<ReturnType<typeof findDueSearches>>[number]

async function tell(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'jobQueue'>,
  { search, accountId, isReached }: Due,
) {
  const { db, clock } = services
  const until = clock()
  const after = search.toldUntil
  const found = isReached === 1 ? await findNew(services, search.query, { after, until }) : { vacancies: [] }
  const mail =
    found.vacancies.length > 0 &&
    createOutboxEntry(services, {
      cause: `vacancies-found:${search.id}:${after}`,
      kind: 'vacancies-found',
      accountId,
      notification: 'vacancy_alerts',
      payload: { searchId: search.id, after, until },
    })
  await runBatch(db, [
    ...markAlerted(db, {
      id: search.id,
      before: search.alertAt ?? 0,
      alertAt: nextAlert(search.alert, until),
      toldUntil: until,
    }),
    ...(mail ? [mail.statement] : []),
  ])
  if (mail) await sendMails(services, [mail.id])
}

/** Runs due searches and sends mails about new matches; the rest is left to the next run. */
export async function sendAlerts(services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, clock } = services
  const dues = await findDueSearches(db, clock(), MAX_AT_ONCE)
  await forEachDue(dues, { failure: 'search not told', idOf: ({ search }) => search.id }, (due) => tell(services, due))
}
