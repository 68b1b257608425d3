import type { ProfileData, SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { isWanted } from '#src/contract/setting/notifications.ts'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import { toProfileData } from '#src/domain/cv/profile-data.ts'
import { hasPremium } from '#src/domain/service/premium.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { findIdentities } from '#src/server/identity/social/social.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findNotificationSettings } from '../setting/setting.repository.ts'
import { findAvatar } from './avatar.repository.ts'
import { wholeCv } from './cv/whole-cv.ts'
import { listEvidence } from './evidence.repository.ts'
import { addEvidence } from './evidence.ts'
import { findSeaman } from './seaman.repository.ts'
import type { SeamanRow } from './seaman.tables.ts'
import { findVerification } from './verification.repository.ts'
import { stateOf } from './verified-mark.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>

type Read = { version: number; data: ProfileData; status: VerificationState }

/** The last moment of premium as ISO 8601 in UTC; null if it is over. */
const writePremiumEnd = (until: number | null, now: number): string | null =>
  hasPremium(until, now) ? new Date(until).toISOString() : null

async function readCvOf({ db, cvs, clock }: Reading, seaman: SeamanRow, accountId: string): Promise<Read> {
  const [kept, evidence, verification, avatar] = await Promise.all([
    cvs.get(seaman.id),
    listEvidence(db, seaman.id),
    findVerification(db, seaman.id),
    findAvatar(db, accountId),
  ])
  const cv = wholeCv(seaman, kept)
  const data = {
    ...toProfileData(cv),
    experience: addEvidence('experience', cv.experience, evidence),
    documents: addEvidence('documents', cv.documents, evidence),
    premiumStatusExpiration: writePremiumEnd(seaman.premiumStatusExpiration, clock()),
    avatar,
  }
  return { version: kept.version, data, status: stateOf(verification, cv, toPlainDate(clock())) }
}

/** Returns the caller's profile. */
export async function getSeamanProfile(services: Reading, session: Session): Promise<SeamanProfile> {
  const { db } = services
  const seaman = session.seamanId ? await findSeaman(db, session.seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  const [{ version, data, status }, chosen, identities] = await Promise.all([
    readCvOf(services, seaman, session.accountId),
    findNotificationSettings(db, session.accountId),
    findIdentities(db, session.accountId),
  ])
  return {
    profileSeaman: { profileData: [data] },
    version,
    ProfileSeamanVerification: { status },
    refId: seaman.refId,
    profileSecurity: { isOAuth: identities.length > 0 },
    socialProfile: identities.map(({ provider }) => provider),
    profileNotificationSetting: {
      promoseaman_digest: isWanted('promoseaman_digest', chosen),
      product_updates: isWanted('product_updates', chosen),
      article_seaman_updates: isWanted('article_seaman_updates', chosen),
      tech_updates: isWanted('tech_updates', chosen),
      document_reminders: isWanted('document_reminders', chosen),
    },
    language: session.user.language,
  }
}
