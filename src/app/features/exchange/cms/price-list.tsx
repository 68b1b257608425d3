import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** The services and prices. */
export function PriceList() {
  const { t } = useIntl()
  return <Notice tone="land">{t('page.unbuilt.price')}</Notice>
}
