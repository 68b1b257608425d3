import type { ServiceOrderInput } from '#src/contract/service/schemas.ts'
import { isSame } from '#src/domain/money/amount.ts'
import { combineDiscounts } from '#src/domain/money/combine-discounts.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import { prepareOrder, toOrderFailure } from '#src/server/exchange/order/place-order.usecases.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type Quoted, quoteService } from './quote-service.usecases.ts'
import { SERVICE_PRODUCT } from './service-product.ts'
import type { PartDraft } from './services.repository.ts'

type Ordered = { groupId: string; createdAt: number }

/** Throws if the service is not sold to the person, or the price is another one than was seen. */
function demandOrderable({ seen }: ServiceOrderInput, { off, price, promo, priceVersion }: Quoted): void {
  const { total } = promo ?? price
  if (off) throw new Failure('forbidden')
  const isSeen = seen.priceVersion === priceVersion && isSame({ ...total, minor: seen.total }, total)
  if (!isSeen) throw new Failure('conflict')
}

/** The statements of the orders of all parts, and the ids of their mails. */
async function prepareParts(
  services: Services,
  products: Products,
  session: Session,
  { groupId, quoted, input }: { groupId: string; quoted: Quoted; input: ServiceOrderInput },
): Promise<{ statements: Statement[]; mails: string[] }> {
  const { service, price, promo: offered, priceVersion } = quoted
  const promo = offered && { ...offered, useId: groupId }
  const { currency, isBegunAtOnce: isBegunEarly } = input
  const owner = { accountId: session.accountId }
  const orders = price.parts.map(({ kind, units, unitPrice, discount }) => {
    const part = { kind, units }
    const choice: PartDraft = { part, discount, service: service.slug, groupId, accountId: session.accountId }
    const total = amountOfUnits(
      { unitPrice, discount: promo ? combineDiscounts(discount, promo.percent) : discount },
      units,
    )
    const order = { product: SERVICE_PRODUCT, currency, choice, isBegunEarly, promo, seen: { priceVersion, total } }
    return prepareOrder(services, products, { session, owner }, order)
  })
  const prepared = await Promise.all(orders)
  return {
    statements: prepared.flatMap(({ statements }) => statements),
    mails: prepared.flatMap(({ mails }) => mails),
  }
}

type Keyed = { input: ServiceOrderInput; keyed: KeyedWrite | undefined }

async function place(services: Services, products: Products, session: Session, { input, keyed }: Keyed) {
  const quoted = await quoteService(services, session, input.service, input)
  demandOrderable(input, quoted)
  const groupId = services.ids.publicId()
  const answer: Ordered = { groupId, createdAt: services.clock() }
  const { statements, mails } = await prepareParts(services, products, session, { groupId, quoted, input })
  await runBatch(services.db, [...statements, ...(keyed ? [insertKeyedAnswer(services.db, keyed, answer)] : [])])
  await sendMails(services, mails)
  await notifyPages(services, [session.accountId], { kind: 'service' })
  return groupId
}

/**
 * Orders a service from the balance, once for one key: each part is an order, and all are placed in one batch. Throws `forbidden` where the
 * service is not sold, `email-not-verified`, `conflict` if the price is not the one that was seen, messages beside the fields, and what
 * `placeOrder` throws.
 * @returns the id that the parts share
 */
export async function orderService(
  services: Services,
  products: Products,
  session: Session,
  { input, key }: { input: ServiceOrderInput; key: string | undefined },
): Promise<string> {
  if (!session.user.emailVerified) throw new Failure('email-not-verified')
  const keyed = createKeyedWrite(session, 'service', key, input)
  const repeated = await findRepeated<Ordered>(services, keyed)
  if (repeated) return repeated.groupId
  try {
    return await place(services, products, session, { input, keyed })
  } catch (error) {
    const same = await findRepeated<Ordered>(services, keyed)
    if (same) return same.groupId
    throw toOrderFailure(error)
  }
}
