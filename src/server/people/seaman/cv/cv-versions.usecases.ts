import type { CvVersion, CvVersions, SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { toProfileData } from '#src/domain/cv/profile-data.ts'
import { longerUntil } from '#src/domain/service/premium.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { CvVersion as KeptVersion } from '#src/server/platform/cv-store.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPremiumEndOf, readVersionKeeping } from '../premium.repository.ts'
import { getSeamanProfile } from '../profile.usecases.ts'
import { type CvProjection, saveCv } from './save-cv.usecases.ts'

type Versions = Needs<'db' | 'cvs' | 'clock'>

async function listVersions(services: Versions, { seamanId }: Session): Promise<KeptVersion[]> {
  if (!seamanId) throw new Failure('not-found')
  return services.cvs.listVersions(seamanId, services.clock(), await readVersionKeeping(services, seamanId))
}

/** Returns previous versions, newest first. */
export async function listCvVersions(services: Versions, session: Session): Promise<CvVersions> {
  const versions = await listVersions(services, session)
  const premiumEnd = await findPremiumEndOf(services.db, session.seamanId ?? '')
  return {
    longerUntil: longerUntil(premiumEnd, services.clock()),
    items: versions.map(({ version, savedAt, cv }) => ({
      version,
      savedAt,
      experience: cv.experience.length,
      documents: cv.documents.length,
    })),
  }
}

async function findVersion(services: Versions, session: Session, version: number): Promise<KeptVersion> {
  const found = (await listVersions(services, session)).find((kept) => kept.version === version)
  if (!found) throw new Failure('not-found')
  return found
}

/** Returns one previous version. */
export async function getCvVersion(services: Versions, session: Session, version: number): Promise<CvVersion> {
  const { savedAt, cv } = await findVersion(services, session, version)
  return { version, savedAt, profileData: [toProfileData(cv)] }
}

type Return = { version: number; basedOn: number }

/** Restores a previous version over the version `basedOn`, which becomes a previous one. Throws `version-conflict` with the current profile. */
export async function returnToCvVersion(
  projection: CvProjection,
  services: Needs<'db' | 'cvs' | 'clock' | 'limiter'>,
  session: Session,
  { version, basedOn }: Return,
): Promise<SeamanProfile> {
  await services.limiter.take('cv-account', session.actorId ?? session.accountId, services.clock())
  const { cv } = await findVersion(services, session, version)
  const put = await saveCv(projection, services, session, { cv, basedOn, kind: 'return' })
  const profile = await getSeamanProfile(services, session)
  if ('conflict' in put) throw new Failure('version-conflict', { current: profile })
  return profile
}
