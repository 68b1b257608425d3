import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { LetterStream } from '#src/contract/mailing-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { streamAction } from './stream-actions.ts'

type Props = ActProps & { stream: LetterStream }

/** What is paused, and forms that pause and resume. */
export function Pauses({ stream: { pause, agencies }, ...form }: Props) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  return (
    <section className="section column gap-4">
      <h2>{t('mailing-desk.pause.title')}</h2>
      {pause ? (
        <Notice tone="land" flag="X" title={t('mailing-desk.pause.all', { date: dateTime(pause.at) })}>
          <p className="small">{t(`mailing-desk.pause-reason.${pause.reason}`)}</p>
          <ResumeForm {...form} scope="" label={t('mailing-desk.pause.all', { date: dateTime(pause.at) })} />
        </Notice>
      ) : (
        agencies.length === 0 && <p className="muted">{t('mailing-desk.pause.none')}</p>
      )}
      {agencies.map(({ id, name, at, reason }) => (
        <div key={id} className="sheet padded column gap-2">
          <p>
            <bdi className="bold">{name}</bdi>
          </p>
          <p className="small muted">
            {t(`mailing-desk.pause-reason.${reason}`)} · {dateTime(at)}
          </p>
          <ResumeForm {...form} scope={id} label={name} />
        </div>
      ))}
      <PauseForm {...form} />
    </section>
  )
}

function ResumeForm({ scope, label, ...props }: ActProps & { scope: string; label: string }) {
  const { t } = useIntl()
  const form = useActForm('resume', streamAction, props, { entry: { field: 'scope', id: scope } })
  return (
    <ActForm form={form} act="resume" label={`${t('mailing-desk.resume.submit')}: ${label}`} className="column gap-2">
      <input type="hidden" name="scope" value={scope} />
      <TextField name="reason" group="resumption" label={t('proposal.field.reason')} autoComplete="off" />
      <div>
        <SubmitButton className="button dense">{t('mailing-desk.resume.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function PauseForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('pause', streamAction, props)
  const title = t('mailing-desk.pause.submit')
  return (
    <div className="sheet padded column gap-4">
      <h3>{title}</h3>
      <p className="small muted">{t('mailing-desk.pause.text')}</p>
      <ActForm form={form} act="pause" label={title} className="column gap-4">
        <TextField
          name="company"
          group="pause"
          label={t('mailing-desk.pause.company')}
          hint={t('mailing-desk.pause.company-hint')}
          autoComplete="off"
          dir="ltr"
          optional
        />
        <TextField name="reason" group="pause" label={t('proposal.field.reason')} autoComplete="off" />
        <div>
          <SubmitButton className="button">{title}</SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}
