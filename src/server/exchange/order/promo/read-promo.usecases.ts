import type { PromoPrice } from '#src/domain/order/promo-price.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { digestPerson, type PersonDigests } from '#src/server/people/seaman/person-digests.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { findVerification } from '#src/server/people/seaman/verification.repository.ts'
import { stateOf } from '#src/server/people/seaman/verified-mark.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { PriceBook } from '../price-book.ts'
import { forgetPromoUses, isPromoUsed } from './promo-uses.repository.ts'

type Reading = Needs<'db' | 'cvs' | 'clock' | 'keys'>

/** How long a verified person is recognised after the use, once the account is erased. */
const REMEMBERED = 2 * 366 * DAY

/** The discount of the first order that a person may use. */
export type Promo = Pick<PromoPrice, 'percent' | 'until'> & { person: PersonDigests | undefined }

/** The digests of a person who is verified now; undefined for everybody else. */
async function recognise(services: Reading, seamanId: string): Promise<PersonDigests | undefined> {
  const { db, cvs, clock, keys } = services
  const [seaman, row] = await Promise.all([findSeaman(db, seamanId), findVerification(db, seamanId)])
  if (!seaman || row?.state !== 'verified') return undefined
  const cv = wholeCv(seaman, await cvs.get(seaman.id))
  if (stateOf(row, cv, toPlainDate(clock())) !== 'verified') return undefined
  return digestPerson(keys['promo-person'], cv, row.items)
}

/** Returns the discount of the first order of a price list; undefined if it has none, or the person has used it. */
export async function readPromo(
  services: Reading,
  { accountId, seamanId }: Pick<Session, 'accountId' | 'seamanId'>,
  book: PriceBook,
): Promise<Promo | undefined> {
  const discount = book.discountOf('first-promo')
  if (!discount || !seamanId) return undefined
  const person = await recognise(services, seamanId)
  return (await isPromoUsed(services.db, { accountId, person })) ? undefined : { ...discount, person }
}

/** Deletes uses that are no longer needed to recognise anybody. */
export async function forgetUses({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await forgetPromoUses(db, clock() - REMEMBERED)
}
