import type { DateFormats } from './format-dates.ts'

type OwnDates = {
  /** A language with the same number and money formats. */
  numbers: string
  /** Patterns with `{d}`, `{m}` and `{y}` for day, month name and year. */
  day: string
  month: string
  months: string
  /** Month names without a day, if they differ. */
  alone?: string
}

/** Interface locales whose names are missing in Workers and Chromium; both must agree. */
export const OWN_DATES: Readonly<Record<string, OwnDates>> = {
  az: {
    numbers: 'de',
    day: '{d} {m} {y}',
    month: '{m} {y}',
    months: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
  },
  be: {
    numbers: 'ru',
    day: '{d} {m} {y} г.',
    month: '{m} {y} г.',
    months: 'студзеня лютага сакавіка красавіка мая чэрвеня ліпеня жніўня верасня кастрычніка лістапада снежня',
    alone: 'студзень люты сакавік красавік май чэрвень ліпень жнівень верасень кастрычнік лістапад снежань',
  },
  hy: {
    numbers: 'ru',
    day: '{d} {m}, {y} թ.',
    month: '{y} թ. {m}',
    months: 'հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի նոյեմբերի դեկտեմբերի',
    alone: 'հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր',
  },
  ka: {
    numbers: 'ru',
    day: '{d} {m}, {y}',
    month: '{m}, {y}',
    months: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
  },
  kk: {
    numbers: 'ru',
    day: '{y} ж. {d} {m}',
    month: '{y} ж. {m}',
    months: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
  },
  km: {
    numbers: 'en-US',
    day: '{d} {m} {y}',
    month: '{m} {y}',
    months: 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ',
  },
  mn: {
    numbers: 'en-US',
    day: '{y} оны {m} сарын {d}',
    month: '{y} оны {m} сар',
    months: '1-р 2-р 3-р 4-р 5-р 6-р 7-р 8-р 9-р 10-р 11-р 12-р',
  },
  sq: {
    numbers: 'ru',
    day: '{d} {m} {y}',
    month: '{m} {y}',
    months: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor',
  },
  uz: {
    numbers: 'ru',
    day: '{d}-{m}, {y}',
    month: '{m}, {y}',
    months: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
  },
}

const fill = (pattern: string, words: string, year: string, month: string, day = ''): string =>
  pattern
    .replace('{y}', year)
    .replace('{m}', words.split(' ')[Number(month) - 1] ?? month)
    .replace('{d}', day)
    .replace(/(\d) /, '$1\u00a0')

/** Returns year, month, day and time of an instant, in two digits. */
const readInstant = (ms: number, timeZone: string): string[] => {
  const digits = new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return /^(\d+)-(\d+)-(\d+)\D+(\d+:\d+)/.exec(digits.format(ms))?.slice(1) ?? []
}

/** Creates date formats with the names of `own`; everything else is formatted in the page's language. */
export const createOwnDateFormats = (own: OwnDates, page: DateFormats): DateFormats => {
  const writeDay = ([year = '', month = '', day]: readonly string[]): string =>
    fill(own.day, own.months, year, month, String(Number(day)))
  const plainDate = (date: string): string => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`not a plain date: ${date}`)
    return writeDay(date.split('-'))
  }
  const date = (ms: number, timeZone = 'UTC'): string => writeDay(readInstant(ms, timeZone))
  return {
    plainDate,
    shortDate: plainDate,
    dateRange: (from, to) => {
      const [first, last] = [plainDate(from), plainDate(to)]
      if (to <= from) return first
      if (from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`
      const [year = '', month = '', day = ''] = from.split('-')
      return fill(own.day, own.months, year, month, `${Number(day)}–${Number(to.slice(8))}`)
    },
    monthYear: (text) => fill(own.month, own.alone ?? own.months, text.slice(0, 4), text.slice(5, 7)),
    date,
    time: page.time,
    dateTime: (ms, timeZone = 'UTC') => {
      const zone = page.dateTime(ms, timeZone).split('\u00a0').at(-1)
      return `${date(ms, timeZone)}, ${readInstant(ms, timeZone)[3]}\u00a0${zone}`
    },
    relative: page.relative,
  }
}
