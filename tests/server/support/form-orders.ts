import { SERVICES } from '#src/domain/service/services.ts'
import { orderService } from '#src/server/exchange/service/order-service.usecases.ts'
import { getService } from '#src/server/exchange/service/read-services.usecases.ts'
import { findOwnParts } from '#src/server/exchange/service/services.repository.ts'
import { findCurrent } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import type { Client } from './client.ts'
import { send } from './files.ts'
import { createPdf } from './hostile-scans.ts'
import { sessionOf } from './people.ts'
import type { TestServer } from './server-of.ts'
import { createSeamanBuyer, nextKey, PRICES, setRules } from './test-shop.ts'

const FORM = SERVICES.find(({ slug }) => slug === 'form')?.id ?? ''

/** Orders the filling of a form for a buyer, with or without the request to begin early. Returns its part. */
export async function orderForm(server: TestServer, buyer: Client & { accountId: string }, isBegunAtOnce = true) {
  const { services, product } = server
  if ((await findCurrent(services.db, 'price')) === undefined) await setRules(server, 'price', ...PRICES)
  const session = await sessionOf(server, buyer)
  const choice = { currency: 'USD', residence: 'PL' } as const
  const { price, priceVersion } = await getService(services, session, FORM, { lang: 'en', ...choice })
  const seen = { priceVersion, total: price.total.minor }
  const input = { service: FORM, ...choice, isBegunAtOnce, seen }
  await orderService(services, product.products, session, { input, key: nextKey() })
  const [found] = await findOwnParts(services.db, buyer.accountId, 1)
  if (!found) throw new Error('no order')
  return found.part
}

/** A seafarer who ordered the filling of a form. */
export async function createFormBuyer(server: TestServer, isBegunAtOnce = true) {
  const buyer = await createSeamanBuyer(server)
  return { ...buyer, part: await orderForm(server, buyer, isBegunAtOnce) }
}

export const sendForm = (client: Client, part: string, bytes = createPdf(), name = 'form.pdf') =>
  send(client, bytes, { purpose: 'service-form', input: { target: part, name } })

/** Takes a form as an admin. */
export async function takeForm(admin: Client, part: string, name = 'Marta') {
  const { body } = await admin.get(`/server/admin/service/${part}`)
  return admin.post(`/server/admin/service/${part}/assignment`, { version: body.version, name })
}

/** Uploads a filled form and delivers it. */
export async function deliverForm(admin: Client, part: string) {
  const sent = await sendForm(admin, part, createPdf({ inside: '/Target(filled)' }), 'filled.pdf')
  if (sent.status !== 200) return sent
  return admin.post(`/server/admin/service/${part}/delivery`, { file: sent.body.became })
}
