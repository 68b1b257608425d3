import { isbot } from 'isbot'
import type { SharedCv } from '#src/contract/share/schemas.ts'
import { PIN } from '#src/contract/share/share.ts'
import { maskCv, maskEvidence } from '#src/domain/cv/masks.ts'
import { withMasksOfEveryLink } from '#src/domain/privacy/link-masks.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { tellCv } from '#src/server/people/seaman/cv/told-cv.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { listEvidence } from '#src/server/people/seaman/evidence.repository.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { hashText, isSameText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Looker, nameBrowser } from '../profile-view/looker.ts'
import { readMasks } from './read-masks.ts'
import { findGoodShare, noteView } from './share.repository.ts'
import type { CvShareRow } from './share.tables.ts'
import { createPass, hashPin, isPass } from './share-secrets.ts'

type Opening = Needs<'db' | 'cvs' | 'clock' | 'keys' | 'limiter' | 'ids'>

/** The visitor of a link. */
export type Visitor = { session: Session | null; network: string; pass: string | undefined }

/** Throws the same error for an unknown secret and an expired link. */
async function findShare({ db, clock }: Needs<'db' | 'clock'>, secret: string): Promise<CvShareRow> {
  const share = await findGoodShare(db, hashText(secret), clock())
  if (!share) throw new Failure('not-found')
  return share
}

const isOwn = (share: CvShareRow, { session }: Visitor): boolean => session?.seamanId === share.seamanId

const isLetIn = ({ keys, clock }: Opening, share: CvShareRow, visitor: Visitor): boolean =>
  share.pinHash === null ||
  isOwn(share, visitor) ||
  isPass(keys, visitor.pass, { id: share.id, pinHash: share.pinHash, now: clock() })

/** Returns the CV behind a link, or that a PIN is required. */
export async function openShare(services: Opening, secret: string, visitor: Visitor): Promise<SharedCv> {
  const { db, cvs, clock, limiter } = services
  const attempt = await limiter.take('share-address', visitor.network, clock())
  const share = await findShare(services, secret)
  await attempt.forgive()
  if (!isLetIn(services, share, visitor)) return { shared: null }
  const [seaman, kept, found] = await Promise.all([
    findSeaman(db, share.seamanId),
    cvs.get(share.seamanId),
    listEvidence(db, share.seamanId),
  ])
  // The link may have been revoked meanwhile.
  await findShare(services, secret)
  if (!seaman) throw new Failure('not-found')
  const masks = withMasksOfEveryLink(readMasks(share.masks), privacyOf(seaman))
  const whole = wholeCv(seaman, kept)
  const cv = tellCv({
    ...{ whole, found, shown: maskCv(whole, masks) },
    showEvidence: (evidence) => maskEvidence(evidence, masks),
  })
  return { shared: { cv, expiresAt: share.expiresAt, isOwn: isOwn(share, visitor) } }
}

/** Checks the PIN of a link; returns the pass for this browser, valid for an hour. */
export async function takePin(
  services: Opening,
  secret: string,
  pin: string,
  { network }: Pick<Visitor, 'network'>,
): Promise<string> {
  const { keys, clock, limiter } = services
  const byNetwork = await limiter.take('share-pin-address', network, clock())
  const share = await findShare(services, secret)
  const byLink = await limiter.take('share-pin', share.id, clock())
  const typed = pin.trim()
  const isRight =
    share.pinHash !== null && isSameText(hashPin(keys, share.id, PIN.test(typed) ? typed : ''), share.pinHash)
  if (!isRight) throw createFieldFailure('share', { pin: { id: 'share.problem.wrong-pin' } })
  await Promise.all([byNetwork.forgive(), byLink.forgive()])
  return createPass(keys, { id: share.id, pinHash: share.pinHash as string, now: clock() })
}

type Screen = { looker: Looker; userAgent: string | undefined; country: string | null; browser: string | null }

/** Identifies a browser: by the mark of a sign-in, otherwise by network and user agent. */
function signViewer({ keys }: Opening, shareId: string, { looker, userAgent }: Screen): string {
  const browser = nameBrowser({ keys }, looker) ?? `${looker.address} ${userAgent}`
  return keys.viewer.sign(`${shareId} ${browser}`)
}

/** Records a view. Views by the owner and by programs do not count; a browser counts once an hour. */
export async function noteSeen(services: Opening, secret: string, visitor: Visitor, screen: Screen): Promise<void> {
  const { db, clock, ids, limiter } = services
  const { userAgent, country, browser } = screen
  await limiter.take('share-view-address', visitor.network, clock())
  const share = await findShare(services, secret)
  if (isOwn(share, visitor) || !isLetIn(services, share, visitor) || !userAgent || isbot(userAgent)) return
  const seenAt = clock()
  const viewerHash = signViewer(services, share.id, screen)
  await runBatch(db, noteView(db, { id: ids.key(seenAt), shareId: share.id, country, browser, seenAt, viewerHash }))
}
