import type { SeamanProfile, SeamanProfileInput } from '#src/contract/seaman/schemas.ts'
import { completeProfileData } from '#src/domain/cv/profile-data.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { checkCv, normalizeCv } from './cv/cv.rules.ts'
import { type CvProjection, saveCv } from './cv/save-cv.usecases.ts'
import { wholeCv } from './cv/whole-cv.ts'
import { getSeamanProfile } from './profile.usecases.ts'
import { findSeaman } from './seaman.repository.ts'

/** Returns the stored CV for omitted parts; a wrong version is rejected by the write. */
async function findBefore({ db, cvs, ids }: Needs<'db' | 'cvs' | 'ids'>, { seamanId }: Session) {
  const seaman = seamanId ? await findSeaman(db, seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  return { cv: wholeCv(seaman, await cvs.get(seaman.id)), createId: ids.publicId }
}

/**
 * Saves the sent CV over the version it was based on. Throws `validation-failed` with messages by path, and `version-conflict` with the
 * current profile.
 */
export async function saveSeamanProfile(
  projection: CvProjection,
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'limiter'>,
  session: Session,
  { profileSeaman, version }: SeamanProfileInput,
  key: string | undefined,
): Promise<SeamanProfile> {
  const { clock, limiter } = services
  await limiter.take('cv-account', session.actorId ?? session.accountId, clock())
  const [data] = profileSeaman.profileData
  if (!data) throw new Failure('bad-request')
  const cv = normalizeCv(await completeProfileData(data, () => findBefore(services, session)))
  const fields = checkCv(cv, toPlainDate(clock()))
  if (Object.keys(fields).length > 0) throw new Failure('validation-failed', { fields })
  const put = await saveCv(projection, services, session, { cv, sent: data, basedOn: version, key })
  const profile = await getSeamanProfile(services, session)
  if ('conflict' in put) throw new Failure('version-conflict', { current: profile })
  return profile
}
