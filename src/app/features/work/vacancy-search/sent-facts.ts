import type { VacancyCopy, VacancyFact } from '#src/domain/application/vacancy-copy.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { agreementText, areasText, internetText } from './chosen-texts.ts'
import { payRows } from './pay-rows.ts'
import type { Words } from './words.ts'

type Text = (copy: VacancyCopy, words: Words) => string | null

const joined = (...texts: readonly (string | null | false | 0)[]): string => texts.filter(Boolean).join(' · ')

const serviceText: Text = ({ minMonthsInRank, minMonthsOnType }, { t }) =>
  joined(
    minMonthsInRank && t('vacancy.detail.months-in-rank', { months: minMonthsInRank }),
    minMonthsOnType && t('vacancy.detail.months-on-type', { months: minMonthsOnType }),
  )

const paperText: Text = ({ certificates, certificateMonths }, { intl, formats }) =>
  formats.list(
    certificates.map((slug) => {
      const name = intl.has(`certificate.${slug}`) ? intl.t(`certificate.${slug}`) : slug
      const months = certificateMonths[slug]
      return months ? intl.t('sent.vacancy.paper-months', { paper: name, months }) : name
    }),
  )

const sizeText: Text = ({ size, dwt, gt }, { formats, size: sizeOf }) =>
  joined(
    size && sizeOf(size),
    dwt !== null && size?.unit !== 'DWT' && formats.measure(dwt, 'DWT'),
    gt !== null && size?.unit !== 'GT' && formats.measure(gt, 'GT'),
  )

const crewText: Text = ({ crew }, { t, formats }) => {
  if (!crew) return null
  if (crew.nationalities.length === 0) return t('vacancy.detail.crew-size', { count: crew.size })
  const countries = formats.list(crew.nationalities.map(formats.country))
  return t('vacancy.detail.crew-mix', { count: crew.size, countries })
}

/** Returns each fact of a vacancy as text; empty if unknown. */
export const FACT_TEXTS: Record<VacancyFact, Text> = {
  post: ({ rank, cadetBerth }, words) =>
    joined(words.rank(rank), cadetBerth ? words.t('vacancy.detail.cadet-berth') : ''),
  pay: ({ pay, payParts }, words) =>
    joined(payText(pay, words), ...payRows({ pay, payParts }, words).map(([label, sum]) => sum && `${label}: ${sum}`)),
  joining: ({ joinFrom, joinTo }, { formats }) => formats.dateRange(joinFrom, joinTo),
  port: ({ port }, { formats }) => port && joined(port.name, formats.country(port.country)),
  duration: (copy, words) => words.duration(copy),
  area: (copy, words) => areasText(copy, words) || copy.tradingArea,
  positions: ({ positions }, { formats }) => formats.number(positions),
  agreement: (copy, words) => agreementText(copy, words) || copy.agreementName,
  travel: ({ travelPaid }, { t }) =>
    travelPaid === null ? null : t(travelPaid ? 'vacancy.detail.travel-paid' : 'vacancy.detail.travel-own'),
  'vessel-name': ({ vesselName, imo }) => joined(vesselName, imo ? `IMO ${imo}` : ''),
  'vessel-type': (copy, words) => words.vesselWithClass(copy),
  'vessel-built': ({ built }) => (built ? String(built) : null),
  'vessel-flag': ({ flag }, { formats }) => flag && formats.flag(flag),
  'vessel-size': sizeText,
  'vessel-engine': ({ engine }) => engine,
  'vessel-dp': ({ dpClass }) => (dpClass ? `DP${dpClass}` : null),
  'vessel-internet': internetText,
  crew: crewText,
  nationality: ({ nationalities }, { t, formats }) =>
    nationalities.length === 0
      ? t('vacancy.detail.nationality-any')
      : formats.anyOf(nationalities.map(formats.country)),
  english: ({ englishLevel }, words) => englishLevel && words.english(englishLevel),
  'sea-service': serviceText,
  certificates: paperText,
  employer: ({ employerName, employerVerified }, { t }) =>
    joined(employerName, t(employerVerified ? 'sent.vacancy.verified' : 'sent.vacancy.unverified')),
  licence: ({ licence }, { formats }) =>
    licence && joined(licence.number, licence.issuer, formats.plainDate(licence.expires)),
  text: ({ text }) => text,
}

const OWN_LABELS: Partial<Record<VacancyFact, MessageId>> = {
  post: 'sent.vacancy.post',
  employer: 'sent.vacancy.employer',
  licence: 'sent.vacancy.licence',
  joining: 'vacancy.detail.joins',
}

export const factLabel = (fact: VacancyFact, { t }: Words): string => t(OWN_LABELS[fact] ?? `vacancy.detail.${fact}`)
