import { Notice } from '#src/app/ui/states.tsx'
import type { CrewWords } from './crew-words.ts'

/** Explains why there are no names, and how a company learns one. */
export const PrivacyNotice = ({ words: { t } }: { words: CrewWords }) => (
  <Notice title={t('crew.privacy.title')}>{t('crew.privacy.text')}</Notice>
)
