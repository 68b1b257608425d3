import type { MatchLine } from '#src/domain/match/match-line.ts'
import { DAY } from '#src/domain/time.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { paperName } from '#src/i18n/match-line-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'

type Of<Kind extends MatchLine['kind']> = Extract<MatchLine, { kind: Kind }>

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

const vesselName = (vesselType: string, intl: AppIntl): string => vesselText({ vesselType, vesselClass: null }, intl)

const serviceAsked = ({ of, name, asked }: Of<'service'>, intl: AppIntl): string =>
  of === 'rank'
    ? intl.t('match.asked.service-rank', { asked, rank: rankName(intl, name) })
    : intl.t('match.asked.service-type', { asked, vessel: vesselName(name, intl) })

/** Returns the demand as text. */
export function askedText(line: MatchLine, intl: AppIntl): string {
  const { t } = intl
  const { plainDate, dateRange, country, list } = formatsFor(intl)
  switch (line.kind) {
    case 'rank':
      return t('match.asked.rank', { rank: rankName(intl, line.asked) })
    case 'type':
      return t('match.asked.type', { vessel: vesselName(line.asked, intl) })
    case 'english':
      return t('match.asked.english', { level: t(`vocabulary.english.${line.asked}`) })
    case 'service':
      return serviceAsked(line, intl)
    case 'joining':
      return t('match.asked.joining', { range: dateRange(line.from, line.to) })
    case 'nationality':
      return t('match.asked.nationality', { countries: list(line.asked.map(country)) })
    default:
      return t('match.asked.paper', { paper: paperName(line.paper, intl), until: plainDate(line.until) })
  }
}

const contractsText = ({ contracts, ship }: { contracts: number; ship: string | null }, { t }: AppIntl): string => {
  if (contracts === 0) return ''
  return ship ? t('match.told.contracts-ship', { contracts, ship }) : t('match.told.contracts', { contracts })
}

function describePaperLine({ state, validTo, until, paper, by }: Of<'paper' | 'visa'>, intl: AppIntl): string[] {
  const { plainDate } = formatsFor(intl)
  const id = state === 'met' && validTo === null ? 'lasting' : state
  const values = { date: validTo && plainDate(validTo), days: validTo ? daysBetween(validTo, until) : 0 }
  const covered = by !== null && by !== paper ? [intl.t('match.told.covered', { paper: paperName(by, intl) })] : []
  return [intl.t(`match.told.paper-${id}`, values), ...covered]
}

/** Returns what the CV has: one or two short texts. */
export function describeMatchLine(line: MatchLine, intl: AppIntl): string[] {
  const { t } = intl
  switch (line.kind) {
    case 'rank':
      if (line.state === 'missing') return [t('match.told.rank-missing')]
      return [...(line.sought ? [t('match.told.rank-sought')] : []), contractsText({ ...line, ship: null }, intl)]
    case 'type':
      return [line.state === 'missing' ? t('match.told.type-missing') : contractsText(line, intl)]
    case 'english':
      return [line.told ? t(`vocabulary.english.${line.told}`) : t('match.told.english-untold')]
    case 'service':
      return [t('match.told.months', { told: line.told }), contractsText(line, intl)]
    case 'joining':
      return [
        line.told
          ? t('match.told.ready', { date: formatsFor(intl).plainDate(line.told) })
          : t('match.told.ready-untold'),
      ]
    case 'nationality':
      return [formatsFor(intl).country(line.told)]
    default:
      return describePaperLine(line, intl)
  }
}
