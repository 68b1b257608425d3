import type { Applicant, ApplicantList } from '#src/contract/schemas/application.ts'
import { countSeaService } from '#src/contract/sea-service/count-sea-service.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { createEmptyCv, type Experience, type KeptCv, NO_VERSION } from '#src/server/platform/cv-store.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countApplicants, findApplicantRows, findOwnedVacancy } from './applicants.repository.ts'

const PAGE_SIZE = 20

type ApplicantRow = Awaited<ReturnType<typeof findApplicantRows>>[number]
type View = { rank: string; verified: boolean; today: string }

const countMonths = (career: readonly Experience[], today: string): number =>
  countSeaService(
    career.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })),
    today,
  ).months

const toCareerLine = (row: Experience): Applicant['seaman']['career'][number] => ({
  rank: row.position,
  vesselType: row.vesselType,
  vesselName: row.vesselName,
  company: row.company,
  flag: row.vesselFlag,
  from: row.startDate,
  to: row.endDate,
})

/** Professional facts for every owner of a vacancy; contacts for verified companies only (RULINGS "Trust"). */
function toApplicant(
  { application, seaman, email, confirmedAt }: ApplicantRow,
  cv: KeptCv,
  { rank, verified, today }: View,
): Applicant {
  const career = cv.experience.toSorted((first, second) => (first.startDate < second.startDate ? 1 : -1))
  const certificates = cv.documents.filter(({ type }) => type === 'certificate')
  return {
    id: application.id,
    status: application.status,
    note: application.note,
    createdAt: application.createdAt,
    seaman: {
      firstname: seaman.firstname,
      surname: seaman.surname,
      citizenship: seaman.citizenship,
      positionMain: seaman.positionMain,
      positionSecond: seaman.positionSecond,
      englishLevel: seaman.englishLevel,
      readyFrom: seaman.readyFrom,
      seaServiceMonths: countMonths(career, today),
      monthsInRank: countMonths(
        career.filter(({ position }) => position === rank),
        today,
      ),
      career: career.map(toCareerLine),
      certificates: certificates.map(({ name, validDate }) => ({ name, validTo: validDate })),
      addressConfirmed: confirmedAt !== null,
      contact: verified ? { email, mobile: seaman.mobile } : null,
    },
  }
}

/** The people who applied for a vacancy of this company, newest first. A vacancy of somebody else is not found. */
export async function listApplicants(
  services: Needs<'db' | 'cvs' | 'clock'>,
  companyId: string,
  vacancyId: string,
  page: number,
): Promise<ApplicantList> {
  const { db } = services
  const found = await findOwnedVacancy(db, vacancyId, companyId)
  if (!found) throw new Failure('not-found')
  const { verified, ...vacancy } = found
  const rows = await findApplicantRows(db, vacancyId, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const [total, cvs] = await Promise.all([
    countApplicants(db, vacancyId),
    services.cvs.getAll(rows.map(({ seaman }) => seaman.id)),
  ])
  const view = { rank: vacancy.rank, verified, today: toPlainDate(services.clock()) }
  return {
    vacancy,
    items: rows.map((row) => toApplicant(row, cvs.get(row.seaman.id) ?? createEmptyCv(NO_VERSION), view)),
    total,
    page,
    pageSize: PAGE_SIZE,
  }
}
