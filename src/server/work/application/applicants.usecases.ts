import type { Applicant, ApplicantList } from '#src/contract/application/schemas.ts'
import type { SentApplicant } from '#src/contract/application/sent-schemas.ts'
import { APPLICANTS } from '#src/contract/lists.ts'
import { seesContacts } from '#src/domain/application/shown-cv.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import type { Cv, Experience } from '#src/domain/cv/cv.ts'
import { countJudged } from '#src/domain/match/contests.ts'
import { countSeaService } from '#src/domain/sea-service/count-sea-service.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker } from '../profile-view/looker.ts'
import { demandViewPace, noteView } from '../profile-view/note-view.usecases.ts'
import { demandPeople } from '../profile-view/people-limits.usecases.ts'
import {
  countApplicants,
  findApplicantRow,
  findApplicantRows,
  findApplicantsBefore,
  findOwnedVacancy,
} from './applicants.repository.ts'
import { markRead } from './application-facts.repository.ts'
import type { Named } from './application-moves.repository.ts'
import { readStage } from './read-stage.usecases.ts'
import { describeSent } from './sent.usecases.ts'
import { readSentStates, type SentState, showSent, viewerOf } from './sent-states.usecases.ts'

type ApplicantRow = Awaited<ReturnType<typeof findApplicantRows>>[number]
type Vacancy = NonNullable<Awaited<ReturnType<typeof findOwnedVacancy>>>
type View = { vacancy: Vacancy; now: number }

const countMonths = (career: readonly Experience[], today: string): number =>
  countSeaService(
    career.flatMap(({ startDate, endDate }) => (startDate ? [{ from: startDate, to: endDate }] : [])),
    today,
  ).months

/** Contracts without a beginning are left out. */
const toCareerLines = (row: Experience): Applicant['seaman']['career'] =>
  row.startDate
    ? [
        {
          rank: row.position ?? '',
          vesselType: row.fleetTypeAndVesselType.vesselType ?? '',
          vesselName: row.fleetVesselName ?? '',
          company: row.company ?? '',
          flag: row.fleetVesselFlag,
          from: row.startDate,
          to: row.endDate,
        },
      ]
    : []

/** Professional facts of the sent CV; undefined once the copy has expired. */
function toFacts(cv: Cv | null, rank: string, today: string) {
  const career = (cv?.experience ?? []).toSorted((first, second) =>
    (second.startDate ?? '').localeCompare(first.startDate ?? ''),
  )
  const certificates = (cv?.documents ?? []).filter(({ type, name }) => type === 'certificate' && name !== null)
  return {
    englishLevel: cv?.profileData.englishLevel ?? null,
    readyFrom: cv?.profileData.readyFrom ?? null,
    seaServiceMonths: countMonths(career, today),
    monthsInRank: countMonths(
      career.filter(({ position }) => position === rank),
      today,
    ),
    career: career.flatMap(toCareerLines),
    certificates: certificates.map(({ name, validDate }) => ({ name: name as string, validTo: validDate })),
  }
}

/** What every owner of a vacancy sees; contacts as the seafarer chose (RULINGS "Trust"). */
function toApplicant(
  { application, seaman, email, confirmedAt, freeConfirmedOn, notFree }: ApplicantRow,
  state: SentState,
  { vacancy: { rank, verified, expiresAt }, now }: View,
): Applicant {
  const { status } = application
  const shown = showSent(application, state, { vacancyEndsAt: expiresAt ?? now, verified, status }, now)
  const { sent, now: today } = shown.cv
  const cv = sent ?? today
  const { firstname, surname, citizenship, positionMain, positionSecond } = cv?.profileData ?? seaman
  return {
    id: application.id,
    status,
    note: application.note,
    createdAt: application.createdAt,
    seaman: {
      ...{ firstname, surname, citizenship, positionMain, positionSecond },
      ...toFacts(cv, rank, toPlainDate(sent ? application.createdAt : now)),
      availability: { confirmedOn: freeConfirmedOn, isTakenBack: notFree === true },
      addressConfirmed: confirmedAt !== null,
      contact: cv && seesContacts(viewerOf(state, verified)) ? { email, mobile: cv.contact.mobile } : null,
    },
    mark: cv ? state.mark : null,
    copy: state.copy === 'other-version' ? state.copy : shown.copy,
    changes: sent && today ? listChanges(sent, today).length : 0,
    match: shown.match?.items ? countJudged(shown.match.items) : null,
    hasOtherRules: shown.match !== null && shown.match.items === null,
  }
}

type Reading = Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'distinct'>
/** The viewer at the company, and the viewed application. */
type Asked = { companyId: string; vacancyId: string; looker: Looker }

const listPeople = (rows: readonly ApplicantRow[]): string[] => rows.map(({ seaman }) => seaman.publicId)

/** Returns a vacancy of the company, and how its applicants are shown. */
export async function openApplicants(services: Reading, { companyId, vacancyId, looker }: Asked) {
  const { db } = services
  const found = await findOwnedVacancy(db, vacancyId, companyId)
  if (!found) throw new Failure('not-found')
  const view = { vacancy: found, now: services.clock() }
  const describe = async (rows: readonly ApplicantRow[]): Promise<Applicant[]> => {
    const states = await readSentStates(services, vacancyId, rows)
    return rows.map((row) => toApplicant(row, states.get(row.application.id) as SentState, view))
  }
  const readBefore = async (id: string | undefined, limit: number) => {
    const rows = await findApplicantsBefore(db, vacancyId, id, limit)
    await demandPeople(services, looker, listPeople(rows), { isGiven: true })
    return describe(rows)
  }
  return { found, describe, readBefore }
}

/** Returns the applicants for a vacancy of the company, newest first. Throws `not-found` for another company's vacancy. */
export async function listApplicants(services: Reading, asked: Asked, page: number): Promise<ApplicantList> {
  const { db } = services
  const { vacancyId } = asked
  const { pageSize } = APPLICANTS
  const { found, describe } = await openApplicants(services, asked)
  const { verified, expiresAt, ...vacancy } = found
  const rows = await findApplicantRows(db, vacancyId, pageSize, (page - 1) * pageSize)
  await demandPeople(services, asked.looker, listPeople(rows))
  const [total, items] = await Promise.all([countApplicants(db, vacancyId), describe(rows)])
  return { vacancy, items, total, page, pageSize }
}

async function findOwnApplicant({ db }: Needs<'db'>, { companyId, vacancyId, applicationId }: Named) {
  const vacancy = await findOwnedVacancy(db, vacancyId, companyId)
  const row = vacancy && (await findApplicantRow(db, vacancyId, applicationId))
  if (!row) throw new Failure('not-found')
  return { vacancy, row }
}

/** Returns one applicant with everything that was sent. */
export async function getApplicant(services: Reading, named: Named, looker: Looker): Promise<SentApplicant> {
  const { vacancyId, applicationId } = named
  const { vacancy, row } = await findOwnApplicant(services, named)
  await demandPeople(services, looker, listPeople([row]))
  const stage = await readStage(services, row.application, 'company')
  const [states, sent] = await Promise.all([
    readSentStates(services, vacancyId, [row]),
    describeSent(services, row.application, stage),
  ])
  const view = { vacancy, now: services.clock() }
  return { sent, applicant: toApplicant(row, states.get(applicationId) as SentState, view) }
}

/** Records that a member of the company viewed an application. */
export async function noteApplicantSeen(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  named: Named,
  { looker, userAgent }: { looker: Looker; userAgent: string | undefined },
): Promise<null> {
  await demandViewPace(services, looker)
  const { row } = await findOwnApplicant(services, named)
  await noteView(services, looker, { seamanId: row.seaman.id, part: 'cv', userAgent })
  if (!isActing(looker)) await markRead(services.db, named.applicationId)
  return null
}
