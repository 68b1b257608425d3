import { toProfileData } from '#src/contract/cv/profile-data.ts'
import { isWanted } from '#src/contract/notifications.ts'
import type { CvVersion, CvVersions, ProfileData, SeamanProfile } from '#src/contract/schemas/cv.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Session } from '../sessions/session.ts'
import { findNotificationSettings } from '../settings/settings.repository.ts'
import { findIdentities } from '../social/social.repository.ts'
import { listEvidence } from './evidence.repository.ts'
import { addEvidence } from './evidence.ts'
import { findSeaman } from './seamen.repository.ts'
import type { SeamanRow } from './seamen.tables.ts'
import { wholeCv } from './whole-cv.ts'

type Reading = Needs<'db' | 'cvs'>

async function readCvOf({ db, cvs }: Reading, seaman: SeamanRow): Promise<{ version: number; data: ProfileData }> {
  const [kept, evidence] = await Promise.all([cvs.get(seaman.id), listEvidence(db, seaman.id)])
  const cv = wholeCv(seaman, kept)
  const data = {
    ...toProfileData(cv),
    experience: addEvidence('experience', cv.experience, evidence),
    documents: addEvidence('documents', cv.documents, evidence),
    premiumStatusExpiration: seaman.premiumStatusExpiration,
    avatar: null,
  }
  return { version: kept.version, data }
}

/** The asking seafarer's own profile. */
export async function getSeamanProfile(services: Reading, session: Session): Promise<SeamanProfile> {
  const { db } = services
  const seaman = session.seamanId ? await findSeaman(db, session.seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  const [{ version, data }, chosen, identities] = await Promise.all([
    readCvOf(services, seaman),
    findNotificationSettings(db, session.accountId),
    findIdentities(db, session.accountId),
  ])
  return {
    profileSeaman: { profileData: [data] },
    version,
    ProfileSeamanVerification: { status: seaman.verification },
    refId: seaman.refId,
    profileSecurity: { isOAuth: identities.length > 0 },
    socialProfile: identities.map(({ provider }) => provider),
    profileNotificationSetting: {
      promoseaman_digest: isWanted('promoseaman_digest', chosen),
      product_updates: isWanted('product_updates', chosen),
      article_seaman_updates: isWanted('article_seaman_updates', chosen),
      tech_updates: isWanted('tech_updates', chosen),
    },
    language: session.user.language,
  }
}

type Versions = Needs<'cvs' | 'clock'>

const listVersions = ({ cvs, clock }: Versions, { seamanId }: Session) => {
  if (!seamanId) throw new Failure('not-found')
  return cvs.listVersions(seamanId, clock())
}

/** The states of before that are still kept, the newest first. */
export async function listCvVersions(services: Versions, session: Session): Promise<CvVersions> {
  const versions = await listVersions(services, session)
  return {
    items: versions.map(({ version, savedAt, cv }) => ({
      version,
      savedAt,
      experience: cv.experience.length,
      documents: cv.documents.length,
    })),
  }
}

/** One of them as it was; it is brought back by saving it. */
export async function getCvVersion(services: Versions, session: Session, version: number): Promise<CvVersion> {
  const found = (await listVersions(services, session)).find((kept) => kept.version === version)
  if (!found) throw new Failure('not-found')
  return { version, savedAt: found.savedAt, profileData: [toProfileData(found.cv)] }
}
