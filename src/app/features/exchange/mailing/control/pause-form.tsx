import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { controlAction } from './actions.ts'

/** Stops the letters for two weeks. */
export function PauseForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('pause', controlAction, props)
  return (
    <ActForm form={form} act="pause" className="column">
      <SubmitButton className="button">{t('mailing-control.pause.submit')}</SubmitButton>
    </ActForm>
  )
}

/** Says until when nothing comes. */
export function Paused({ until, mayChange, ...props }: ActProps & { until: number; mayChange: boolean }) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <Notice tone="land" flag="X" level={2} title={t('mailing-control.pause.title', { date: date(until) })}>
      <p className="small">{t('mailing-control.pause.text')}</p>
      {mayChange && <ResumeForm {...props} />}
    </Notice>
  )
}

function ResumeForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('resume', controlAction, props)
  return (
    <ActForm form={form} act="resume" className="column">
      <div>
        <SubmitButton className="button">{t('mailing-control.pause.resume')}</SubmitButton>
      </div>
    </ActForm>
  )
}
