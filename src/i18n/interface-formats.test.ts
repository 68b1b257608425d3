import { describe, expect, it } from 'vitest'
import { createFormats } from './formats.ts'
import { INTERFACE_LOCALES } from './interface-locales.ts'
import { OWN_DATES } from './own-dates.ts'

const EVENING = Date.UTC(2026, 11, 5, 18, 5)
const shown = (text: string): string => text.replace(/\u00a0/g, ' ')

describe.each(INTERFACE_LOCALES)('formats of $code on a page in English', ({ code }) => {
  const formats = createFormats('en', code)

  it('write the month as a word and everything in Latin digits', () => {
    for (const text of [formats.plainDate('2026-12-05'), formats.date(EVENING), formats.dateTime(EVENING)]) {
      expect(text).toMatch(/2026/)
      expect(text).toMatch(/\p{L}/u)
    }
    const ranges = [formats.dateRange('2026-11-12', '2026-12-05'), formats.dateRange('2026-12-05', '2026-12-12')]
    for (const range of ranges) expect(range).toMatch(/^(?=.*\p{L})(?=.*2026)(?!.*\d[/.]\d)/u)
    expect(formats.monthYear('2026-12')).toMatch(/2026/)
    expect(formats.dateTime(EVENING)).toMatch(/(18|0?6)[:.]05.*UTC$/)
    expect(formats.integer(1_234_567)).toMatch(/^\d[\d\p{P}\p{Zs}]+\d$/u)
    expect(formats.money(450_000, 'USD')).toMatch(/4\D?500/)
    for (const [currency, sign] of [
      ['USD', '$'],
      ['EUR', '€'],
      ['UAH', '₴'],
    ] as const)
      expect(formats.money(450_000, currency)).toContain(sign)
  })

  it('name countries and languages', () => {
    expect([formats.country('PH'), formats.language('uk')]).not.toContain('')
  })
})

describe('interface locales without words in the engines', () => {
  it('bring twelve months of their own', () => {
    const counts = Object.values(OWN_DATES).flatMap(({ months, alone = months }) => [months, alone])
    expect(new Set(counts.map((words) => words.split(' ').length))).toEqual(new Set([12]))
  })

  it.each([
    ['az', '5 dekabr 2026', 'dekabr 2026', '4.500 $'],
    ['be', '5 снежня 2026 г.', 'снежань 2026 г.', '4 500 $'],
    ['kk', '2026 ж. 5 желтоқсан', '2026 ж. желтоқсан', '4 500 $'],
    ['mn', '2026 оны 12-р сарын 5', '2026 оны 12-р сар', '$4,500'],
    ['uz', '5-dekabr, 2026', 'dekabr, 2026', '4 500 $'],
  ])('write %s by themselves', (code, date, month, sum) => {
    const formats = createFormats('uk', code)
    expect(shown(formats.plainDate('2026-12-05'))).toBe(date)
    expect(shown(formats.monthYear('2026-12-05'))).toBe(month)
    expect(shown(formats.money(450_000, 'USD'))).toBe(sum)
    expect(shown(formats.dateTime(EVENING))).toBe(`${date}, 18:05 UTC`)
  })

  it('say what is no date as the page does', () => {
    const formats = createFormats('uk', 'kk')
    expect(formats.country('PH')).toBe('Філіппіни')
    expect(formats.relative(EVENING - 3 * 86_400_000, EVENING)).toBe('3 дні тому')
    expect(() => formats.plainDate('2026')).toThrow(RangeError)
  })

  it('write a range of days in one month once, others as two dates', () => {
    const formats = createFormats('uk', 'az')
    expect(shown(formats.dateRange('2026-12-05', '2026-12-20'))).toBe('5–20 dekabr 2026')
    expect(shown(formats.dateRange('2026-12-05', '2027-01-03'))).toBe('5 dekabr 2026 – 3 yanvar 2027')
    expect(formats.dateRange('2026-12-05', '2026-12-05')).toBe(formats.plainDate('2026-12-05'))
  })

  it('know other zones', () => {
    const formats = createFormats('en', 'kk')
    expect(shown(formats.date(Date.UTC(2026, 11, 5, 23), 'Asia/Manila'))).toBe('2026 ж. 6 желтоқсан')
    expect(shown(formats.dateTime(EVENING, 'Asia/Manila'))).toMatch(/^2026 ж\. 6 желтоқсан, 02:05 /)
  })
})
