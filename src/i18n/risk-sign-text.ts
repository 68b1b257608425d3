import type { RiskSign } from '#src/contract/report/risk-schemas.ts'
import { insideSentence } from './inside-sentence.ts'
import type { AppIntl } from './intl.ts'

/** Returns a fact found by a rule, as a sentence. */
export const signText = ({ sign, form, count, words }: RiskSign, intl: AppIntl): string =>
  sign === 'ship'
    ? intl.t('report.sign.ship', { imo: words, vessel: insideSentence(intl, intl.t(`vessel.${form}`)) })
    : intl.t(`report.sign.${sign}-${form}`, { count, words })
