import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { markOf } from '#src/domain/statistics/view-sources.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findNew } from './alerts.usecases.ts'
import { findSearch } from './saved-searches.repository.ts'

/** The page behind the mail's link shows the rest. */
const MAX_LISTED = 8

type Found = { name: string; query: string; vacancies: readonly VacancyCard[]; isFull: boolean }

/** A vacancy with a link to its page. */
export function listVacancy(frame: MailFrame, vacancy: VacancyCard): { title: string; url: string; lines: string[] } {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  return {
    title: intl.t('mail.fact.post', {
      rank: rankName(intl, vacancy.rank),
      vessel: insideSentence(intl, vesselText(vacancy, intl)),
    }),
    url: addressFor(frame, `/vacancy/${vacancy.id}#${markOf('alert')}`),
    lines: [
      payText(vacancy.pay, { t: intl.t, formats }),
      formats.dateRange(vacancy.joinFrom, vacancy.joinTo),
      vacancy.employer.name,
    ],
  }
}

/** New matches of a saved search. */
export function writeVacanciesFound(frame: MailFrame, { name, query, vacancies, isFull }: Found): MailContent {
  const { intl } = frame
  const count = vacancies.length
  const isCut = isFull || count > MAX_LISTED
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.vacancies-found.subject', { count }),
    paragraphs: [intl.t('mail.vacancies-found.text', { count })],
    facts: [],
    entries: vacancies.slice(0, MAX_LISTED).map((vacancy) => listVacancy(frame, vacancy)),
    after: isCut ? [intl.t('mail.vacancies-found.more')] : [],
    action: createAction(frame, 'mail.vacancies-found.action', `/vacancy${query && `?${query}`}`),
    reason: intl.t('mail.vacancies-found.reason'),
  }
}

/** None if the search was deleted, or no match is open any more. */
const vacanciesFound: MailWriter = async (services, frame, { searchId, after, until }) => {
  const found = await findSearch(services.db, String(searchId))
  if (!found) return undefined
  const { search, seaman } = found
  const news = await findNew(services, search.query, { after: Number(after), until: Number(until) })
  if (news.vacancies.length === 0) return undefined
  return writeVacanciesFound(frame, { ...news, query: search.query, name: `${seaman.firstname} ${seaman.surname}` })
}

export const savedJobMails = { 'vacancies-found': vacanciesFound } as const satisfies Record<string, MailWriter>
