import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** What can be bought: the same words as on every page that will sell something. */
export function PriceList() {
  const { t } = useIntl()
  return <Notice tone="land">{t('page.unbuilt.price')}</Notice>
}
