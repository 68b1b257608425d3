import type { Cv, Experience } from '#src/contract/cv/cv.ts'
import type { Applicant, ApplicantList } from '#src/contract/schemas/application.ts'
import { countSeaService } from '#src/contract/sea-service/count-sea-service.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countApplicants, findApplicantRows, findOwnedVacancy } from './applicants.repository.ts'

const PAGE_SIZE = 20

type ApplicantRow = Awaited<ReturnType<typeof findApplicantRows>>[number]
type View = { rank: string; verified: boolean; today: string }

const countMonths = (career: readonly Experience[], today: string): number =>
  countSeaService(
    career.flatMap(({ startDate, endDate }) => (startDate ? [{ from: startDate, to: endDate }] : [])),
    today,
  ).months

/** Contracts that do not tell when they began are no line yet. */
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

/** Professional facts for every owner of a vacancy; contacts for verified companies only (RULINGS "Trust"). */
function toApplicant(
  { application, seaman, email, confirmedAt }: ApplicantRow,
  cv: Cv | undefined,
  { rank, verified, today }: View,
): Applicant {
  const career = (cv?.experience ?? []).toSorted((first, second) =>
    (second.startDate ?? '').localeCompare(first.startDate ?? ''),
  )
  const certificates = (cv?.documents ?? []).filter(({ type, name }) => type === 'certificate' && name !== null)
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
      career: career.flatMap(toCareerLines),
      certificates: certificates.map(({ name, validDate }) => ({ name: name as string, validTo: validDate })),
      addressConfirmed: confirmedAt !== null,
      contact: verified ? { email, mobile: cv?.contact.mobile ?? null } : null,
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
    items: rows.map((row) => toApplicant(row, cvs.get(row.seaman.id)?.cv, view)),
    total,
    page,
    pageSize: PAGE_SIZE,
  }
}
