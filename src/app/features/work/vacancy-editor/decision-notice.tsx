import { Notice } from '#src/app/ui/states.tsx'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Why a moderator rejected it, and how to correct it. */
export function DecisionNotice({ edited: { decision, state } }: { edited: Pick<EditedVacancy, 'decision' | 'state'> }) {
  const { t } = useIntl()
  if (!decision || decision.act === 'approve' || state !== 'draft') return null
  return (
    <Notice tone="land" title={t(`moderation.told.${decision.act}`)}>
      {decision.reason && <p className="small">{t(`moderation.reason.${decision.reason}`)}</p>}
      {decision.reason && <p className="small">{t(`moderation.mend.${decision.reason}`)}</p>}
      {decision.note && (
        <p className="small" dir="auto">
          {decision.note}
        </p>
      )}
    </Notice>
  )
}
