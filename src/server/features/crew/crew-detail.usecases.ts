import type { CvDocument } from '#src/contract/cv/cv.ts'
import type { CrewDetail } from '#src/contract/schemas/crew.ts'
import { validityOf } from '#src/contract/validity.ts'
import { findCertificate } from '#src/contract/vocabulary/certificates.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countOpenForRank, type DetailRow, findCrewCard } from './crew-detail.repository.ts'
import { readCareer, toCrewCard } from './crew-list.usecases.ts'
import { type Asking, readMarks } from './crew-marks.usecases.ts'

/** By name and state, never by number, issuer or date; a name that somebody typed could hold any of these. */
function describeCertificates(documents: readonly CvDocument[], now: number) {
  const rows = documents.filter(({ type }) => type === 'certificate')
  const known = rows.flatMap(({ name, validDate }) => {
    const certificate = findCertificate(name ?? '')
    return certificate ? [{ name: certificate.slug, validity: validityOf(validDate, now) }] : []
  })
  return {
    certificates: known,
    otherCertificates: rows.filter(({ name }) => name !== null).length - known.length,
  }
}

/** The rank of today first, then those of before; within each most months first. */
function listCareer(row: DetailRow): CrewDetail['career'] {
  const parts = readCareer(row).map(([rank, vesselType, , months]) => ({ rank, vesselType, months }))
  const isOf = ({ rank }: (typeof parts)[number]) => rank === row.rank
  return [...parts.filter(isOf), ...parts.filter((part) => !isOf(part))]
}

/** Whose card it is, of those that are shown to whoever asks. */
export async function findShownSeaman({ db }: Needs<'db'>, publicId: string, asking: string | null): Promise<string> {
  const row = await findCrewCard(db, publicId, asking)
  if (!row) throw new Failure('not-found')
  return row.seaman_id
}

/** What others may know of a seafarer. Who is hidden is not there for anybody but themselves. */
export async function getCrewDetail(
  services: Needs<'db' | 'cvs' | 'clock'>,
  publicId: string,
  { seamanId, companyId }: Asking,
): Promise<CrewDetail> {
  const { db, cvs, clock } = services
  const row = await findCrewCard(db, publicId, seamanId)
  if (!row) throw new Failure('not-found')
  const isOwn = row.seaman_id === seamanId
  const marks = await readMarks(services, [row.public_id], companyId)
  return {
    ...toCrewCard(row, marks.get(row.public_id) ?? null),
    career: listCareer(row),
    ...describeCertificates((await cvs.get(row.seaman_id)).cv?.documents ?? [], clock()),
    openForRank: companyId ? await countOpenForRank(db, companyId, row.rank) : null,
    own: isOwn ? { isHidden: row.is_hidden === 1, isHideEnglish: row.is_hide_english === 1 } : null,
  }
}
