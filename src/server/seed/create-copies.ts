import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { DAY } from '#src/domain/time.ts'
import { digestOf } from '../work/application/vacancy-copies.repository.ts'
import type { DetailRow } from '../work/vacancy-search/vacancy-detail.repository.ts'
import { copyVacancy } from '../work/vacancy-search/vacancy-facts.ts'
import type { AppliedVacancy, SeedApplication } from './applied-vacancy.ts'
import type { CvSendingRow, CvSentRow, VacancyCopyRow } from './rows.ts'

/** What was paid before the pay was raised, for one vacancy in so many. */
const RAISED_EACH = 4
const RAISE = 0.94
const FIRST_DAYS = 4 * DAY
const HUNDREDS = 10_000

const lower = (amount: number): number => Math.round((amount * RAISE) / HUNDREDS) * HUNDREDS

/** What the demo's vacancies say nothing of. */
const EMPTY_COPY = {
  ...{ trading_area: null, imo: null, ship_hidden: 0, cadet_berth: 0, insurance: null, texts: null },
  ...{ pay_kind: null, pay_basic: null, pay_overtime: null, pay_leave: null, pay_bonus: null, flags: null },
} satisfies Partial<DetailRow>

type OfCompany = Pick<DetailRow, Extract<keyof DetailRow, `company_${string}`>>

function readVacancy({ company, publishedAt: published_at, ...row }: AppliedVacancy): VacancyCopy {
  const of = Object.fromEntries(Object.entries(company).map(([name, value]) => [`company_${name}`, value]))
  const { licence_number, licence_issuer, licence_expires, licence_checked_at, logo_key } = company
  const licence = { licence_number, licence_issuer, licence_expires, licence_checked_at, logo_key }
  return copyVacancy({ ...EMPTY_COPY, ...row, published_at, ...(of as OfCompany), ...licence })
}

/** A vacancy as it was at an instant: some were paid less in their first days. */
export function createVacancyState(vacancy: AppliedVacancy, at: number): { digest: string; copy: VacancyCopy } {
  const copy = readVacancy(vacancy)
  const { pay } = copy
  const isEarly = vacancy.seq % RAISED_EACH === 0 && at < vacancy.publishedAt + FIRST_DAYS
  const then = isEarly ? { ...copy, pay: { ...pay, min: lower(pay.min), max: lower(pay.max) } } : copy
  return { digest: digestOf(then), copy: then }
}

/** A CV as it was when someone applied: every third one has a paper and a date more by now. */
export const readCvThen = ({ cv, row }: { cv: Cv; row: { id: string } }): Cv =>
  Number.parseInt(row.id.slice(-1), 16) % 3 === 0
    ? { ...cv, documents: cv.documents.slice(0, -1), profileData: { ...cv.profileData, readyFrom: null } }
    : cv

const CHECKED_AFTER = 7 * DAY

/** What was kept when they applied: vacancies, each state once, and CVs. */
export function createCopies(applications: readonly SeedApplication[]) {
  const states = new Map<string, VacancyCopyRow>()
  const sendings: CvSendingRow[] = []
  const sent: CvSentRow[] = []
  for (const { row, seaman, vacancy } of applications) {
    const { digest, copy } = createVacancyState(vacancy, row.created_at)
    const named = { vacancy_id: vacancy.id, digest }
    states.set(Object.values(named).join(' '), { ...named, document: JSON.stringify(copy), created_at: row.created_at })
    const whose = { seaman_id: seaman.row.id, application_id: row.id }
    sendings.push({
      ...whose,
      announced_at: row.created_at,
      check_at: row.created_at + CHECKED_AFTER,
      dropped_at: null,
    })
    sent.push({ ...whose, document: writeCv(readCvThen(seaman)), sent_at: row.created_at })
  }
  return { states: [...states.values()], sendings, sent }
}
