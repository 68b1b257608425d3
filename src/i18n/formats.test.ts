import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '../domain/locales.ts'
import { amountOf, negate } from '../domain/money/amount.ts'
import { createFormats } from './formats.ts'

const NBSP = /\u00a0/g
const shown = (text: string): string => text.replace(NBSP, ' ')
const NOON = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000

type Sample = {
  pay: string
  sum: string
  signs: readonly [euro: string, hryvnia: string, pound: string]
  date: string
  month: string
  ago: string
  country: string
}

const SAMPLES: Record<LocaleCode, Sample> = {
  en: {
    pay: 'US$10,200–11,400',
    sum: 'US$4,500',
    signs: ['€4,500', '₴4,500', 'GBP 4,500'],
    date: '12 December 2026',
    month: 'December 2026',
    ago: '3 days ago',
    country: 'Philippines',
  },
  uk: {
    pay: '10 200–11 400 $',
    sum: '4 500 $',
    signs: ['4 500 €', '4 500 ₴', '4 500 GBP'],
    date: '12 грудня 2026 р.',
    month: 'грудень 2026 р.',
    ago: '3 дні тому',
    country: 'Філіппіни',
  },
  ru: {
    pay: '10 200–11 400 $',
    sum: '4 500 $',
    signs: ['4 500 €', '4 500 ₴', '4 500 £'],
    date: '12 декабря 2026 г.',
    month: 'декабрь 2026 г.',
    ago: '3 дня назад',
    country: 'Филиппины',
  },
  fr: {
    pay: '10 200–11 400 $US',
    sum: '4 500 $US',
    signs: ['4 500 €', '4 500 ₴', '4 500 £GB'],
    date: '12 décembre 2026',
    month: 'décembre 2026',
    ago: 'il y a 3 jours',
    country: 'Philippines',
  },
  ar: {
    pay: 'US$10,200–11,400',
    sum: 'US$4,500',
    signs: ['\u200e€4,500', '\u200e₴4,500', 'GBP 4,500'],
    date: '12 ديسمبر 2026',
    month: 'ديسمبر 2026',
    ago: 'قبل 3 أيام',
    country: 'الفلبين',
  },
  es: {
    pay: '10.200–11.400 US$',
    sum: '4500 US$',
    signs: ['4500 €', '4500 ₴', '4500 GBP'],
    date: '12 de diciembre de 2026',
    month: 'diciembre de 2026',
    ago: 'hace 3 días',
    country: 'Filipinas',
  },
  de: {
    pay: '10.200–11.400 $',
    sum: '4.500 $',
    signs: ['4.500 €', '4.500 ₴', '4.500 £'],
    date: '12. Dezember 2026',
    month: 'Dezember 2026',
    ago: 'vor 3 Tagen',
    country: 'Philippinen',
  },
  tl: {
    pay: '$10,200–11,400',
    sum: '$4,500',
    signs: ['€4,500', '₴4,500', '£4,500'],
    date: 'Disyembre 12, 2026',
    month: 'Disyembre 2026',
    ago: '3 araw ang nakalipas',
    country: 'Pilipinas',
  },
  hi: {
    pay: '$10,200–11,400',
    sum: '$4,500',
    signs: ['€4,500', '₴4,500', '£4,500'],
    date: '12 दिसंबर 2026',
    month: 'दिसंबर 2026',
    ago: '3 दिन पहले',
    country: 'फ़िलिपींस',
  },
  pt: {
    pay: '10 200–11 400 US$',
    sum: '4500 US$',
    signs: ['4500 €', '4500 ₴', '4500 £'],
    date: '12 de dezembro de 2026',
    month: 'dezembro de 2026',
    ago: 'há 3 dias',
    country: 'Filipinas',
  },
  id: {
    pay: 'US$10.200–11.400',
    sum: 'US$4.500',
    signs: ['€4.500', '₴4.500', '£4.500'],
    date: '12 Desember 2026',
    month: 'Desember 2026',
    ago: '3 hari yang lalu',
    country: 'Filipina',
  },
  zh: {
    pay: 'US$10,200–11,400',
    sum: 'US$4,500',
    signs: ['€4,500', '₴4,500', '£4,500'],
    date: '2026年12月12日',
    month: '2026年12月',
    ago: '3天前',
    country: '菲律宾',
  },
}

describe.each(LOCALE_CODES)('formats of %s', (code) => {
  const formats = createFormats(code)

  it('write money, dates and names as the language does', () => {
    const pay = formats.payRange({ min: 1_020_000, max: 1_140_000, currency: 'USD' })
    expect({
      pay: shown(pay),
      sum: shown(formats.money(450_000, 'USD')),
      signs: ['EUR', 'UAH', 'GBP'].map((currency) => shown(formats.money(450_000, currency))),
      date: shown(formats.plainDate('2026-12-12')),
      month: shown(formats.monthYear('2026-12-12')),
      ago: shown(formats.relative(NOON - 3 * DAY, NOON)),
      country: formats.country('PH'),
    }).toEqual(SAMPLES[code])
  })

  it('keep money on one line and use Latin digits everywhere', () => {
    expect(formats.money(450_000, 'USD')).not.toMatch(/[ \u202f]/)
    expect(formats.plainDate('2026-12-12')).toContain('2026')
    expect(formats.dateTime(NOON)).toMatch(/12[:.]00.*UTC$/)
  })

  it('never write a date in digits only', () => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-05`
      expect(formats.plainDate(date)).toMatch(/\p{L}/u)
      expect(formats.plainDate(date)).toMatch(/\p{L}/u)
    }
  })
})

describe('plain dates', () => {
  it('never shift by a day, whatever the zone of the machine', () => {
    const formats = createFormats('en')
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Manila', 'America/New_York')
    const before = process.env.TZ
    fc.assert(
      fc.property(day, zone, (instant, timeZone) => {
        process.env.TZ = timeZone
        const date = instant.toISOString().slice(0, 10)
        const [year, , dayOfMonth] = date.split('-').map(Number)
        const [shownDay, , shownYear] = formats.plainDate(date).split(' ').map(Number)
        return shownDay === dayOfMonth && shownYear === year
      }),
    )
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('refuse what is not a date', () => {
    expect(() => createFormats('en').plainDate('12/12/2026')).toThrow(RangeError)
  })
})

describe('numbers and sums', () => {
  const formats = createFormats('en')

  it('show cents only in small sums and one sum for equal ends', () => {
    expect(shown(formats.money(4_550, 'USD'))).toBe('US$45.50')
    expect(shown(createFormats('fr').money(1_039_057, 'USD'))).toBe('10 391 $US')
    expect(shown(formats.payRange({ min: 450_000, max: 450_000, currency: 'USD' }))).toBe('US$4,500')
  })

  it('write amounts of balances with all their cents, and changes with a sign', () => {
    const amount = amountOf(450_000, 'USD')
    expect(shown(formats.amount(amount))).toBe('US$4,500.00')
    expect(shown(formats.change(amount))).toBe('+US$4,500.00')
    expect(shown(formats.change(negate(amount)))).toMatch(/^[-−]US\$4,500\.00$/)
    expect(shown(createFormats('uk').amount(amountOf(820_000, 'UAH')))).toBe('8 200,00 ₴')
    expect(shown(createFormats('ar').change(amountOf(5, 'EUR')))).toBe('\u200e+€0.05')
  })

  it('write a pay without a lower end as one up to the upper', () => {
    const pay = { min: 0, max: 700_000, currency: 'EUR' }
    expect(shown(formats.payRange(pay))).toBe('≤ €7,000')
    expect(shown(createFormats('ru').payRange(pay))).toBe('≤ 7 000 €')
    expect(shown(createFormats('ar').payRange(pay))).toBe('\u200e≤ €7,000')
  })

  it('leave the bare dollar sign to the US dollar: other dollars are named', () => {
    for (const code of LOCALE_CODES) expect(shown(createFormats(code).money(450_000, 'SGD'))).toMatch(/SGD|\$SG/)
  })

  it('know currencies without minor units', () => {
    expect(shown(formats.money(450_000, 'JPY'))).toBe('JPY 450,000')
  })

  it('group by lakh in Hindi', () => {
    expect(createFormats('hi').integer(100_000)).toBe('1,00,000')
  })

  it('write ranges, measures and lists', () => {
    expect(formats.range(4, 6)).toBe('4–6')
    expect(formats.measure(174_000, 'm3')).toBe('174,000\u00a0m³')
    expect(formats.list(['Rotterdam', 'Antwerp', 'Fujairah'])).toBe('Rotterdam, Antwerp and Fujairah')
    expect(formats.unit(5, 'month')).toBe('5\u00a0months')
    expect([1, 1_240_000, 10_000_000].map(formats.fileSize)).toEqual([
      '0.1\u00a0megabytes',
      '1.2\u00a0megabytes',
      '10\u00a0megabytes',
    ])
  })

  it('follow the locale that the reader chose; what joins a sentence stays', () => {
    const chosen = createFormats('en', 'pl')
    expect(chosen.plainDate('2026-12-12')).toBe('12 grudnia 2026')
    expect([chosen.country('PH'), chosen.language('uk')]).toEqual(['Filipiny', 'ukraiński'])
    expect(chosen.list(['Gdynia', 'Szczecin'])).toBe('Gdynia and Szczecin')
  })

  it('name places alike in every engine', () => {
    expect(['HK', 'PS', 'FK'].map(formats.country)).toEqual(['Hong Kong', 'Palestine', 'Falkland Islands'])
    expect(shown(createFormats('ru').money(450_000, 'UAH'))).toBe('4 500 ₴')
  })

  it('answer with the code where no one knows the name', () => {
    expect(formats.country('not a country')).toBe('not a country')
  })
})

describe('ranges of dates', () => {
  const RANGES: Record<LocaleCode, [string, string, string]> = {
    en: ['12–20 December 2026', '28 November – 3 December 2026', '28 December 2026 – 3 January 2027'],
    uk: ['12–20 грудня 2026 р.', '28 листопада – 3 грудня 2026 р.', '28 грудня 2026 – 3 січня 2027 рр.'],
    ru: ['12–20 декабря 2026 г.', '28 ноября – 3 декабря 2026 г.', '28 декабря 2026 г. – 3 января 2027 г.'],
    fr: ['12–20 décembre 2026', '28 novembre – 3 décembre 2026', '28 décembre 2026 – 3 janvier 2027'],
    ar: ['\u206812–20\u2069 ديسمبر 2026', '28 نوفمبر – 3 ديسمبر 2026', '28 ديسمبر 2026 – 3 يناير 2027'],
    es: [
      '12–20 de diciembre de 2026',
      '28 de noviembre – 3 de diciembre de 2026',
      '28 de diciembre de 2026 – 3 de enero de 2027',
    ],
    de: ['12.–20. Dezember 2026', '28. November – 3. Dezember 2026', '28. Dezember 2026 – 3. Januar 2027'],
    tl: ['Disyembre 12–20, 2026', 'Nobyembre 28 – Disyembre 3, 2026', 'Disyembre 28, 2026 – Enero 3, 2027'],
    hi: ['12–20 दिसंबर 2026', '28 नवंबर – 3 दिसंबर 2026', '28 दिसंबर 2026 – 3 जनवरी 2027'],
    pt: [
      '12–20 de dezembro de 2026',
      '28 de novembro – 3 de dezembro de 2026',
      '28 de dezembro de 2026 – 3 de janeiro de 2027',
    ],
    id: ['12–20 Desember 2026', '28 November – 3 Desember 2026', '28 Desember 2026 – 3 Januari 2027'],
    zh: ['2026年12月12日至20日', '2026年11月28日至12月3日', '2026年12月28日至2027年1月3日'],
  }

  it.each(LOCALE_CODES)('of %s say month and year once, in words', (code) => {
    const { dateRange, plainDate } = createFormats(code)
    expect(
      [
        dateRange('2026-12-12', '2026-12-20'),
        dateRange('2026-11-28', '2026-12-03'),
        dateRange('2026-12-28', '2027-01-03'),
      ].map(shown),
    ).toEqual(RANGES[code])
    expect(dateRange('2026-12-12', '2026-12-12')).toBe(plainDate('2026-12-12'))
  })
})
