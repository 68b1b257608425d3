import type { MailingOrderInput } from '#src/contract/mailing/order-schemas.ts'
import { isPositive, isSame } from '#src/domain/money/amount.ts'
import { prepareOrder, toOrderFailure } from '#src/server/exchange/order/place-order.usecases.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { RECENT_FOR } from '../reach/order-reach.usecases.ts'
import { type MailingDraft, toMailing, toRecipients } from './mailing-draft.ts'
import { MAILING_PRODUCT } from './mailing-product.ts'
import { demandNoneReached, demandSender, insertMailing } from './mailings.repository.ts'
import { keepOwnDocuments } from './own-documents.usecases.ts'
import { demandQuota } from './quota.ts'
import { type MailingQuote, payOf, quoteMailing } from './quote-mailing.usecases.ts'

type Ordered = { mailingId: string; createdAt: number }

const refuse = (wrong: Record<string, Text>) => createFieldFailure('mailing', wrong)

/** Throws a message beside the field if the person has not agreed to the countries. */
function demandAgreed({ isCountriesChosen }: MailingOrderInput): void {
  if (!isCountriesChosen) throw refuse({ isCountriesChosen: { id: 'letter.wrong.countries' } })
}

/** Throws `conflict` if the person saw another reach, quota or price, or agreed to other countries. */
function demandSeen({ seen }: MailingOrderInput, quote: MailingQuote) {
  const {
    found: { reach },
    quota,
    paid,
    priceVersion,
  } = quote
  const total = payOf(quote)
  const countries = reach.countries.map(({ code }) => code).sort()
  const isSeen =
    seen.agencies === reach.agencies &&
    seen.free === quota.letters &&
    seen.countries.toSorted().join() === countries.join() &&
    (paid === 0 ||
      (total !== undefined &&
        seen.priceVersion === priceVersion &&
        isSame({ minor: seen.total, currency: total.currency }, total)))
  if (!isSeen) throw new Failure('conflict')
}

/** Throws if nothing can be ordered. */
function demandSold({ off, found, paid, price }: MailingQuote): void {
  if (off) throw new Failure('forbidden')
  if (found.reach.agencies === 0) throw refuse({ agencies: { id: 'letter.wrong.nobody' } })
  if (paid > 0 && !(price && isPositive(price.total))) throw new Failure('not-found')
}

/** The statements that order a mailing, of which the first ones check who orders, and the ids of mails. */
async function write(
  services: Services,
  products: Products,
  session: Session,
  { input, draft, quote }: { input: MailingOrderInput; draft: MailingDraft; quote: MailingQuote },
): Promise<{ statements: Statement[]; mails: string[] }> {
  const { paid, mailing, priceVersion, price, promo } = quote
  const total = payOf(quote)
  if (paid === 0 || !price || !total) {
    const now = services.clock()
    const statements = [
      ...recordAct(services, session, 'order-placed', draft.id),
      ...insertMailing(services.db, toMailing(draft, null, now), toRecipients(services, draft, now)),
    ]
    return { statements, mails: [] }
  }
  const order = {
    ...{ product: MAILING_PRODUCT, currency: input.choice.currency, seen: { priceVersion, total } },
    isBegunEarly: input.isBegunAtOnce,
    promo: promo && { ...promo, useId: draft.id },
    choice: { mailing, parts: price.parts, draft },
  }
  const owner = { accountId: session.accountId }
  return prepareOrder(services, products, { session, owner }, order)
}

async function place(
  services: Services,
  products: Products,
  session: Session,
  { input, keyed }: { input: MailingOrderInput; keyed: KeyedWrite | undefined },
): Promise<string> {
  const { db, ids, clock } = services
  const { accountId } = session
  const quote = await quoteMailing(services, session, input.mailing, input.choice)
  demandSold(quote)
  demandAgreed(input)
  demandSeen(input, quote)
  const { found, letters, quota, mailing } = quote
  const documents = await keepOwnDocuments(services, session, input.choice.documents)
  const choice = { ...input.choice, documents }
  const draft = { ...{ id: ids.publicId(), accountId, slug: mailing.slug }, choice, found, letters, quota }
  const answer: Ordered = { mailingId: draft.id, createdAt: clock() }
  const isAgain = input.choice.isWithRecent
  const { statements, mails } = await write(services, products, session, { input, draft, quote })
  await runBatch(db, [
    ...demandSender(db, accountId),
    ...demandQuota(db, accountId, quota, clock()),
    ...statements,
    ...(isAgain ? [] : demandNoneReached(db, draft, clock() - RECENT_FOR)),
    ...(keyed ? [insertKeyedAnswer(db, keyed, answer)] : []),
  ])
  await sendMails(services, mails)
  return draft.id
}

/**
 * Orders a mailing, once for one key: the quota of the month covers the first letters, the balance pays for the rest. Throws `forbidden` where
 * mailings are not sold, `email-not-verified`, `conflict` if reach, quota, countries or price are not those that the person saw, messages
 * beside the fields, and what `placeOrder` throws.
 * @returns the id of the mailing
 */
export async function orderMailing(
  services: Services,
  products: Products,
  session: Session,
  { input, key }: { input: MailingOrderInput; key: string | undefined },
): Promise<string> {
  if (!session.user.emailVerified) throw new Failure('email-not-verified')
  const keyed = createKeyedWrite(session, 'mailing', key, input)
  const repeated = await findRepeated<Ordered>(services, keyed)
  if (repeated) return repeated.mailingId
  try {
    return await place(services, products, session, { input, keyed })
  } catch (error) {
    const same = await findRepeated<Ordered>(services, keyed)
    if (same) return same.mailingId
    throw toOrderFailure(error)
  }
}
