import type { SlotsInput } from '#src/contract/service/consultation-schemas.ts'
import { SERVICES } from '#src/domain/service/services.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server-of.ts'
import { createSeamanBuyer, nextKey, PRICES, setRules } from './test-shop.ts'

export const SLOTS = '/server/admin/consultation-slot'

const SERVICE = SERVICES.find(({ slug }) => slug === 'consultation')?.id ?? ''

/** A seafarer who ordered a consultation. `path`: of its booking. */
export async function orderConsultation(server: TestServer, timeZone = 'Asia/Manila') {
  await setRules(server, 'price', ...PRICES, 'consultation,USD,15,2026-01-01,,Board')
  const buyer = await createSeamanBuyer(server)
  await buyer.put('/server/user/time-zone', { timeZone })
  const { price, priceVersion } = (await buyer.get(`/server/seaman/service/${SERVICE}`)).body
  const order = { service: SERVICE, currency: 'USD', residence: 'PL', isBegunAtOnce: true }
  const seen = { priceVersion, total: price.total.minor }
  const key = { headers: { 'idempotency-key': nextKey() } }
  const { id } = (await buyer.post('/server/seaman/service-order', { ...order, seen }, key)).body
  const path = `/server/seaman/service-order/${id}/consultation`
  return { ...buyer, id, path, book: (slot: string | undefined, phone = '') => buyer.put(path, { slot, phone }) }
}

export const SLOT_ROW: Omit<SlotsInput, 'day'> = {
  ...{ time: '12:00', timeZone: 'Europe/Kyiv', count: 1, days: 1, language: 'uk', person: 'Olena Koval' },
  ...{ way: 'video', link: 'https://meet.example/olena' },
}

/** Enters slots in three days; an admin calls it once a day. Returns the ids of all slots that can be booked, by start. */
export async function enterSlots(server: TestServer, admin: Client, row: Partial<SlotsInput> = {}): Promise<string[]> {
  const entered = await admin.post(SLOTS, { ...SLOT_ROW, day: toPlainDate(server.now() + 3 * DAY), ...row })
  if (entered.status !== 201) throw new Error(entered.text)
  const { items } = (await admin.get(`${SLOTS}?state=free`)).body as { items: { id: string }[] }
  return items.map(({ id }) => id)
}
