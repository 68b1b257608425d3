import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Consultation } from '#src/contract/service/consultation-schemas.ts'
import type { OwnPart } from '#src/contract/service/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { PART } from '../service.fixture.ts'
import { bookAction } from './book-action.ts'
import { BOOKED, CONSULTATION, SLOT } from './consultation.fixture.ts'
import { ConsultationPart } from './consultation-part.tsx'

const PAGE = { params: { id: 'g1' }, here: '/seaman/services/order/g1' }

type Shown = { locale?: LocaleCode; part?: Partial<OwnPart>; failure?: { slot: string } }

async function show(consultation: Consultation | null, { locale = 'en', part, failure }: Shown = {}): Promise<string> {
  const ctx = await createPageContext({}, { ...PAGE, locale })
  const form = {
    ctx,
    ...(failure && { failure: { values: { act: 'book', slot: 's2' }, errors: { consultation: failure } } }),
  }
  const shown = { ...PART, kind: 'consultation' as const, ...part }
  return render(ctx, <ConsultationPart data={{ consultation }} part={shown} form={form} />)
}

test('times are grouped by day in the time zone of the seafarer, which is named', async () => {
  const html = await show(CONSULTATION)
  expect(html).toMatch(/Asia\/Manila.*8 December 2026.*0:30.*Ukrainian.*Video call.*9:00.*English.*Phone call/s)
  expect(html).not.toContain('7 December 2026')
  const york = await show({ ...CONSULTATION, timeZone: 'America/New_York' })
  expect(york).toMatch(/7 December 2026.*11:30.*20:00/s)
})

test('the day of a change of clocks has its own times', async () => {
  const starts = [Date.UTC(2026, 9, 31, 13), Date.UTC(2026, 10, 1, 13)]
  const slots = starts.map((startsAt, index) => ({ ...SLOT, startsAt, id: `c${index}` }))
  const html = await show({ ...CONSULTATION, slots, timeZone: 'America/New_York' })
  expect(html).toMatch(/31 October 2026.*9:00.*1 November 2026.*8:00/s)
})

test('in Arabic, the names of zone and person are isolated', async () => {
  const html = await show(BOOKED, { locale: 'ar' })
  expect(html).toContain('<bdi>Olena Koval</bdi>')
  expect(html).toContain('<bdi>Asia/Manila</bdi>')
  expect(html).toContain('ملف التقويم')
})

test('without a known zone, times are in UTC, and the page leads to the setting', async () => {
  const html = await show({ ...CONSULTATION, timeZone: null })
  expect(html).toMatch(/Times are in UTC.*16:30/s)
  expect(html).toMatch(/href="[^"]*formats"/)
})

test('without a time that can be booked, the page says so, and until when one can be booked', async () => {
  const html = await show({ ...CONSULTATION, slots: [] })
  expect(html).toMatch(/begins before 1 February 2027.*No time is available/s)
  expect(html).not.toContain('<form')
})

test('a number is asked for only if a call by telephone can be chosen', async () => {
  expect(await show(CONSULTATION)).toContain('name="phone"')
  expect(await show({ ...CONSULTATION, slots: CONSULTATION.slots.slice(0, 1) })).not.toContain('name="phone"')
})

test('a booking has its time with the zone, the person, the link and a file, and can be changed', async () => {
  const html = await show(BOOKED)
  expect(html).toMatch(/8 December 2026.*0:30.*Asia\/Manila.*Olena Koval.*href="https:\/\/meet\.example\/olena"/s)
  expect(html).toContain('href="/server/seaman/service-order/g1/consultation.ics"')
  expect(html).toMatch(/until 7 December 2026.*Change the time/s)
})

test('a booking within 24 hours cannot be changed, and one that ended has no file', async () => {
  const late = await show({ ...BOOKED, mayChange: false, slots: [] })
  expect(late).toContain('less than 24 hours')
  expect(late).not.toContain('<form')
  const ended = await show({ ...BOOKED, mayChange: false, slots: [] }, { part: { state: 'done' } })
  expect(ended).toContain('Olena Koval')
  expect(ended).not.toContain('.ics')
})

test('a link that is not https is not a link', async () => {
  const booking = { ...BOOKED.booking, link: 'javascript:alert(1)' } as Consultation['booking']
  expect(await show({ ...BOOKED, booking })).not.toContain('javascript:')
})

test('an order without a consultation, and a cancelled one, have nothing of it', async () => {
  expect(await show(null)).toBe('')
  expect(await show(CONSULTATION, { part: { state: 'cancelled' } })).toBe('')
})

test('an error of the choice is beside the times, and the choice remains', async () => {
  const html = await show(CONSULTATION, { failure: { slot: 'Choose a time.' } })
  expect(html).toMatch(/aria-invalid="true".*Choose a time\./s)
  expect(html).toMatch(/checked=""[^>]*value="s2"|value="s2"[^>]*checked=""/)
})

test('the form asks for a time before it is sent, and sends the choice', async () => {
  const calls: unknown[] = []
  const call = async (...given: unknown[]) => {
    calls.push(given)
    return { id: 'g1' }
  }
  const ctx = await createPageContext({ call } as never, PAGE)
  const { failure } = (await bookAction(ctx, { act: 'book' })) as { failure: { errors: object } }
  expect([failure.errors, calls]).toEqual([{ consultation: { slot: 'Choose a time.' } }, []])
  expect(await bookAction(ctx, { act: 'book', slot: 's1' })).toMatchObject({
    redirect: '/seaman/services/order/g1?done=booked#done',
  })
  expect(calls).toEqual([
    ['PUT /server/seaman/service-order/{id}/consultation', { params: { id: 'g1' }, body: { slot: 's1', phone: '' } }],
  ])
})
