import type { VerifiedMark } from '#src/contract/verification/schemas.ts'
import { sees } from '#src/domain/privacy/privacy.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import { findVerified } from '#src/server/people/seaman/verification.repository.ts'
import { markOf } from '#src/server/people/seaman/verified-mark.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSeamenOf } from './crew-marks.repository.ts'
import type { ListViewer } from './crew-viewer.ts'

/** The two passports of SPEC 3. */
const PASSPORTS: readonly string[] = ['international', 'seaman']

/** A free-text name may contain anything. */
const onlyKnown = ({ type, name }: VerifiedMark['items'][number]): VerifiedMark['items'][number] => ({
  type,
  name: name !== null && (PASSPORTS.includes(name) || findCertificate(name)) ? name : null,
})

type Marks = ReadonlyMap<string, VerifiedMark>

/** Verification marks of listed seafarers by public id, for checked companies only. */
export async function readMarks(
  { db, cvs, clock }: Needs<'db' | 'cvs' | 'clock'>,
  publicIds: readonly string[],
  viewer: ListViewer,
): Promise<Marks> {
  if (!viewer.isVerified) return new Map()
  const seamen = await findSeamenOf(db, publicIds)
  const verified = await findVerified(
    db,
    seamen.map(({ id }) => id),
  )
  const kept = await cvs.getAll([...verified.keys()])
  const today = toPlainDate(clock())
  return new Map(
    seamen.flatMap((seaman) => {
      const cv = kept.get(seaman.id)
      // A mark is shown while the CV is unchanged; for an unreadable CV it is not.
      const mark = cv ? markOf(verified.get(seaman.id), wholeCv(seaman, cv), today) : null
      const isShown = ({ type }: VerifiedMark['items'][number]) =>
        type !== 'certificate' || sees(viewer, privacyOf(seaman), 'certificates')
      return mark ? [[seaman.publicId, { ...mark, items: mark.items.filter(isShown).map(onlyKnown) }]] : []
    }),
  )
}
