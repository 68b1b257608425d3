import type { MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import type { Demand } from '#src/domain/mailing/count-mailings.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Returns a function that says how many CVs would come without a demand; undefined for one that the rule does not have. */
export function useWithout(count: MailingCountAnswer | undefined) {
  const { t } = useIntl()
  return (demand: Demand): string | undefined => {
    const figure = count?.without[demand]
    return figure === undefined ? undefined : t('mailing-control.count.without', { count: figure })
  }
}
