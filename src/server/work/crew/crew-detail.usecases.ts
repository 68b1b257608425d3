import type { CrewDetail } from '#src/contract/crew/schemas.ts'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { PRIVACY_AT_FIRST, type Privacy, sees, type Viewer } from '#src/domain/privacy/privacy.ts'
import { validityOf } from '#src/domain/validity.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { audienceOfCard } from '#src/server/people/seaman/privacy.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countOpenForRank, type DetailRow, findCrewCard } from './crew-detail.repository.ts'
import { readCareer, toCrewCard } from './crew-list.usecases.ts'
import { readMarks } from './crew-marks.usecases.ts'
import { type Asking, viewerOf } from './crew-viewer.ts'

/** Certificates by name and state, without number, issuer or date; free-text names are left out, because they may contain these. */
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

/** The current rank first, then previous ones; within each, most months first. */
function listCareer(row: DetailRow): CrewDetail['career'] {
  const parts = readCareer(row).map(([rank, vesselType, , months]) => ({ rank, vesselType, months }))
  const isOf = ({ rank }: (typeof parts)[number]) => rank === row.rank
  return [...parts.filter(isOf), ...parts.filter((part) => !isOf(part))]
}

/** The other settings are about other places. */
const privacyOfCard = (row: DetailRow): Privacy => ({
  ...PRIVACY_AT_FIRST,
  card: audienceOfCard({ isHidden: row.is_hidden === 1, isForVerified: row.is_for_verified === 1 }),
  certificates: row.certificates_for,
})

const NO_CERTIFICATES = { certificates: [], otherCertificates: 0 }

const ownVisibility = (row: DetailRow): CrewDetail['own'] => ({
  isHidden: row.is_hidden === 1,
  isForVerified: row.is_for_verified === 1,
  isHideEnglish: row.is_hide_english === 1,
})

/** Returns a card that the caller may see. A hidden person is treated exactly as an unknown id. */
async function findShown(services: Needs<'db'>, publicId: string, asking: Asking) {
  const row = await findCrewCard(services.db, publicId)
  const passer = viewerOf(asking)
  const viewer: Viewer = row?.seaman_id === asking.seamanId ? { by: 'self' } : passer
  if (!row || !sees(viewer, privacyOfCard(row), 'card')) throw new Failure('not-found')
  return { row, viewer, passer }
}

/** Returns the seafarer of a card that the caller may see. */
export const findShownSeaman = async (services: Needs<'db'>, publicId: string, asking: Asking): Promise<string> =>
  (await findShown(services, publicId, asking)).row.seaman_id

/** Returns the public details of a seafarer. Hidden seafarers only see themselves. */
export async function getCrewDetail(
  services: Needs<'db' | 'cvs' | 'clock'>,
  publicId: string,
  asking: Asking,
): Promise<CrewDetail> {
  const { db, cvs, clock } = services
  const { companyId } = asking
  const { row, viewer, passer } = await findShown(services, publicId, asking)
  const hasCertificates = sees(viewer, privacyOfCard(row), 'certificates')
  const marks = await readMarks(services, [row.public_id], passer)
  return {
    ...toCrewCard(row, marks.get(row.public_id) ?? null),
    career: listCareer(row),
    hasCertificates,
    ...(hasCertificates
      ? describeCertificates((await cvs.get(row.seaman_id)).cv?.documents ?? [], clock())
      : NO_CERTIFICATES),
    openForRank: companyId ? await countOpenForRank(db, companyId, row.rank) : null,
    own: viewer.by === 'self' ? ownVisibility(row) : null,
    isForVerified: row.is_for_verified === 1,
  }
}
