import * as declared from '#src/contract/mailing/order-endpoints.ts'
import type { MailingChoiceQuery, MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { showPromo } from '#src/server/exchange/order/promo/show-promo.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { readLetter, sendOwnLetter } from './letter/own-letter.usecases.ts'
import { cancelMailing } from './order/cancel-mailing.usecases.ts'
import { orderMailing } from './order/order-mailing.usecases.ts'
import { listOwnDocuments } from './order/own-documents.usecases.ts'
import { type MailingQuote, quoteMailing } from './order/quote-mailing.usecases.ts'
import { countTypes } from './reach/count-types.ts'
import { getMailing, getMailings } from './report/report.usecases.ts'
import { exportMailing } from './report/report-file.ts'

const toChoice = ({ atMost, language, residence, ...choice }: MailingChoiceQuery): MailingChoice => ({
  ...choice,
  atMost: atMost ?? null,
  language: language ?? null,
  residence: residence ?? '',
})

const toAnswer = (
  { mailing, found, quota, paid, priceVersion, price, promo, off }: MailingQuote,
  { user }: Session,
  now: number,
): MailingQuoteAnswer => ({
  ...{ id: mailing.id, slug: mailing.slug, paid, priceVersion, off: off ?? null },
  price: price && {
    ...{ discount: price.discount, total: price.total },
    parts: price.parts.map(({ slug, letters, unitPrice, amount }) => ({ slug, letters, unitPrice, amount })),
  },
  promo: showPromo(promo),
  reach: found.reach as MailingQuoteAnswer['reach'],
  types: countTypes(found.addressees, mailing.fleets),
  agencies: found.addressees.map(({ name, slug, named, country, frequency, ownForm }) => ({
    ...{ agency: named ? { name, slug } : null, country, frequency, ownForm },
  })),
  free: { letters: quota.letters, month: quota.month, isPremium: quota.needsPremium },
  beginsAt: withdrawalEnd(now),
  isAddressConfirmed: user.emailVerified,
})

const quote = implement(declared.readMailingQuote, async ({ services, session, params, query }) =>
  toAnswer(await quoteMailing(services, session, params.id, toChoice(query)), session, services.clock()),
)

const letter = implement(declared.readMailingLetter, async ({ services, session, query }) =>
  readLetter(services, session, { mailing: query.mailing ?? null, language: query.language }),
)

const documents = implement(declared.readMailingDocuments, async ({ services, session }) =>
  listOwnDocuments(services, session),
)

const sendLetter = implement(declared.postMailingLetter, async ({ services, session, body }) =>
  sendOwnLetter(services, session, body),
)

const createOrder = (products: Products) =>
  implement(declared.postMailing, async ({ c, services, session, body }) => ({
    id: await orderMailing(services, products, session, { input: body, key: readIdempotencyKey(c) }),
  }))

const list = implement(declared.readMailings, async ({ services, session }) => getMailings(services, session))

const report = implement(declared.readMailing, async ({ services, session, params }) =>
  getMailing(services, session, params.id),
)

const file = implement(declared.readMailingFile, async ({ c, services, session, params, query }) =>
  answerFile(c, await exportMailing(services, session, { id: params.id, language: query.in })),
)

const createCancellation = (products: Products) =>
  implement(declared.cancelMailing, async ({ services, session, params }) => {
    await cancelMailing(services, products, session, params.id)
    return getMailing(services, session, params.id)
  })

export const createMailingEndpoints = (products: Products) => [
  quote,
  documents,
  letter,
  sendLetter,
  createOrder(products),
  list,
  report,
  file,
  createCancellation(products),
]
