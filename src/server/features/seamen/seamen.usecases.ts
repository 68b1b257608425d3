import { isWanted } from '#src/contract/notifications.ts'
import type { SeamanCreation, SeamanProfile } from '#src/contract/schemas/account.ts'
import type { Caller } from '#src/server/http/caller.ts'
import {
  type Cv,
  type CvDocument,
  createEmptyCv,
  type Experience,
  FIRST_VERSION,
  type KeptCv,
} from '#src/server/platform/cv-store.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { chooseRole } from '../role-choice/role-choice.usecases.ts'
import type { OpenedSession } from '../sessions/answer-session.ts'
import type { Session } from '../sessions/session.ts'
import { findNotificationSettings } from '../settings/settings.repository.ts'
import { findIdentities } from '../social/social.repository.ts'
import { findSeaman, insertSeaman } from './seamen.repository.ts'
import { checkProfile, normalizeProfile } from './seamen.rules.ts'
import type { SeamanRow, ShownSeaman } from './seamen.tables.ts'

/** What else is written with a profile, by whoever shows it to others. */
export type DescribeSeaman = (services: Needs<'db' | 'clock'>, seaman: ShownSeaman, cv: KeptCv) => Statement[]

/** Makes the short profile of a seafarer; the account becomes a seaman's. */
export async function createSeaman(
  describe: DescribeSeaman,
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  input: SeamanCreation,
): Promise<OpenedSession> {
  const { db, clock, ids } = services
  const profile = normalizeProfile(input.profileSeaman.ProfileData)
  const problems = checkProfile(profile)
  if (Object.keys(problems).length > 0) throw createFieldFailure('ProfileData', problems)
  const now = clock()
  const row = {
    id: ids.key(now),
    accountId: session.accountId,
    publicId: ids.publicId(),
    refId: ids.referralId(),
    ...profile,
    // Nobody is listed before they chose it.
    isHidden: true,
    isHideEnglish: false,
    englishLevel: null,
    readyFrom: null,
    createdAt: now,
    updatedAt: now,
  }
  const statements = [insertSeaman(db, row), ...describe(services, row, createEmptyCv(FIRST_VERSION))]
  return chooseRole(services, session, caller, 'seaman', statements)
}

const toExperience = (row: Experience): Record<string, unknown> => ({
  id: row.id,
  fleetTypeAndVesselType: { fleetType: row.fleet, vesselType: row.vesselType },
  fleetVesselFlag: row.vesselFlag,
  fleetVesselName: row.vesselName,
  fleetVesselImo: row.vesselImo,
  startDate: row.startDate,
  endDate: row.endDate,
  engineName: row.engineName,
  engineModel: row.engineModel,
  additionalEngine: null,
  company: row.company,
  position: row.position,
})

const toDocument = (row: CvDocument): Record<string, unknown> => ({
  id: row.id,
  type: row.type,
  name: row.name,
  number: row.number,
  extra: row.extra,
  issuedBy: row.issuedBy,
  validDate: row.validDate,
  issuedDate: row.issuedDate,
})

const toContact = (mobile: string | null) => ({
  mobile,
  phone: null,
  viber: null,
  whatsapp: null,
  telegram: null,
  linkedin: null,
})

const toProfileData = (row: SeamanRow, { experience, documents }: Cv) => ({
  firstname: row.firstname,
  surname: row.surname,
  citizenship: row.citizenship,
  positionMain: row.positionMain,
  positionSecond: row.positionSecond,
  isHideEngines: row.isHideEngines,
  premiumStatusExpiration: row.premiumStatusExpiration,
  avatar: null,
  documents: documents.map(toDocument),
  experience: experience.map(toExperience),
  contact: toContact(row.mobile),
  biometric: { height: 0, weight: 0, hairColor: null, eyesColor: null },
  kin: { kinName: null, kinContact: null, kinAddress: null },
})

/** The asking seafarer's own profile. */
export async function getSeamanProfile({ db, cvs }: Needs<'db' | 'cvs'>, session: Session): Promise<SeamanProfile> {
  const seaman = session.seamanId ? await findSeaman(db, session.seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  const [cv, chosen, identities] = await Promise.all([
    cvs.get(seaman.id),
    findNotificationSettings(db, session.accountId),
    findIdentities(db, session.accountId),
  ])
  return {
    profileSeaman: { profileData: [toProfileData(seaman, cv)] },
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
