import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { copyPath } from '#src/contract/data-right/api.ts'
import { COPY_SECRET } from '#src/contract/data-right/data-right.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { dataAction } from './actions.ts'
import type { DataProps } from './data-sections.ts'

/** Asking for everything, how far it is, and the file itself for anyone who came by the link of the mail. */
export function CopySection(props: DataProps) {
  const { t } = useIntl()
  const { state, ctx, open } = props
  const secret = ctx.search.copy ?? ''
  return (
    <section className="column gap-4">
      <h2>{t('data.copy.title')}</h2>
      <p className="muted">{t('data.copy.text')}</p>
      <CopyState {...props} />
      {open && state.copy?.status === 'ready' && COPY_SECRET.test(secret) && (
        <>
          <p>{t('data.copy.link-text')}</p>
          <p>
            <a className="button primary" href={copyPath(secret)} download>
              {t('data.copy.download')}
            </a>
          </p>
        </>
      )}
      {open && state.copy?.status !== 'waiting' && <CopyForm {...props} />}
    </section>
  )
}

function CopyState({ state: { copy }, session: { email, emailVerified } }: DataProps) {
  const { t } = useIntl()
  const formats = useFormats()
  if (!copy) return null
  if (copy.status === 'failed') return <Notice tone="land">{t('data.copy.failed')}</Notice>
  if (copy.status === 'waiting' || !emailVerified)
    return (
      <Answer id="done">
        {emailVerified ? (
          <Notice tone="shoal">{t('data.copy.waiting', { email })}</Notice>
        ) : (
          <Notice tone="land">{t('data.copy.unconfirmed', { email })}</Notice>
        )}
      </Answer>
    )
  return <Notice>{t('data.copy.ready', { email, until: formats.dateTime(copy.expiresAt ?? 0) })}</Notice>
}

function CopyForm(props: DataProps) {
  const { t } = useIntl()
  const form = useActForm('copy', dataAction, props)
  return (
    <ActForm form={form} act="copy" label={t('data.copy.title')}>
      <div>
        <SubmitButton className="button">{t('data.copy.request')}</SubmitButton>
      </div>
    </ActForm>
  )
}
