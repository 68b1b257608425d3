import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'

export const useNames = (): TradeNames => tradeNames(useIntl(), useFormats())
