import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { ListedSlot } from '#src/contract/service/consultation-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { SLOT } from '../consultation/consultation.fixture.ts'
import { slotAction } from './slot-actions.ts'
import { SlotsView } from './slots-page.tsx'

const PAGE = '/admin/services/slots'
const FREE: ListedSlot = {
  ...{ ...SLOT, state: 'free', timeZone: 'Europe/Kyiv', link: 'https://meet.example/olena', booking: null },
}
const BOOKING = { orderId: 'o', reference: 'AB12CD34', seafarer: 'Ines Rocha', phone: null, part: 'open' } as const

async function show(slot: ListedSlot, locale: LocaleCode = 'en'): Promise<string> {
  const ctx = await createPageContext({}, { here: PAGE, locale })
  const slots = { items: [slot], total: 1, page: 1, pageSize: 50 }
  return render(ctx, <SlotsView data={{ slots }} ctx={ctx} />)
}

const actsOf = (html: string) => [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act)

test('a slot is shown in the zone in which it was entered, with what can be done', async () => {
  const html = await show(FREE)
  expect(html).toMatch(/7 December 2026.*18:30.*Europe\/Kyiv/s)
  expect(actsOf(html)).toEqual(['removed', 'entered'])
})

test('a booked slot names the seafarer and the order, and is cancelled with a reason', async () => {
  const html = await show({ ...FREE, state: 'booked', booking: BOOKING })
  expect(html).toMatch(/Ines Rocha.*AB12CD34/s)
  expect(actsOf(html)).toEqual(['cancelled', 'entered'])
  expect(html).toContain('name="reason"')
})

test('a consultation that has begun is marked by one of three buttons, and afterwards by none', async () => {
  const html = await show({ ...FREE, state: 'open', booking: BOOKING })
  expect([...html.matchAll(/value="(held|absent|missed)"/g)].map(([, outcome]) => outcome)).toEqual([
    ...['held', 'absent', 'missed'],
  ])
  const marked = await show({ ...FREE, state: 'past', booking: { ...BOOKING, part: 'absent' } })
  expect(actsOf(marked)).toEqual(['entered'])
  expect(marked).toContain('Missed by the seafarer')
})

test('in Arabic, names, references and zones are isolated', async () => {
  const html = await show({ ...FREE, state: 'booked', booking: BOOKING }, 'ar')
  for (const text of ['<bdi>Ines Rocha</bdi>', '<bdi dir="ltr">AB12CD34</bdi>', '<bdi>Europe/Kyiv</bdi>'])
    expect(html).toContain(text)
})

test('each act is one call', async () => {
  const calls: unknown[] = []
  const call = async (...given: unknown[]) => calls.push(given)
  const ctx = await createPageContext({ call } as never, { here: PAGE })
  const row = { day: '2026-12-07', time: '09:30', timeZone: 'Europe/Kyiv', count: '2', days: '5', language: 'en' }
  await slotAction(ctx, { act: 'entered', ...row, person: 'Olena', way: 'phone' })
  await slotAction(ctx, { act: 'removed', slot: 's' })
  await slotAction(ctx, { act: 'cancelled', slot: 's', reason: 'ill' })
  await slotAction(ctx, { act: 'marked', slot: 's', outcome: 'held' })
  await slotAction(ctx, { act: 'marked', slot: 's' })
  await slotAction(ctx, { act: 'other' })
  const params = { id: 's' }
  expect(calls).toEqual([
    [
      'POST /server/admin/consultation-slot',
      { body: { ...row, count: 2, days: 5, person: 'Olena', way: 'phone', link: '' } },
    ],
    ['DELETE /server/admin/consultation-slot/{id}', { params }],
    ['POST /server/admin/consultation-slot/{id}/cancellation', { params, body: { reason: 'ill' } }],
    ['POST /server/admin/consultation-slot/{id}/outcome', { params, body: { outcome: 'held' } }],
  ])
})
