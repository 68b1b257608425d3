import { StateMark, Verified } from '#src/app/ui/marks.tsx'
import type { Words } from './words.ts'

/** The shield of a licence that was checked; the plain word when it was not. */
export const VerifiedMark = ({ verified, words: { t } }: { verified: boolean; words: Words }) =>
  verified ? (
    <Verified>{t('vacancy.row.verified')}</Verified>
  ) : (
    <StateMark kind="plain">{t('vacancy.employer.unverified')}</StateMark>
  )
