import { Notice } from '#src/app/ui/states.tsx'
import type { CrewWords } from './crew-words.ts'

/** Why there are no names here, and how a company comes to know one. */
export const PrivacyNotice = ({ words: { t } }: { words: CrewWords }) => (
  <Notice title={t('crew.privacy.title')}>{t('crew.privacy.text')}</Notice>
)
