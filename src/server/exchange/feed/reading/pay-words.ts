import { type Currency, isCurrency, type PayPeriod } from '#src/domain/vocabulary/currencies.ts'

/** Symbols and names of currencies besides ISO codes. A krone, a yen or another country's dollar needs its code. */
const NAMED: readonly (readonly [pattern: RegExp, currency: Currency])[] = [
  [/(?<![a-z])(?:us|u\.s\.)?\s?\$|(?<!\p{L})(?:us\s)?dollars?(?!\p{L})|(?<!\p{L})долл?\p{L}*|美元/u, 'USD'],
  [/€|(?<!\p{L})(?:euros?|евро|євро)(?!\p{L})|欧元/u, 'EUR'],
  [/£|(?<!\p{L})(?:pounds?|sterling)(?!\p{L})/u, 'GBP'],
  [/₴|(?<!\p{L})(?:грн|гривен\p{L}*|гривн\p{L}*)/u, 'UAH'],
  [/₹|(?<!\p{L})(?:rupees?|rs\.?)(?!\p{L})/u, 'INR'],
  [/₱|(?<!\p{L})(?:pesos?)(?!\p{L})/u, 'PHP'],
  [/(?<!\p{L})(?:rmb|yuan)(?!\p{L})|人民币|(?<![美欧日])元/u, 'CNY'],
]
const OTHER_DOLLARS = /(?<![a-z])(?:a|au|c|ca|hk|nz|s)\$/u
const CODE = /(?<![a-z])[a-z]{3}(?![a-z])/g
/** ISO codes that are not supported for pay. */
const FOREIGN =
  /(?<![a-z])(?:rub|rur|pln|sek|dkk|chf|aud|cad|hkd|idr|myr|vnd|thb|krw|brl|try|zar|ron|bgn|hrk|gel|kzt|sar|qar|omr|egp|ngn)(?![a-z])|₽|руб|zl(?![a-z])|₺|₩/u

/** Returns the currencies in a text; none if an unsupported one is named. */
export function findCurrencies(text: string): Currency[] {
  if (FOREIGN.test(text) || OTHER_DOLLARS.test(text)) return []
  const codes = (text.match(CODE) ?? []).map((code) => code.toUpperCase()).filter(isCurrency)
  const named = NAMED.filter(([pattern]) => pattern.test(text)).map(([, currency]) => currency)
  return [...new Set([...codes, ...named])]
}

// biome-ignore format: one period, one row
const PERIODS: readonly (readonly [pattern: RegExp, period: PayPeriod | 'other'])[] = [
  [/(?:(?<![a-z])(?:per|an?)|\/)\s?(?:hour|hr|h)(?![a-z])|hourly|в час|за час|\/час|por hora|par heure|pro stunde|per jam/u, 'other'],
  [/(?:(?<![a-z])(?:per|a)|\/)\s?(?:week|wk)(?![a-z])|weekly|в неделю|на тиждень|por semana|par semaine|pro woche/u, 'other'],
  [/(?:(?<![a-z])(?:per|an?)|\/)\s?(?:year|annum|yr)(?![a-z])|p\.\s?a\.|annual|yearly|в год|на рік|ao ano|al ano|par an(?![a-z])|pro jahr|per tahun/u, 'other'],
  [/per (?:contract|voyage|trip)|lump ?sum|за контракт|за рейс/u, 'other'],
  [/(?:(?<![a-z])(?:per|a|each)|\/)\s?(?:day|d)(?![a-z])|daily|day rate|dayrate|(?<![a-z])p\.?\/?d\.?(?![a-z])|per diem|в день|в сутки|\/день|\/сут|на день|за день|за добу|\/добу|por dia|al dia|ao dia|diari[oa]s?|par jour|\/jour|pro tag|am tag|\/tag|taglich|per hari|sehari|\/hari|kada araw|bawat araw|في اليوم|يوميا|प्रति ?दिन|每天|\/天|日薪/u, 'day'],
  [/(?:(?<![a-z])(?:per|a|each)|\/)\s?(?:month|mth|mo|m)(?![a-z])|monthly|(?<![a-z])p\.?\/?m\.?(?![a-z])|per mensem|в месяц|\/мес|ежемесячно|на місяць|\/міс|щомісяця|al mes|por mes|\/mes|mensual|par mois|\/mois|mensuel|pro monat|im monat|\/monat|monatlich|ao mes|mensal|per bulan|sebulan|\/bulan|kada buwan|bawat buwan|buwanan|في الشهر|شهريا|प्रति ?माह|मासिक|每月|\/月|月薪/u, 'month'],
]

/** Returns whether pay is by month or day, `other` for other periods; undefined if unknown. */
export const findPeriod = (text: string): PayPeriod | 'other' | undefined =>
  PERIODS.find(([pattern]) => pattern.test(text))?.[1]

const UP_TO =
  /(?:up to|upto|max\.?|maximum|not more than|until|до|bis(?: zu)?|hasta|jusqu'?a|ate|hingga|sampai|maksimal|hanggang|حتي|तक|最高|不超过|≤|<)[^\p{L}\p{N}]{0,9}(?:[a-z]{3}\s?)?[^\p{L}\p{N}]{0,9}$/u
const BETWEEN =
  /^[^\p{L}\p{N}]{0,9}(?:[a-z]{3}|us\s?)?[^\p{L}\p{N}]{0,9}(?:-|~|to|до|bis|hasta|al?|ate|e|and|und|hingga|sampai|s\/d|hanggang|الي|至|到|~)[^\p{L}\p{N}]{0,9}(?:[a-z]{3}|us\s?)?[^\p{L}\p{N}]{0,9}$/u

/** Whether the words before a figure make it the upper limit. */
export const isUpTo = (before: string): boolean => UP_TO.test(before)

/** Whether the text between two figures makes them a range; the currency may be there too. */
export const isRange = (between: string): boolean => BETWEEN.test(between)
