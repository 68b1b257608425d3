import { ActForm, EmailField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { dataAction } from './actions.ts'
import type { DataProps } from './data-sections.ts'
import { SoleOwned } from './hand-over.tsx'
import { GiveUpField, LeftBalance } from './left-balance.tsx'

/** Says what goes and what stays before it asks; an admin is sent to another admin. */
export function EraseSection(props: DataProps) {
  const { t } = useIntl()
  const { session, open } = props
  return (
    <section className="column gap-4">
      <h2>{t('data.erase.title')}</h2>
      {session.role === 'admin' ? (
        <p className="muted">{t('data.erase.admin')}</p>
      ) : (
        <>
          <p>{t('data.erase.now')}</p>
          <p>{t('data.erase.later')}</p>
          <p className="muted">{t('data.erase.stays')}</p>
          <SoleOwned {...props} />
          <LeftBalance {...props} />
          {open && <EraseForm {...props} />}
        </>
      )}
    </section>
  )
}

function EraseForm(props: DataProps) {
  const { t } = useIntl()
  const form = useActForm('erase', dataAction, props)
  return (
    <ActForm form={form} act="erase" label={t('data.erase.title')}>
      <div className="halves">
        <EmailField group="erasure" autoComplete="off" label={t('data.erase.email')} />
      </div>
      <GiveUpField {...props.state} />
      <div>
        <SubmitButton className="button bad">{t('data.erase.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

/** While the account waits to be deleted this comes first: the way back. */
export function KeepSection(props: DataProps & { eraseAt: number }) {
  const { t } = useIntl()
  const formats = useFormats()
  const form = useActForm('keep', dataAction, props)
  return (
    <Notice tone="land" title={t('data.keep.title', { date: formats.date(props.eraseAt) })}>
      <p className="small">{t('data.keep.text')}</p>
      {!props.session.impersonator && (
        <ActForm form={form} act="keep" label={t('data.keep.submit')}>
          <div>
            <SubmitButton className="button primary">{t('data.keep.submit')}</SubmitButton>
          </div>
        </ActForm>
      )}
    </Notice>
  )
}
