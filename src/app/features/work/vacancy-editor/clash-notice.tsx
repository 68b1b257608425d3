import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { VacancyEditing } from './use-vacancy-form.ts'

/** A concurrent change of this vacancy: both versions are shown, and the person chooses. */
export function ClashNotice({
  editing: {
    said: { theirs },
    settle,
  },
}: {
  editing: VacancyEditing
}) {
  const { t } = useIntl()
  if (!theirs) return null
  return (
    <Answer kind="failed">
      <Notice tone="land" title={t('vacancy-form.clash.title')}>
        <p className="small">{t('vacancy-form.clash.text')}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => settle('mine')}>
            {t('vacancy-form.clash.mine')}
          </button>
          <button type="button" className="button" onClick={() => settle('theirs')}>
            {t('vacancy-form.clash.theirs')}
          </button>
        </div>
      </Notice>
    </Answer>
  )
}
