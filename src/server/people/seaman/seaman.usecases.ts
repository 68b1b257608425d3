import type { SeamanCreation } from '#src/contract/account/schemas.ts'
import { createFirstCv } from '#src/domain/cv/cv.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { chooseRole } from '#src/server/identity/role-choice/role-choice.usecases.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { FIRST_VERSION } from '#src/server/platform/cv-store.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { VersionedCv } from './cv/whole-cv.ts'
import { insertSeaman } from './seaman.repository.ts'
import { checkProfile, normalizeProfile } from './seaman.rules.ts'
import type { ShownSeaman } from './seaman.tables.ts'

/** Statements written with a profile, by the domain that shows it. */
export type DescribeSeaman = (services: Needs<'db' | 'clock'>, seaman: ShownSeaman, kept: VersionedCv) => Statement[]

/** Creates the short profile of a seafarer; sets the account's role. */
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
  if (Object.keys(problems).length > 0) throw createFieldFailure('profileData', problems)
  const now = clock()
  const row = {
    id: ids.key(now),
    accountId: session.accountId,
    publicId: ids.publicId(),
    refId: ids.referralId(),
    ...profile,
    // Not listed by default.
    isHidden: true,
    isForVerified: false,
    isHideEnglish: false,
    createdAt: now,
    updatedAt: now,
  }
  const statements = [
    insertSeaman(db, row),
    ...describe(services, row, { version: FIRST_VERSION, cv: createFirstCv(profile) }),
  ]
  return chooseRole(services, session, caller, 'seaman', statements)
}
