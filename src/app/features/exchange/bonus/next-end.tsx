import { Link } from '#src/app/ui/link.tsx'
import type { OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** On the page of the balance: how much of the bonus ends next, and when. */
export function NextEnd({ next }: Pick<OwnBonuses, 'next'>) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  if (!next) return null
  return (
    <p className="small">
      {t('bonus.next', { amount: amount(next.amount), date: date(next.at) })}{' '}
      <Link to="/seaman/profile/friends">{t('bonus.list.title')}</Link>
    </p>
  )
}
