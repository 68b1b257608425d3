import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { OwnCrewCard } from '#src/contract/crew/schemas.ts'
import type { CrewWords } from './crew-words.ts'

/** For a seafarer: whether they are listed, and how to change it. */
export function OwnNotice({ own, words: { t } }: { own: OwnCrewCard; words: CrewWords }) {
  const hidden = own.isForVerified ? 'verified' : 'hidden'
  const state = own.isHidden ? hidden : 'listed'
  return (
    <Notice tone="shoal" title={t(`crew.own.${state}-title`)}>
      <p className="small">{t(`crew.own.${state}-text`)}</p>
      <p className="small">
        <Link to="/seamans/$id" params={{ id: own.id }}>
          {t('crew.own.preview')}
        </Link>
      </p>
    </Notice>
  )
}
