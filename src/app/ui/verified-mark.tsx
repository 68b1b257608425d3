import { useIntl } from '#src/i18n/react.tsx'
import { StateMark, Verified } from './marks.tsx'

/** The shield of a licence that was checked; the plain word when it was not. */
export function VerifiedMark({ verified }: { verified: boolean }) {
  const { t } = useIntl()
  return verified ? (
    <Verified>{t('vacancy.row.verified')}</Verified>
  ) : (
    <StateMark kind="plain">{t('vacancy.employer.unverified')}</StateMark>
  )
}
