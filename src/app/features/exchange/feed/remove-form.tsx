import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sourceAction } from './actions.ts'

const CHOICES = ['keep', 'close'] as const

/** Opens first, then sends: asks what happens to the vacancies of a removed source. */
export function RemoveForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('remove', sourceAction, props, { initial: { vacancies: 'keep' } })
  return (
    <Disclosure summary={t('feed.remove.title')} open={form.failed}>
      <ActForm form={form} act="remove" label={t('feed.remove.title')}>
        <p className="small muted">{t('feed.remove.text')}</p>
        <fieldset>
          <legend className="visually-hidden">{t('feed.remove.title')}</legend>
          {CHOICES.map((choice) => (
            <label key={choice} className="check">
              <input
                type="radio"
                name="vacancies"
                value={choice}
                defaultChecked={form.valueOf('vacancies') === choice}
              />
              {t(`feed.remove.${choice}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <SubmitButton className="button bad">{t('feed.remove.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
