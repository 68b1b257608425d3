import type { LineLink } from '#src/contract/billing/schemas.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Returns the words by which people know what an entry belongs to. */
export function useReference(): (link: LineLink) => string {
  const { t } = useIntl()
  return ({ kind, reference }) => {
    if (kind === 'top-up') return t('billing.link.top-up', { reference: groupByFour(reference) })
    return kind === 'order' ? t('billing.link.order', { reference }) : reference
  }
}
