import type { OwnPrivacy, PrivacyInput } from '#src/contract/crew/privacy-schemas.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import type { SeamanRow } from '#src/server/people/seaman/seaman.tables.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { updateVisibility } from './crew-card.repository.ts'
import { findCrewProfile, followVisibility } from './crew-card.usecases.ts'

const toOwn = (seaman: SeamanRow): OwnPrivacy => ({
  ...privacyOf(seaman),
  isHideEnglish: seaman.isHideEnglish,
  writesFirst: seaman.writesFirst,
  publicId: seaman.publicId,
})

/** Returns the seafarer's settings or the defaults. */
export async function getPrivacy({ db }: Needs<'db'>, session: Session): Promise<OwnPrivacy> {
  const seaman = await findSeaman(db, seamanOf(session))
  if (!seaman) throw new Failure('not-found')
  return toOwn(seaman)
}

/** Changes visibility. It does not count as an update of the profile in the order of the list. */
export async function savePrivacy(
  services: Needs<'db' | 'cvs' | 'clock'>,
  session: Session,
  { card, certificates, contacts, numbers, writesFirst, isHideEnglish }: PrivacyInput,
): Promise<OwnPrivacy> {
  const { db } = services
  const profile = await findCrewProfile(services, seamanOf(session))
  if (!profile) throw new Failure('not-found')
  const chosen = {
    isHidden: card !== 'everybody',
    isForVerified: card === 'verified',
    isHideEnglish,
    certificatesFor: certificates,
    contactsFor: contacts,
    numbersFor: numbers,
    writesFirst,
  }
  const seaman = { ...profile.seaman, ...chosen }
  await runBatch(db, [
    ...demandOpenSession(db, session),
    updateVisibility(db, seaman.id, chosen),
    ...followVisibility(services, seaman, profile.kept),
  ])
  return toOwn(seaman)
}
