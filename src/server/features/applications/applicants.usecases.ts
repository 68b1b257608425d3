import type { Applicant, ApplicantList } from '#src/contract/schemas/application.ts'
import { countSeaService } from '#src/contract/sea-service.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ExperienceRow } from '../seamen/seamen.tables.ts'
import {
  countApplicants,
  findApplicantRows,
  findCareers,
  findCertificates,
  findOwnedVacancy,
} from './applicants.repository.ts'

const PAGE_SIZE = 20

type ApplicantRow = Awaited<ReturnType<typeof findApplicantRows>>[number]
type CertificateRow = Awaited<ReturnType<typeof findCertificates>>[number]
type Background = { careers: Map<string, ExperienceRow[]>; certificates: Map<string, CertificateRow[]> }
type View = { rank: string; verified: boolean; today: string }

const countMonths = (career: readonly ExperienceRow[], today: string): number =>
  countSeaService(
    career.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })),
    today,
  ).months

const toCareerLine = (row: ExperienceRow): Applicant['seaman']['career'][number] => ({
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
  background: Background,
  { rank, verified, today }: View,
): Applicant {
  const career = background.careers.get(seaman.id) ?? []
  const certificates = background.certificates.get(seaman.id) ?? []
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
      certificates: certificates.map(({ name, validTo }) => ({ name, validTo })),
      addressConfirmed: confirmedAt !== null,
      contact: verified ? { email, mobile: seaman.mobile } : null,
    },
  }
}

/** The people who applied for a vacancy of this company, newest first. A vacancy of somebody else is not found. */
export async function listApplicants(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  vacancyId: string,
  page: number,
): Promise<ApplicantList> {
  const vacancy = await findOwnedVacancy(db, vacancyId, companyId)
  if (!vacancy) throw new Failure('not-found')
  const rows = await findApplicantRows(db, vacancyId, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const seamanIds = rows.map(({ seaman }) => seaman.id)
  const [total, careers, certificates] = await Promise.all([
    countApplicants(db, vacancyId),
    seamanIds.length > 0 ? findCareers(db, seamanIds) : [],
    seamanIds.length > 0 ? findCertificates(db, seamanIds) : [],
  ])
  const background = {
    careers: Map.groupBy(careers, ({ seamanId }) => seamanId),
    certificates: Map.groupBy(certificates, ({ seamanId }) => seamanId),
  }
  const view = { rank: vacancy.rank, verified: vacancy.verified === 1, today: toPlainDate(clock()) }
  return {
    vacancy: {
      id: vacancy.id,
      rank: vacancy.rank,
      vesselType: vacancy.vessel_type,
      joinFrom: vacancy.join_from,
      status: vacancy.status,
    },
    items: rows.map((row) => toApplicant(row, background, view)),
    total,
    page,
    pageSize: PAGE_SIZE,
  }
}
