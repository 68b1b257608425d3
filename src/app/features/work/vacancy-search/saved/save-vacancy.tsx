import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { saveVacancy } from './actions.ts'

/** Saves the vacancy, or removes it. */
export function SaveVacancy({ isSaved, ...props }: ActProps & { isSaved: boolean }) {
  const { t } = useIntl()
  const act = isSaved ? 'unsave' : 'save'
  const form = useActForm(act, saveVacancy, props)
  return (
    <div id="saved" tabIndex={-1}>
      <ActForm form={form} act={act}>
        <SubmitButton className="button full">
          <Icon name={isSaved ? 'check' : 'bookmark'} />
          {t(isSaved ? 'saved.vacancy.saved' : 'saved.vacancy.save')}
        </SubmitButton>
      </ActForm>
    </div>
  )
}
