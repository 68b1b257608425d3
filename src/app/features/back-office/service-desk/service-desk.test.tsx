import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { DeskOrder, DeskOrders, ServiceFigures } from '#src/contract/service-desk/schemas.ts'
import { ServiceOrder } from './service-page.tsx'
import { ServiceOrders } from './services-page.tsx'

const AT = Date.UTC(2026, 11, 3, 9)
const ORDER: DeskOrder = {
  ...({ id: 'p1', reference: 'AB12CD34', service: 'form', kind: 'form', state: 'open' } as const),
  ...{ createdAt: AT, dueAt: AT, assignee: null, unanswered: 2, beginsAt: AT, deliveredAt: null, endedAt: null },
  ...{
    version: 3,
    ownName: 'Marta',
    premium: null,
    may: { take: true, deliver: false, lapse: true, extend: false },
    work: null,
  },
}

const FIGURES: ServiceFigures = { period: '90-days', items: [] }

async function showList(orders: Partial<DeskOrders>, figures = FIGURES, search = {}) {
  const ctx = await createPageContext({}, { here: '/admin/services', search })
  const data = { items: [ORDER], total: 1, page: 1, pageSize: 50, ...orders }
  return render(ctx, <ServiceOrders data={{ orders: data, figures }} ctx={ctx} />)
}

async function showOrder(order: Partial<DeskOrder>) {
  const ctx = await createPageContext({}, { params: { id: 'p1' }, here: '/admin/services/p1' })
  return render(ctx, <ServiceOrder data={{ order: { ...ORDER, ...order } }} ctx={ctx} />)
}

test('orders have their promised time, state and assignee', async () => {
  const html = await showList({})
  for (const text of ['/admin/services/p1', 'Not taken', 'AB12CD34']) expect(html).toContain(text)
  expect(await showList({ items: [], total: 0 })).toContain('Ordered services are listed here.')
})

test('the next time of an order has its name, nobody takes what is no form, and an order that has ended has no time', async () => {
  const timed = async (order: Partial<DeskOrder>) => showList({ items: [{ ...ORDER, ...order }] })
  const premium = await timed({ kind: 'premium', service: 'premium-month' })
  expect(premium).toContain('>Charged on<')
  expect(premium).not.toContain('<td>Not taken')
  expect(await timed({ kind: 'consultation', service: 'consultation' })).toContain('>To be marked by<')
  expect(await timed({ state: 'delivered' })).toContain('>Correction possible until<')
  const open = { ...ORDER, dueAt: null }
  expect(await showList({ items: [open] })).toContain('Not promised yet')
  expect(await showList({ items: [{ ...open, state: 'done' }] })).not.toContain('Not promised yet')
})

test('figures of a period are below the orders, and name the parts of a package', async () => {
  const counted = { ordered: 12, inTime: 10, late: 1, refunded: 2 }
  const items = [
    { service: 'form', kind: 'form', ...counted } as const,
    { service: 'start', kind: 'consultation', ...counted } as const,
  ]
  const html = await showList({}, { period: '90-days', items }, { state: 'open' })
  for (const text of ['Delivered in time', 'Starter package', '>Consultation<']) expect(html).toContain(text)
  expect(html).toContain('aria-current="page" href="/admin/services?state=open&amp;period=90-days#figures"')
  expect(await showList({})).toContain('Nothing was ordered')
})

test('an order that nobody took shows nothing of the seafarer', async () => {
  const html = await showOrder({})
  expect(html).toContain('name="version" value="3"')
  expect(html).not.toContain('/cv"')
})

test('the admin who took an order reads its files, CV and messages, and delivers', async () => {
  const file = { id: 'f1', kind: 'form', type: 'pdf', name: 'bosun.pdf', at: AT } as const
  const message = { id: 'm1', kind: 'message', author: null, at: AT, isRead: false, side: 'seaman' } as const
  const work = { seafarer: 'Iryna Koval', files: [file], messages: [{ ...message, text: 'Second officer.' }] }
  const may = { take: false, deliver: true, lapse: true, extend: false }
  const html = await showOrder({ assignee: { name: 'Marta', isMe: true }, may, work })
  for (const path of ['/server/admin/service/p1/file/f1', '/server/admin/service/p1/cv'])
    expect(html).toContain(`href="${path}"`)
  expect(html).toContain('Second officer.')
  expect(html).not.toContain('>New<')
  for (const act of ['deliver', 'write', 'give-up']) expect(html).toContain(`name="act" value="${act}"`)
})

test('the order of a consultation leads to its time', async () => {
  expect(await showOrder({ kind: 'consultation', service: 'consultation' })).toContain(
    'href="/admin/services/slots?q=AB12CD34"',
  )
})

test('an order of premium shows its end, and the form that extends it once it has begun', async () => {
  const premium = { until: AT, extensions: [] }
  const html = await showOrder({
    kind: 'premium',
    premium,
    may: { take: false, deliver: false, lapse: false, extend: true },
  })
  expect(html).toMatch(/Premium ends.*3 December 2026/s)
  for (const part of ['name="act" value="extend"', 'name="days"', 'name="reason"']) expect(html).toContain(part)
  const unbegun = await showOrder({ kind: 'premium', premium: { until: null, extensions: [] } })
  expect(unbegun).toContain('No premium now')
  expect(unbegun).not.toContain('value="extend"')
})
