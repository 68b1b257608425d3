import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { findOpenCards } from '../vacancy-search/broad-search.repository.ts'
import { listVacancy } from './saved.mails.ts'

type Digest = { name: string; vacancies: readonly VacancyCard[] }

/** New vacancies for a seafarer, best first. */
export function writeVacancyDigest(frame: MailFrame, { name, vacancies }: Digest): MailContent {
  const { intl } = frame
  const count = vacancies.length
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.vacancy-digest.subject', { count }),
    paragraphs: [intl.t('mail.vacancy-digest.text')],
    facts: [],
    entries: vacancies.map((vacancy) => listVacancy(frame, vacancy)),
    after: [],
    action: createAction(frame, 'mail.vacancy-digest.action', '/vacancy?sort=match'),
    reason: intl.t('mail.vacancy-digest.reason'),
  }
}

/** None if the seafarer is gone, or none of the vacancies is open any more. */
const vacancyDigest: MailWriter = async ({ db, clock }, frame, { seamanId, ids }) => {
  const chosen = String(ids).split(' ')
  const [seaman, rows] = await Promise.all([findSeaman(db, String(seamanId)), findOpenCards(db, chosen, clock())])
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  const vacancies = chosen.flatMap((id) => byId.get(id) ?? [])
  if (!seaman || vacancies.length === 0) return undefined
  return writeVacancyDigest(frame, { name: `${seaman.firstname} ${seaman.surname}`, vacancies })
}

export const vacancyDigestMails = { 'vacancy-digest': vacancyDigest } as const satisfies Record<string, MailWriter>
