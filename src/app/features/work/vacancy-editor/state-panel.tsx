import type { PageProps } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { CLOSE_OUTCOMES, findLastDay } from '#src/domain/vacancy/own-vacancy.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { editAction } from './acts.ts'
import type { EditData } from './edit-data.ts'

type Props = PageProps<EditData>

/** Actions on the vacancy, as far as its state allows them. */
export function StatePanel(props: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { state, expiresAt, isDraft } = props.data.edited
  const isPublic = state === 'published'
  return (
    <section className="section column gap-4" aria-labelledby="acts-title">
      <h2 className="heading-3" id="acts-title">
        {t('vacancy-form.acts.title')}
      </h2>
      {isPublic && expiresAt && (
        <p className="small muted">{t('vacancy-form.acts.ends', { date: plainDate(findLastDay(expiresAt)) })}</p>
      )}
      <div className="row">
        {isPublic && <OneAct act="pause" {...props} />}
        {state === 'paused' && <OneAct act="resume" {...props} />}
        <OneAct act="duplicate" {...props} />
        {isDraft && <OneAct act="discard" {...props} />}
      </div>
      {isPublic && <ExtendForm {...props} />}
      {(isPublic || state === 'paused' || state === 'moderation') && <CloseForm {...props} />}
    </section>
  )
}

function OneAct({ act, ...props }: Props & { act: 'pause' | 'resume' | 'duplicate' | 'discard' }) {
  const { t } = useIntl()
  const form = useActForm(act, editAction, props)
  return (
    <ActForm form={form} act={act} label={t(`vacancy-form.act.${act}`)}>
      <input type="hidden" name="idempotencyKey" value={props.failure?.values.idempotencyKey ?? props.ctx.actKey} />
      <SubmitButton className="button">{t(`vacancy-form.act.${act}`)}</SubmitButton>
    </ActForm>
  )
}

function ExtendForm(props: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const form = useActForm('extend', editAction, props)
  const { latestDay } = props.data.edited
  return (
    <Disclosure summary={t('vacancy-form.act.extend')} open={form.failed}>
      <ActForm form={form} act="extend" label={t('vacancy-form.act.extend')}>
        <TextField
          name="until"
          group="extension"
          type="date"
          optional
          label={t('vacancy-form.field.until')}
          {...(latestDay && { hint: t('vacancy-form.hint.until', { day: plainDate(latestDay) }) })}
        />
        <div>
          <SubmitButton className="button">{t('vacancy-form.act.extend')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

function CloseForm(props: Props) {
  const { t } = useIntl()
  const form = useActForm('close', editAction, props, { initial: { outcome: '' } })
  return (
    <Disclosure summary={t('vacancy-form.act.close')} open={form.failed}>
      <ActForm form={form} act="close" label={t('vacancy-form.act.close')}>
        <SelectField
          name="outcome"
          group="closing"
          label={t('vacancy-form.field.outcome')}
          placeholder={t('cv.choice.none')}
          options={CLOSE_OUTCOMES.map((value) => ({ value, label: t(`vacancy-form.outcome.${value}`) }))}
        />
        <div>
          <SubmitButton className="button bad">{t('vacancy-form.act.close')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
