import type { AppIntl } from '#src/i18n/intl.ts'
import { StateMark, Verified } from './marks.tsx'

type Props = { verified: boolean; t: AppIntl['t'] }

/** The shield of a checked licence, otherwise plain text. Gets `t` as a prop, because cached rows are rendered outside their page. */
export const VerifiedMark = ({ verified, t }: Props) =>
  verified ? (
    <Verified>{t('vacancy.row.verified')}</Verified>
  ) : (
    <StateMark kind="plain">{t('vacancy.employer.unverified')}</StateMark>
  )
