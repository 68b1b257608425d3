import { SERVICES, type ServiceSlug } from '#src/domain/service/services.ts'
import { orderService } from '#src/server/exchange/service/order-service.usecases.ts'
import { getService } from '#src/server/exchange/service/read-services.usecases.ts'
import { findOwnParts } from '#src/server/exchange/service/services.repository.ts'
import { findCurrent } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import type { Client } from './client.ts'
import { sessionOf } from './people.ts'
import type { TestServer } from './server-of.ts'
import { createSeamanBuyer, nextKey, PRICES, setRules } from './test-shop.ts'

const idOf = (slug: ServiceSlug): string => SERVICES.find((service) => service.slug === slug)?.id ?? ''

export const setPremiumPrice = (server: TestServer) =>
  setRules(server, 'price', ...PRICES, 'premium,USD,0.20,2026-01-01,,Board')

/** Orders 30 days of premium, which begin with the order. Returns the part of the order. */
export async function orderPremium(server: TestServer, buyer: Client & { accountId: string }) {
  const { services, product } = server
  if ((await findCurrent(services.db, 'price')) === undefined) await setPremiumPrice(server)
  const session = await sessionOf(server, buyer)
  const choice = { currency: 'USD', residence: 'PL' } as const
  const service = idOf('premium-month')
  const { price, priceVersion } = await getService(services, session, service, { lang: 'en', ...choice })
  const seen = { priceVersion, total: price.total.minor }
  const input = { service, ...choice, isBegunAtOnce: true, seen }
  const groupId = await orderService(services, product.products, session, { input, key: nextKey() })
  const found = (await findOwnParts(services.db, buyer.accountId, 100)).find(({ part }) => part.groupId === groupId)
  if (!found) throw new Error('no order')
  return found.part
}

/** A seafarer with 30 days of premium. */
export async function createPremiumBuyer(server: TestServer) {
  const buyer = await createSeamanBuyer(server)
  return { ...buyer, part: await orderPremium(server, buyer) }
}

/** Extends premium as an admin, from the page of an order. */
export async function extendPremium(admin: Client, order: string, days: unknown = 7, change: object = {}) {
  const path = `/server/admin/service/${order}`
  const { version } = (await admin.get(path)).body
  return admin.post(`${path}/extension`, { version, days, reason: 'The mailing of November was late.', ...change })
}
