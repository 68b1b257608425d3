import type { Action, PageProps } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, SelectField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { ModeratedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { useIntl } from '#src/i18n/react.tsx'

export type ModeratedData = { moderated: ModeratedVacancy }

type Props = PageProps<ModeratedData> & { action: Action }

/** What can be decided about it, as far as its state allows it. */
export function DecisionForms(props: Props) {
  const { t } = useIntl()
  const { status } = props.data.moderated
  if (status === 'published') return <RefuseForm act="take-down" {...props} />
  if (status !== 'moderation') return <Notice>{t('moderation.nothing')}</Notice>
  return (
    <div className="column gap-4">
      <ApproveForm {...props} />
      <RefuseForm act="refuse" {...props} />
    </div>
  )
}

/** What was read goes along, so that the decision is about nothing else. */
const Seen = ({ data }: Pick<Props, 'data'>) => <input type="hidden" name="seen" value={data.moderated.seen} />

function ApproveForm({ action, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('approve', action, props)
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('moderation.approve.title')}</h2>
      <p className="small muted">{t('moderation.approve.text')}</p>
      <ActForm form={form} act="approve" label={t('moderation.approve.title')}>
        <Seen data={props.data} />
        <div>
          <SubmitButton className="button primary">{t('moderation.approve.act')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function RefuseForm({ act, action, ...props }: Props & { act: 'refuse' | 'take-down' }) {
  const { t } = useIntl()
  const form = useActForm(act, action, props, { initial: { reason: '' } })
  return (
    <Disclosure summary={t(`moderation.${act}.act`)} open={form.failed}>
      <ActForm form={form} act={act} label={t(`moderation.${act}.act`)}>
        <Seen data={props.data} />
        <SelectField
          name="reason"
          group="moderation"
          label={t('moderation.fact.reason')}
          placeholder={t('moderation.choose')}
          options={MODERATION_REASONS.map((value) => ({ value, label: t(`moderation.reason.${value}`) }))}
        />
        <TextArea name="note" group="moderation" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{t(`moderation.${act}.act`)}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
