import type { AppIntl } from '#src/i18n/intl.ts'
import { StateMark, Verified } from './marks.tsx'

type Props = { verified: boolean; t: AppIntl['t'] }

/** The shield of a licence that was checked; the plain word when it was not. It is given its words: kept rows are drawn outside of their page. */
export const VerifiedMark = ({ verified, t }: Props) =>
  verified ? (
    <Verified>{t('vacancy.row.verified')}</Verified>
  ) : (
    <StateMark kind="plain">{t('vacancy.employer.unverified')}</StateMark>
  )
